import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inTransaction } from "#standalone/db/in-transaction.ts";
import type { Tables } from "#standalone/db/tables.ts";

// The pause before another attempt.
beforeEach(() => void vi.spyOn(Math, "random").mockReturnValue(0));
afterEach(() => void vi.restoreAllMocks());

/** Work that fails this number of times, and the ends of its transactions. */
async function fail(times: number, error: Error) {
  const ends: string[] = [];
  class RecordingDriver extends DummyDriver {
    override async commitTransaction() {
      ends.push("commit");
    }
    override async rollbackTransaction() {
      ends.push("rollback");
    }
  }
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new RecordingDriver(),
      createIntrospector: (own) => new PostgresIntrospector(own),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  let failed = 0;
  const result = await inTransaction(db, async () => {
    failed += 1;
    if (failed <= times) throw error;
    return "done";
  }).catch((thrown: unknown) => thrown);
  return { result, ends };
}

const withCode = (code: string) => Object.assign(new Error("the database"), { code });

test.each(["40P01", "40001"])(
  "work that lost to a rival (%s) runs again in another transaction",
  async (code) => {
    const { result, ends } = await fail(2, withCode(code));
    expect(result).toBe("done");
    expect(ends).toEqual(["rollback", "rollback", "commit"]);
  },
);

test("after five losses the last one is thrown", async () => {
  const lost = withCode("40P01");
  const { result, ends } = await fail(9, lost);
  expect(result).toBe(lost);
  expect(ends).toEqual(Array.from({ length: 5 }, () => "rollback"));
});

test("any other failure is thrown at once", async () => {
  const broken = withCode("23505");
  const { result, ends } = await fail(1, broken);
  expect(result).toEqual(broken);
  expect(ends).toEqual(["rollback"]);
});
