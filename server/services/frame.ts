import type { FrameData } from "#app/domain/frame.ts";
import type { Visit } from "#server/visit.ts";

export async function loadFrame(_visit: Visit): Promise<FrameData> {
  throw new Error("not yet");
}
