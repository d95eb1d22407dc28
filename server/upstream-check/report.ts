import { areas } from "#app/domain/area.ts";
import { groupsOf, isSpecified, type CheckedGroup } from "./groups.ts";
import type { CallBook, CheckedCall } from "./call-book.ts";
import { logName, endpoints } from "#server/upstream/endpoints.ts";
import type { Finding } from "./finding.ts";

export interface Report {
  readonly upstream: string;
  /** File of the adapter; null: there is none. */
  readonly adapter: string | null;
  /** What concerns all calls, for example that nothing answers. */
  readonly problems: readonly string[];
  readonly isRight: boolean;
  readonly groups: readonly CheckedGroup[];
}

export function reportOf(
  book: CallBook,
  about: { readonly upstream: string; readonly adapter: string | null; readonly problems: readonly string[] },
): Report {
  const groups = groupsOf(book);
  const calls = groups.flatMap((group) => group.calls);
  const isBad = ({ verdict, call }: CheckedCall) =>
    verdict === "wrong" || (verdict === "absent" && isSpecified(call));
  return { ...about, isRight: about.problems.length === 0 && !calls.some(isBad), groups };
}

/** The report for a person, in lines. */
export function linesOf({ upstream, adapter, problems, isRight, groups }: Report): readonly string[] {
  const count = (wanted: string) => groups.filter(({ verdict }) => verdict === wanted).length;
  const missing = groups.flatMap(({ calls }) =>
    calls.filter(({ verdict, call }) => verdict === "absent" && isSpecified(call)),
  );
  const verdicts = new Map(groups.map(({ name, verdict }) => [name, verdict]));
  const absent = areas.filter((area) => verdicts.get(area) === "absent");
  const title = `${upstream}${adapter === null ? "" : `, with ${adapter}`}`;
  const told = problems.map((problem) => `! ${problem}`);
  if (groups.every(({ verdict }) => verdict === "not tried")) return [title, ...told];
  const counts = (["works", "absent", "wrong", "not tried"] as const).map((each) => `${each} ${count(each)}`);
  return [
    title,
    ...told,
    "",
    "Calls of the specification",
    ...groups.filter((group) => group.isSpecified).flatMap(groupLines),
    "",
    "Areas: what is absent, the site does without",
    ...groups.filter((group) => !group.isSpecified).flatMap(groupLines),
    "",
    `Groups: ${counts.join(", ")}.`,
    ...(missing.length > 0
      ? [`Missing of the specification: ${missing.map(({ call }) => call).join(", ")}.`]
      : []),
    ...(absent.length > 0 ? [`ABSENT_AREAS=${absent.join(",")}`] : []),
    isRight ? "The site can use this back office." : "Something is wrong; see docs/connecting.md.",
  ];
}

function groupLines({ name, verdict, calls }: CheckedGroup): readonly string[] {
  return [`${verdict.padEnd(10)} ${name}`, ...calls.flatMap(callLines)];
}

function callLines({ call, request, verdict, reason, findings }: CheckedCall): readonly string[] {
  const sent = request ?? logName(endpoints[call]);
  return [
    `  ${verdict.padEnd(10)} ${call}: ${sent}${reason === null ? "" : ` – ${reason}`}`,
    ...findings.map((finding) => `    ${findingLine(finding)}`),
  ];
}

function findingLine({ kind, path, found, does, times }: Finding): string {
  const more = times > 1 ? ` (and ${times - 1} more)` : "";
  return `${kind}: ${path} is ${found}${more}: ${does}`;
}
