import { describe, expect, it } from "vitest";
import { findSql } from "./findSql";
import { listSources, readSource } from "./sources";

/**
 * The stores with their tables and migrations; what looks after connections, clock and hindrances; the start of the
 * embedded database.
 */
const MAY = [
  /^app\/server\/backend\/storage\//,
  /^app\/server\/database\//,
  /^app\/server\/embedded\/postgres\w*\.ts$/,
];

describe("SQL", () => {
  it("stands in storage alone", () => {
    const others = ["app", "scripts"]
      .flatMap((folder) => listSources(folder))
      .filter((path) => !MAY.some((place) => place.test(path)));
    expect(others.flatMap((path) => findSql(path, readSource(path)))).toEqual([]);
  });

  it("is found where it stands", () => {
    const stores = listSources("app/server/backend/storage").filter((path) => path.endsWith("Store.ts"));
    expect(stores.filter((path) => findSql(path, readSource(path)).length === 0)).toEqual([]);
  });

  it.each([
    ["the library", 'import { eq } from "drizzle-orm";', "imports drizzle-orm"],
    ["a part of the library", 'import { alias } from "drizzle-orm/pg-core";', "imports drizzle-orm/pg-core"],
    [
      "a type of the tables",
      'import type { Zeile } from "../../storage/schema/antrag";',
      "imports ../../storage/schema/antrag",
    ],
    [
      "a table",
      'import { antrag } from "~/server/backend/storage/schema/antrag";',
      "imports ~/server/backend/storage/schema/antrag",
    ],
    ["a fragment", "const eins = sql`1`;", "writes sql`…`"],
    ["a typed fragment", "const eins = sql<number>`1`;", "writes sql`…`"],
    ["a statement", 'await pool.query("SELECT 1");', "calls query()"],
    ["a statement of drizzle", "await tx.execute(frage);", "calls execute()"],
  ])("is noticed as %s", (_was, text, finding) => {
    expect(findSql("app/x.ts", text)).toEqual([`app/x.ts ${finding}`]);
  });

  it("is not a store, a port or a search of an address", () => {
    const text = [
      'import { findAntrag } from "../../storage/antragStore";',
      'import { schema } from "~/contract/schema";',
      "const query = url.searchParams.get('q');",
    ].join("\n");
    expect(findSql("app/x.ts", text)).toEqual([]);
  });
});
