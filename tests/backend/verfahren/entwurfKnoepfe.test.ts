import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Angelegt } from "../../support/antraege";
import { type Browser, listOf, startBackend, textOf, type TestBackend } from "../../support/backend";
import { entwurfSeiten } from "../../support/entwurfSeiten";
import { fetchSchriftsatzTan, readSchriftsatz, schriftsatzRufe, start, startTest } from "../../support/schriftsaetze";

let test: TestBackend;
let chefin: Browser;
let antrag: Angelegt;
const { save } = schriftsatzRufe(() => ({ test, antrag }));
const { seiten, open, press, issueBescheid } = entwurfSeiten(() => ({ test, wer: chefin, antrag }));
beforeAll(async () => {
  test = await startBackend({ NEZO_AKTIV: "false" });
});
afterAll(() => test.stop());
beforeEach(async () => {
  ({ chefin, antrag } = await startTest(test));
});

/** A draft of each kind that asks something, its page, and one of its texts. */
const KINDS = [
  [
    "Nachtrag",
    async () => {
      const uuid = await start(chefin, antrag.uuid, { art: "NACHTRAG" });
      return { uuid, feld: "text", seite: seiten().nachtrag(uuid), danach: `/antraege/${antrag.uuid}/startseite` };
    },
  ],
  [
    "Widerspruch",
    async () => {
      await issueBescheid();
      const uuid = await start(chefin, antrag.uuid, { art: "WIDERSPRUCH" });
      const danach = `/antraege/widerspruchUebersicht/${antrag.uuid}`;
      return { uuid, feld: "begruendung", seite: seiten().widerspruch(uuid), danach };
    },
  ],
  [
    "Rückzug",
    async () => {
      const uuid = await start(chefin, antrag.uuid, { art: "ANTRAG_RUECKZUG" });
      return { uuid, feld: "text", seite: seiten().rueckzug(), danach: `/antraege/${antrag.uuid}/startseite` };
    },
  ],
] as const;

describe.each(KINDS)("die Knöpfe am Entwurf: %s", (_art, prepare) => {
  it("„Speichern“ bleibt auf der Seite, „weiter“ führt zur Unterschrift, ein gewünschtes Ziel wird erreicht", async () => {
    const { uuid, feld, seite } = await prepare();
    const gespeichert = { status: 303, tone: "success", text: "Ihre Angaben sind gespeichert." };
    expect(await press(seite, { revision: "1", [feld]: "Eins" }, "?absicht=speichern")).toEqual({
      ...gespeichert,
      ort: seite.pfad,
    });
    expect(await press(seite, { revision: "2", [feld]: "Zwei" }, "?absicht=weiter")).toEqual({
      ...gespeichert,
      ort: `${seite.pfad}?schritt=unterschrift`,
    });
    expect(await press(seite, { revision: "3", [feld]: "Drei", weiter: "/profil" }, "?absicht=speichern")).toEqual({
      ...gespeichert,
      ort: "/profil",
    });
    expect(await readSchriftsatz(chefin, antrag.uuid, uuid)).toMatchObject({ werte: { [feld]: "Drei" } });
  });

  it("was zu lang ist, wird zum Rest beim Feld, auch auf dem Weg zur Unterschrift; ein Knopf verwirft ihn", async () => {
    const { uuid, feld, seite } = await prepare();
    expect(await press(seite, { revision: "1", [feld]: "x".repeat(20_000) }, "?absicht=weiter")).toEqual({
      status: 303,
      ort: seite.pfad,
      tone: "success",
      text: "Ihre Angaben sind gespeichert; was zu lang war, steht als Rest beim Feld.",
    });
    const { reste } = await readSchriftsatz(chefin, antrag.uuid, uuid);
    const [rest] = listOf(reste);
    const felder = { revision: "2", [feld]: "Kurz", absicht: `rest ${textOf(rest?.uuid)}` };
    expect(await press(seite, felder, "?absicht=speichern")).toMatchObject({
      ort: seite.pfad,
      text: "Der abgeschnittene Rest ist verworfen.",
    });
    expect(await readSchriftsatz(chefin, antrag.uuid, uuid)).toMatchObject({ reste: [], werte: { [feld]: "Kurz" } });
  });

  it("„Verwerfen“ führt dorthin, wo der Entwurf stand; danach kommt alles Getippte zurück", async () => {
    const { feld, seite, danach } = await prepare();
    expect(await press(seite, { revision: "9", absicht: "verwerfen" }, "?absicht=verwerfen")).toMatchObject({
      init: { status: 409 },
    });
    expect(await press(seite, { revision: "1", absicht: "verwerfen" }, "?absicht=verwerfen")).toEqual({
      status: 303,
      ort: danach,
      tone: "success",
      text: "Der Entwurf ist verworfen.",
    });
    expect(await press(seite, { revision: "1", [feld]: "Zu spät" }, "?absicht=speichern")).toMatchObject({
      data: { problem: { httpStatus: 404 }, eingaben: { [feld]: "Zu spät" } },
      init: { status: 404 },
    });
  });

  it("die Knöpfe der Unterschrift senden eine TAN, lehnen eine falsche ab und führen zum Ergebnis", async () => {
    const { uuid, feld, seite } = await prepare();
    const werte = { [feld]: "Fertig.", ...(feld === "begruendung" && { vorhaben: [antrag.vorhabenUuid] }) };
    expect((await save(chefin, uuid, { revision: 1, werte })).status).toBe(200);
    const { stand, tan } = await fetchSchriftsatzTan(test, chefin, { antragUuid: antrag.uuid, uuid });
    const schritt = "?schritt=unterschrift";
    expect(await press(seite, { stand, absicht: "tan" }, schritt)).toEqual({
      status: 303,
      ort: `${seite.pfad}${schritt}`,
      tone: "success",
      text: "Wir haben Ihnen eine TAN per E-Mail gesendet.",
    });
    expect(await press(seite, { stand, absicht: "unterschreiben", tan: "falsch" }, schritt)).toMatchObject({
      data: { problem: {}, eingaben: {} },
    });
    expect(tan).not.toBe("");
    const neue = await fetchSchriftsatzTan(test, chefin, { antragUuid: antrag.uuid, uuid });
    const fertig = await press(seite, { stand, absicht: "unterschreiben", tan: neue.tan }, schritt);
    expect(fertig).toMatchObject({ status: 303, text: null });
    expect("ort" in fertig && fertig.ort).toMatch(new RegExp(`^/nezosuccess\\?response=\\w+&antrag=${antrag.uuid}$`));
  });

  it("die Seite kennt ihren Schritt", async () => {
    const { seite } = await prepare();
    expect(await open(seite)).toMatchObject({ data: { fort: null, seite: { schritt: "schreiben" } } });
    expect(await open(seite, "?schritt=unterschrift")).toMatchObject({ data: { seite: { schritt: "unterschrift" } } });
  });
});
