import { afterAll, beforeAll, expect, it } from "vitest";
import { chooseFirma, lookAs } from "../../support/ansicht";
import { allowEinsicht, create, type Angelegt } from "../../support/antraege";
import { type Browser, FIRMEN, listOf, MENSCHEN, startBackend, textOf, type TestBackend } from "../../support/backend";
import { gefunden, search, setWerte } from "../../support/inhaltssuche";

let t: TestBackend;
let chefin: Browser;
let fremd: Browser;
let eigener: Angelegt;
const WORT = "Quantensensor";
beforeAll(async () => {
  t = await startBackend();
  chefin = await t.als("bevollmaechtigt", "maschinenbau");
  fremd = await t.alsFremder();
  eigener = await create(chefin, "Im Maschinenbau");
  await setWerte(chefin, eigener, { titel: `Ein ${WORT}` });
  const software = await t.als("bevollmaechtigt", "software");
  await setWerte(software, await create(software, "In der Software"), { titel: WORT });
  await setWerte(fremd, await create(fremd, "In der Chemie"), { titel: `${WORT} für Fremde` });
});
afterAll(() => t.stop());

it("findet in allen Unternehmen der Person, gleich welches gewählt ist, und nie in fremden", async () => {
  expect((await gefunden(chefin, WORT)).sort()).toEqual(["Im Maschinenbau", "In der Software"]);
  const firmen = listOf((await search(chefin, WORT)).data).map(({ firma }) => textOf(firma));
  expect(firmen.sort()).toEqual([FIRMEN.maschinenbau.firma, FIRMEN.software.firma].sort());
  expect(await gefunden(fremd, WORT)).toEqual(["In der Chemie"]);
  for (const q of ["Fremde", "Chemie"]) expect(await gefunden(chefin, q)).toEqual([]);
});

it("zeigt Mitarbeitern nur, worauf sie ein Recht haben, und nichts mehr, sobald es endet", async () => {
  const mitarbeit = await t.alsMitarbeiter();
  expect(await gefunden(mitarbeit, WORT)).toEqual([]);
  const recht = [eigener.uuid, MENSCHEN.mitarbeit.uuid];
  await t.dienste.pool.query(
    "INSERT INTO antrag_recht (antrag_uuid, benutzer_uuid, recht) VALUES ($1, $2, 'LESEN')",
    recht,
  );
  expect(await gefunden(mitarbeit, WORT)).toEqual(["Im Maschinenbau"]);
  await t.dienste.pool.query("DELETE FROM antrag_recht WHERE antrag_uuid = $1 AND benutzer_uuid = $2", recht);
  expect(await search(mitarbeit, WORT)).toEqual({
    data: [],
    total: 0,
    hinweis: null,
    istVollstaendig: true,
    istTeilwort: false,
  });
});

it("gibt dem Stab nichts, auch nicht mit Zustimmung des Unternehmens, und ohne Anmeldung 401", async () => {
  await allowEinsicht(chefin, eigener.uuid);
  for (const rolle of ["support", "qm", "admin"] as const)
    expect(await search(await t.als(rolle), WORT)).toEqual({
      data: [],
      total: 0,
      hinweis: null,
      istVollstaendig: true,
      istTeilwort: false,
    });
  expect((await t.browser().get(`/v1/benutzer/suche?q=${WORT}`)).status).toBe(401);
});

it("antwortet in der Ansicht des Supports wie der Person, und jeder gefundene Antrag ist als gelesen vermerkt", async () => {
  const { ansicht, person } = await lookAs(t);
  await chooseFirma(ansicht, FIRMEN.maschinenbau.uuid);
  const gesehen = await search(ansicht, WORT);
  expect(gesehen).toEqual(await search(person, WORT));
  expect(gesehen.total).toBe(2);
  const { rows } = await t.dienste.pool.query(
    "SELECT vorgang, antrag_uuid AS antrag FROM audit WHERE grund = 'antraege.searchInhalte' AND antrag_uuid = $1",
    [eigener.uuid],
  );
  expect(rows).toEqual([{ vorgang: "einsicht.lesen", antrag: eigener.uuid }]);
});

it("findet nach dem Ende der Rolle nichts mehr in dem Unternehmen", async () => {
  await t.dienste.pool.query("DELETE FROM mitgliedschaft WHERE benutzer_uuid = $1 AND unternehmen_uuid = $2", [
    MENSCHEN.bevollmaechtigt.uuid,
    FIRMEN.software.uuid,
  ]);
  expect(await gefunden(chefin, WORT)).toEqual(["Im Maschinenbau"]);
});
