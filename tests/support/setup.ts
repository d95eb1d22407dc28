import { addMatchers } from "./matchers.ts";
import { watchNoise } from "./noise.ts";

watchNoise();
addMatchers();
