import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Flash } from "~/contract/antrag/formAntwort";
import * as nachtrag from "~/routes/antraege.$antragUuid.nachtrag.($uuid)";
import * as widerspruch from "~/routes/antraege.$antragUuid.widerspruch.$uuid._index";
import * as ruecknahme from "~/routes/antraege.$antragUuid.widerspruch.$uuid.zurueckziehen";
import * as rueckzug from "~/routes/antraege.$uuid.rueckzug";
import { bescheid } from "~/server/backend/storage/schema/bescheid";
import type { Angelegt } from "../../support/antraege";
import { type Browser, startBackend, textOf, type TestBackend } from "../../support/backend";
import { fetchSchriftsatzTan, listeSchriftsaetze, schriftsatzRufe, setStatus, start } from "../../support/schriftsaetze";
import { readSchriftsatz, startTest } from "../../support/schriftsaetze";
import { anfrageAn, formular } from "../../unit/server/portal/scheinBackend";

let test: TestBackend;
let chefin: Browser;
let antrag: Angelegt;
const { demand, discard, save } = schriftsatzRufe(() => ({ test, antrag }));
beforeAll(async () => {
  test = await startBackend({ NEZO_AKTIV: "false" });
});
afterAll(() => test.stop());
beforeEach(async () => {
  ({ chefin, antrag } = await startTest(test));
});

type Args = LoaderFunctionArgs & ActionFunctionArgs;
type Route = { loader: (args: Args) => unknown; action: (args: Args) => unknown };
/** A page with the id that its address names. */
type Seite = { route: Route; pfad: string; params: Record<string, string> };

const nachtragSeite = (uuid?: string): Seite => ({
  route: nachtrag,
  pfad: `/antraege/${antrag.uuid}/nachtrag${uuid === undefined ? "" : `/${uuid}`}`,
  params: { antragUuid: antrag.uuid, ...(uuid !== undefined && { uuid }) },
});
const widerspruchSeite = (uuid: string): Seite => ({
  route: widerspruch,
  pfad: `/antraege/${antrag.uuid}/widerspruch/${uuid}`,
  params: { antragUuid: antrag.uuid, uuid },
});
const ruecknahmeSeite = (uuid: string): Seite => ({
  route: ruecknahme,
  pfad: `/antraege/${antrag.uuid}/widerspruch/${uuid}/zurueckziehen`,
  params: { antragUuid: antrag.uuid, uuid },
});
const rueckzugSeite = (): Seite => ({
  route: rueckzug,
  pfad: `/antraege/${antrag.uuid}/rueckzug`,
  params: { uuid: antrag.uuid },
});

const argsFuer = ({ pfad, params }: Seite, query: string, init: RequestInit = {}): Args => {
  const cookie = [...chefin.kekse].map(([name, value]) => `${name}=${value}`).join("; ");
  const backend = (request: Request) => test.backend.handle(request, { clientIp: "192.0.2.9" });
  return anfrageAn(`${pfad}${query}`, backend, { ...init, headers: { cookie }, params });
};

const answer = (work: unknown): Promise<unknown> => Promise.resolve(work).catch((error: unknown) => error);

/** The message that waits for the next page. */
function flashVon({ headers }: Response): Flash | null {
  const line = headers.getSetCookie().find((cookie) => /flash=[^;]/.test(cookie)) ?? "";
  const body = /flash=([^.;]+)/.exec(line)?.[1];
  return body === undefined ? null : (JSON.parse(Buffer.from(body, "base64url").toString()) as Flash);
}

const toErgebnis = (antwort: unknown) =>
  antwort instanceof Response
    ? {
        status: antwort.status,
        ort: antwort.headers.get("location"),
        text: flashVon(antwort)?.text ?? null,
        tone: flashVon(antwort)?.tone ?? null,
      }
    : (JSON.parse(JSON.stringify(antwort)) as { data: object; init: { status: number } });

/** Presses a button of the page as a browser without scripts does. */
async function press(seite: Seite, felder: Record<string, string>, query = "") {
  const offen = JSON.stringify(await answer(nachtrag.loader(argsFuer(nachtragSeite(), ""))));
  const csrf = /"csrf":"([^"]+)"/.exec(offen)?.[1] ?? "";
  const form = formular({ csrf, schluessel: randomUUID(), ...felder });
  return toErgebnis(await answer(seite.route.action(argsFuer(seite, query, form))));
}

const open = async (seite: Seite, query = "") => toErgebnis(await answer(seite.route.loader(argsFuer(seite, query))));

