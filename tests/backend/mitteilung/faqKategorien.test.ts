import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startBackend, textOf, type TestBackend } from "../../support/backend";
import {
  createEintrag as create,
  eintrag,
  ersteKategorie,
  faqAudit,
  KATEGORIEN,
  kategorienVon,
  neuerEintrag,
} from "../../support/faq";

let t: TestBackend;
beforeEach(async () => {
  t = await startBackend();
  await t.backend.migrate();
});
afterEach(() => t.stop());

describe("Kategorien", () => {
  it("werden angelegt, umbenannt, verschoben und gelöscht, wenn sie leer sind", async () => {
    const qm = await t.alsQm();
    const neu = await qm.post(KATEGORIEN, { name: "Gebühren" });
    const uuid = textOf(neu.body.uuid);
    const namen = async () => (await kategorienVon(qm)).map(({ name }) => name);
    expect((await namen()).at(-1)).toBe("Gebühren");
    expect((await qm.put(`${KATEGORIEN}/${uuid}`, { name: "Kosten", revision: 1 })).body).toEqual({ revision: 2 });
    expect((await qm.put(`${KATEGORIEN}/${uuid}`, { name: "Anders", revision: 1 })).body.code).toBe(
      "REVISION_VERALTET",
    );
    const davor = (await kategorienVon(qm)).at(-2)?.uuid;
    expect((await qm.post(`${KATEGORIEN}/${uuid}/verschieben`, { nachbarUuid: davor })).status).toBe(200);
    expect((await namen()).slice(-2)).toEqual(["Kosten", "Portal und Datenschutz"]);
    const erste = (await ersteKategorie(qm)).uuid;
    const zuWeit = await qm.post(`${KATEGORIEN}/${uuid}/verschieben`, { nachbarUuid: erste });
    expect(zuWeit.body.code).toBe("REVISION_VERALTET");
    const belegt = await create(qm);
    await qm.put(eintrag(belegt), neuerEintrag(uuid, { revision: 1 }));
    const loeschen = () => qm.ruf("DELETE", `${KATEGORIEN}/${uuid}`, { json: { revision: 2 } });
    expect((await loeschen()).body).toMatchObject({ code: "KATEGORIE_BELEGT", httpSubStatus: "409.70" });
    await qm.ruf("DELETE", eintrag(belegt), { json: { revision: 2 } });
    expect((await loeschen()).body).toEqual({ name: "Kosten" });
    expect(await namen()).not.toContain("Kosten");
    expect((await faqAudit(t)).filter((zeile) => zeile.startsWith("faq.kategorie"))).toEqual([
      "faq.kategorieAnlegen - 1",
      "faq.kategorieAendern 1 2",
      "faq.kategorieVerschieben 6 5",
      "faq.kategorieLoeschen 2 -",
    ]);
  });

  it.each([
    ["", "Bitte geben Sie an, wie die Kategorie heißt."],
    ["a".repeat(101), "Bitte kürzen Sie den Namen: höchstens 100 Zeichen."],
    ["prüfung und bescheid", "Diese Kategorie gibt es schon. Bitte wählen Sie einen anderen Namen."],
  ])("brauchen einen eigenen Namen: „%s“", async (name, message) => {
    const qm = await t.alsQm();
    expect((await qm.post(KATEGORIEN, { name })).body.errors).toEqual([{ uuid: "", property: "name", message }]);
    const { uuid, revision } = await ersteKategorie(qm);
    const { body } = await qm.put(`${KATEGORIEN}/${uuid}`, { name, revision });
    expect(body.errors).toEqual([{ uuid: "", property: "name", message }]);
  });
});
