import { czech } from "#app/domain/typography.ts";

export const cookieListTexts = czech({
  title: "Co ve vašem prohlížeči ukládáme",
  prefix: "Na webu s šifrovaným spojením mají naše cookies před názvem ještě předponu __Host-.",
  nothing: "Do této skupiny teď neukládáme nic.",
});
