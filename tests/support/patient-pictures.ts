import { costly, openPictureProcesses, ordinary } from "#server/http/picture-processes.ts";

const patience = { longestWait: 120_000, deadline: 120_000, cpu: 60_000 };

/** Draws pictures without the site's deadlines, which a busy machine misses; those are tested at night. */
export const drawPatiently = openPictureProcesses({
  ordinary: { ...ordinary, ...patience },
  costly: { ...costly, ...patience },
});
