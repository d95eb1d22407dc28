import { addMatchers } from "./matchers.ts";
import { listenForNoise } from "./noise.ts";

listenForNoise();
addMatchers();
