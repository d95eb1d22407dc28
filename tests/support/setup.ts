import { addMatchers } from "./matchers.ts";
import { tolerateUnmappedStacks, watchNoise } from "./noise.ts";

watchNoise();
tolerateUnmappedStacks();
addMatchers();
