import { createContext } from "react";
import type { MenuItem } from "#app/domain/shell.ts";
import { plainMenu } from "#app/domain/fallback-settings.ts";

/** The top menu for components inside the shell; the built-in menu outside of it. */
export const TopMenuContext = createContext<readonly MenuItem[]>(plainMenu);
