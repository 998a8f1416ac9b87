import { expect, it } from "vitest";
import { pickFassungen } from "~/features/unternehmen/pickFassungen";

const EINTRAEGE = Array.from({ length: 23 }, (_, stelle) => ({
  revision: 23 - stelle,
  titel: "Änderung",
  am: "",
  zusaetze: [],
  unterschiede: [],
}));

async function readRevisionen(query: string): Promise<number[]> {
  const fassungen = { revision: 23, darfWiederherstellen: true, eintraege: EINTRAEGE };
  const { eintraege } = await pickFassungen(fassungen, new URLSearchParams(query));
  return eintraege.map(({ revision }) => revision);
}

it("zeigt von vielen Fassungen die neuesten zehn, und die anderen auf Wunsch darunter oder auf ihrer Seite", async () => {
  expect(await readRevisionen("")).toEqual([23, 22, 21, 20, 19, 18, 17, 16, 15, 14]);
  expect(await readRevisionen("fassungenBis=2")).toHaveLength(20);
  expect(await readRevisionen("fassungenSeite=3")).toEqual([3, 2, 1]);
  expect(await readRevisionen("fassungenSeite=9")).toEqual([3, 2, 1]);
});
