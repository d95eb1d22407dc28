import { nbsp } from "#app/domain/typography.ts";

export const cookieListTexts = {
  title: nbsp("Co ve vašem prohlížeči ukládáme"),
  prefix: nbsp("Na webu s šifrovaným spojením mají naše cookies před názvem ještě předponu __Host-."),
  nothing: nbsp("Do této skupiny teď neukládáme nic."),
} as const;
