import type { z } from "zod";
import { parseJson } from "#app/domain/parse-json.ts";
import type { Result } from "#app/domain/result.ts";
import type { EndpointName } from "#server/upstream/endpoints.ts";
import { isRecord } from "#server/upstream/read-failure.ts";
import { parseAnswer, watchParsing } from "#server/upstream/wire.ts";
import { consequenceOf, fieldConsequence, rowConsequence } from "./consequences.ts";
import { isEmpty, isNoLink, oddShapes } from "./odd-shapes.ts";
import type { Noted } from "./finding.ts";
import { trackedValue, valueAt, type Path } from "./tracked-value.ts";

/** Reads the data of an answer as the site does, and notes what the site does not take, or takes only by tolerance. */
export function judgeAnswer<T>(
  name: EndpointName,
  data: unknown,
  schema: z.ZodType<T>,
): { readonly parsed: Result<T, null>; readonly notes: readonly Noted[] } {
  const { value: root, notes: written } =
    name === "settings" ? withoutText(data) : { value: data, notes: [] };
  const tracked = trackedValue(root);
  const wrong: Noted[] = [];
  const answer = watchParsing(
    ({ of, found, issues }) => {
      const at = tracked.pathOf(found);
      if (of === "value") {
        const value = valueAt(root, at);
        if (!isEmpty(value) && !isNoLink(at.at(-1), value))
          wrong.push(noteOfValue(name, at, value, issues, root));
        return;
      }
      for (const issue of issues.slice(0, 5)) {
        const path = [...at, ...issue.path.map(String)];
        wrong.push({ ...rowConsequence(name, path), path, value: valueAt(root, path) });
      }
    },
    () => parseAnswer(schema, tracked.value),
  );
  if (!answer.ok) {
    const path = pathOf(answer.error[0] ?? "");
    return {
      parsed: { ok: false, error: null },
      notes: [{ kind: "wrong", path, value: valueAt(root, path), does: consequenceOf(name) }],
    };
  }
  const paths = new Set(wrong.map(({ path }) => path.join(".")));
  const odd = oddShapes(name, root).filter(({ path }) => !paths.has(path.join(".")));
  const { cut } = answer.value;
  const tooLong: Noted[] = cut
    ? [{ kind: "wrong", path: [], value: cut, does: "what is beyond the limits is left out" }]
    : [];
  return {
    parsed: { ok: true, value: answer.value.value },
    notes: [...wrong, ...tooLong, ...written, ...odd],
  };
}

/** The field whose value was read as missing: the innermost one, where it is inside. */
function noteOfValue(
  name: EndpointName,
  at: Path,
  value: unknown,
  issues: readonly z.core.$ZodIssue[],
  root: unknown,
): Noted {
  const [issue] = issues;
  const inside = issue && issues.length === 1 ? [...at, ...issue.path.map(String)] : at;
  const field = settingName(name, root, at) ?? at.findLast((each) => !/^\d+$/.test(each)) ?? "";
  return {
    kind: "wrong",
    path: inside,
    value: inside === at ? value : valueAt(root, inside),
    does: fieldConsequence(field),
  };
}

function settingName(name: EndpointName, root: unknown, [row, field, ...inside]: Path): string | null {
  if (name !== "settings" || field !== "value" || inside.length > 0 || row === undefined) return null;
  const found = valueAt(root, [row, "name"]);
  return typeof found === "string" ? found : null;
}

function pathOf(issue: string): Path {
  const [path = ""] = issue.split(": ");
  return path === "answer" ? [] : path.split(".");
}

/** Settings whose values are written as JSON text, parsed, so that their fields have paths. */
function withoutText(data: unknown): { readonly value: unknown; readonly notes: readonly Noted[] } {
  const notes: Noted[] = [];
  function parsed(value: unknown, path: Path): unknown {
    const read = typeof value === "string" ? parseJson(value) : null;
    if (!read?.ok || typeof read.value !== "object") return value;
    notes.push({ kind: "accepted", path, value, does: "JSON text is read as JSON" });
    return read.value;
  }
  if (Array.isArray(data)) {
    const value = data.map((entry: unknown, row) =>
      isRecord(entry) ? { ...entry, value: parsed(entry["value"], [String(row), "value"]) } : entry,
    );
    return { value, notes };
  }
  if (!isRecord(data)) return { value: data, notes };
  notes.push({ kind: "accepted", path: [], value: data, does: "a map of settings is read by its names" });
  const entries = Object.entries(data).map(([key, value]) => [key, parsed(value, [key])]);
  return { value: Object.fromEntries(entries), notes };
}
