import { createContext } from "react";
import type { MenuItem } from "#app/domain/shell.ts";
import { plainMenu } from "#app/domain/fallback-settings.ts";

/** The theatre's top menu for what stands inside the frame; the built-in one where there is no frame. */
export const MainPages = createContext<readonly MenuItem[]>(plainMenu);
