import { createContext } from "react";
import type { MenuItem } from "#app/domain/shell-data.ts";

/** The top menu for components inside the shell; empty outside of it. */
export const TopMenuContext = createContext<readonly MenuItem[]>([]);
