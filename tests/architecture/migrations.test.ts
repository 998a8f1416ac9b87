import { expect, it } from "vitest";
import { readMigrationsliste } from "../../scripts/migrationsliste";
import { readMigrationen } from "../../app/server/backend/storage/migrationsdateien";

it("gives every migration a number of its own", async () => {
  const numbers = (await readMigrationen()).map(({ name }) => name.slice(0, 4));
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

it("never changes a migration that has landed, nor its number; `npm run docs` adds a new one to the list", async () => {
  const files = Object.fromEntries((await readMigrationen()).map(({ name, pruefsumme }) => [name, pruefsumme]));
  expect(files).toEqual(readMigrationsliste());
});

it("says from which version on others are compatible in a way that is understood", async () => {
  const unclear = (await readMigrationen()).filter(
    ({ sql, vertraeglichAb }) => /vertr(ä|ae)glich ab/i.test(sql) && vertraeglichAb === null,
  );
  expect(unclear.map(({ name }) => name)).toEqual([]);
});