async function issueBescheid(): Promise<void> {
  const am = test.dienste.clock.now();
  const inhalt = { aktenzeichen: "AZ", widerspruchErgebnis: null, vorhaben: [], hatRechtsbehelfsbelehrung: true };
  await test.dienste.db.insert(bescheid).values({
    uuid: randomUUID(),
    antragUuid: antrag.uuid,
    art: "BESCHEID",
    inhalt,
    pruefsumme: "x",
    erstelltAm: am,
    abgerufenAm: am,
    abrufbarBis: "2026-03-12",
    bekanntgabeAm: "2026-02-16",
    widerspruchsfrist: "2026-03-16",
  });
  await setStatus(test, antrag.uuid, "BESCHEID_LIEGT_VOR");
}

const sign = async (uuid: string) =>
  expect(
    (await chefin.post("/v1/unterschriften", await fetchSchriftsatzTan(test, chefin, { antragUuid: antrag.uuid, uuid })))
      .status,
  ).toBe(200);

async function fileWiderspruch(): Promise<string> {
  await issueBescheid();
  const uuid = await start(chefin, antrag.uuid, { art: "WIDERSPRUCH" });
  expect((await save(chefin, uuid, { revision: 1, werte: { vorhaben: [antrag.vorhabenUuid] } })).status).toBe(200);
  await sign(uuid);
  return uuid;
}

/** A draft of each kind that asks something, its page, and one of its texts. */
const KINDS = [
  [
    "Nachtrag",
    async () => {
      const uuid = await start(chefin, antrag.uuid, { art: "NACHTRAG" });
      return { uuid, feld: "text", seite: nachtragSeite(uuid), danach: `/antraege/${antrag.uuid}/startseite` };
    },
  ],
  [
    "Widerspruch",
    async () => {
      await issueBescheid();
      const uuid = await start(chefin, antrag.uuid, { art: "WIDERSPRUCH" });
      const danach = `/antraege/widerspruchUebersicht/${antrag.uuid}`;
      return { uuid, feld: "begruendung", seite: widerspruchSeite(uuid), danach };
    },
  ],
  [
    "Rückzug",
    async () => {
      const uuid = await start(chefin, antrag.uuid, { art: "ANTRAG_RUECKZUG" });
      return { uuid, feld: "text", seite: rueckzugSeite(), danach: `/antraege/${antrag.uuid}/startseite` };
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
    const [rest] = reste as { uuid: string }[];
    const felder = { revision: "2", [feld]: "Kurz", absicht: `rest ${rest?.uuid ?? ""}` };
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

describe("was einen Entwurf beginnt", () => {
  it("ein Nachtrag ohne Nachforderung, und die Antwort auf eine", async () => {
    expect(await open(nachtragSeite())).toMatchObject({ data: { fort: null } });
    const frei = await press(nachtragSeite(), { absicht: "beginnen" });
    const { uuid: nachforderung } = await demand();
    const antwort = await press(nachtragSeite(), { absicht: "beginnen", nachforderung });
    const liste = await listeSchriftsaetze(chefin, antrag.uuid);
    const pfadZu = (zu: string | null) =>
      nachtragSeite(textOf(liste.find(({ nachforderungUuid }) => nachforderungUuid === zu)?.uuid)).pfad;
    expect(liste).toHaveLength(2);
    expect(frei).toMatchObject({ status: 303, ort: pfadZu(null) });
    expect(antwort).toMatchObject({ status: 303, ort: pfadZu(nachforderung) });
  });

  it("der Rückzug eines Antrags; ohne Entwurf sagt die Seite, dass er verworfen ist", async () => {
    expect(await press(rueckzugSeite(), { absicht: "tan" })).toMatchObject({
      data: { problem: { userMessage: expect.stringContaining("Der Antrag ist nicht zurückgezogen.") as string } },
      init: { status: 404 },
    });
    const ziel = { status: 303, ort: rueckzugSeite().pfad };
    expect(await press(rueckzugSeite(), { absicht: "beginnen" })).toMatchObject(ziel);
    expect(await press(rueckzugSeite(), { absicht: "beginnen" }, "?absicht=speichern")).toMatchObject(ziel);
    expect(await listeSchriftsaetze(chefin, antrag.uuid)).toMatchObject([{ art: "ANTRAG_RUECKZUG" }]);
  });

  it("die Rücknahme eines Widerspruchs, die man auch lassen kann", async () => {
    const uuid = await fileWiderspruch();
    const seite = ruecknahmeSeite(uuid);
    expect(await open(seite)).toMatchObject({ data: { entwurf: null } });
    expect(await press(seite, { absicht: "tan" })).toMatchObject({ status: 303, ort: seite.pfad });
    expect(await press(seite, { absicht: "beginnen" })).toMatchObject({ status: 303, ort: seite.pfad });
    const liste = await listeSchriftsaetze(chefin, antrag.uuid);
    const entwurf = liste.find(({ art }) => art === "WIDERSPRUCH_RUECKZUG");
    expect(await open(seite)).toMatchObject({ data: { entwurf: { schriftsatz: { uuid: entwurf?.uuid } } } });
    const { stand } = await readSchriftsatz(chefin, antrag.uuid, textOf(entwurf?.uuid));
    expect(await press(seite, { absicht: "tan", stand: textOf(stand) })).toMatchObject({ status: 303, ort: seite.pfad });
    expect(await press(seite, { absicht: "abbrechen", revision: "1" })).toEqual({
      status: 303,
      ort: `/antraege/widerspruch/${uuid}`,
      tone: "info",
      text: "Der Widerspruch bleibt bestehen. Es wurde nichts zurückgezogen.",
    });
    expect(await open(seite)).toMatchObject({ data: { entwurf: null } });
  });
});

describe("wohin die Seite eines Entwurfs führt, der keiner mehr ist", () => {
  it("der unterschriebene Nachtrag und der eingelegte Widerspruch haben eine Seite zum Lesen", async () => {
    const uuid = await start(chefin, antrag.uuid, { art: "NACHTRAG" });
    expect((await save(chefin, uuid, { revision: 1, werte: { text: "Fertig." } })).status).toBe(200);
    await sign(uuid);
    expect(await open(nachtragSeite(uuid))).toMatchObject({
      status: 303,
      ort: `/antraege/${antrag.uuid}/nachforderung/${uuid}`,
    });
    const eingelegt = await fileWiderspruch();
    expect(await open(widerspruchSeite(eingelegt))).toMatchObject({
      status: 303,
      ort: `/antraege/widerspruch/${eingelegt}`,
    });
  });

  it("ein Schriftsatz anderer Art, ein unbekannter und ein verworfener sind nicht zu finden", async () => {
    const uuid = await start(chefin, antrag.uuid, { art: "ANTRAG_RUECKZUG" });
    const fort = await start(chefin, antrag.uuid, { art: "NACHTRAG" });
    expect((await discard(chefin, fort, 1)).status).toBe(200);
    for (const seite of [
      nachtragSeite(uuid),
      widerspruchSeite(uuid),
      nachtragSeite(randomUUID()),
      nachtragSeite(fort),
      nachtragSeite("keine-kennung"),
    ])
      expect(await open(seite), seite.pfad).toMatchObject({ status: 404 });
  });

  it("wo ein Rückzug nicht möglich ist, führt die Seite mit einem Satz weiter, auch wer nur einen Knopf drückt", async () => {
    await start(chefin, antrag.uuid, { art: "ANTRAG_RUECKZUG" });
    await setStatus(test, antrag.uuid, "BESCHEID_LIEGT_VOR");
    const startseite = {
      status: 303,
      ort: `/antraege/${antrag.uuid}/startseite`,
      tone: "info",
      text: expect.stringContaining("kann nicht zurückgezogen werden") as string,
    };
    expect(await open(rueckzugSeite())).toEqual(startseite);
    expect(await press(rueckzugSeite(), { absicht: "beginnen" })).toEqual(startseite);
    await setStatus(test, antrag.uuid, "ZURUECKGEZOGEN");
    expect(await press(rueckzugSeite(), { absicht: "unterschreiben" })).toMatchObject({
      status: 303,
      ort: `/antraege/${antrag.uuid}/zurueckgezogenerAntrag`,
      text: "Dieser Antrag ist bereits zurückgezogen. Es hat sich nichts geändert.",
    });
  });
});

it("Antworten, die zu spät kommen, werden in einen Nachtrag ohne Nachforderung übernommen, vorher nicht", async () => {
  const { uuid: nachforderungUuid, keys } = await demand();
  const uuid = await start(chefin, antrag.uuid, { art: "NACHTRAG", nachforderungUuid });
  const [key = ""] = keys;
  expect((await save(chefin, uuid, { revision: 1, werte: { [key]: "Die Antwort" } })).status).toBe(200);
  const takeOver = () => press(nachtragSeite(uuid), { absicht: "uebernehmen" }, "?absicht=uebernehmen");
  expect(await takeOver()).toMatchObject({ init: { status: 409 } });
  test.uhr.set("2026-03-16T23:00:00Z");
  chefin = await test.alsBevollmaechtigter();
  const ergebnis = await takeOver();
  const neuer = (await listeSchriftsaetze(chefin, antrag.uuid)).at(-1);
  expect(ergebnis).toEqual({
    status: 303,
    ort: `/antraege/${antrag.uuid}/nachtrag/${textOf(neuer?.uuid)}`,
    tone: "success",
    text: "Ihre Antworten stehen jetzt in diesem Nachtrag. Eingereicht ist er erst mit der Unterschrift.",
  });
});
