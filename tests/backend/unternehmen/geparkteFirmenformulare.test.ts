import type { ActionFunctionArgs } from "@remix-run/node";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newUuid } from "~/lib/uuid";
import { action as jahr } from "~/routes/geschaeftsstatistikenFormular.($uuid)";
import { action as tabelle } from "~/routes/geschaeftsstatistikenTabelle";
import { action as stammdaten } from "~/routes/unternehmen._index";
import { action as zahlen } from "~/routes/unternehmen.kmu.zahlenFormular.($uuid)";
import { action as verbundener } from "~/routes/verbundeneUnternehmen.$uuid._index";
import { action as neuerVerbundener } from "~/routes/verbundeneUnternehmen.neu";
import { geparkteEingabe } from "~/server/backend/storage/schema/geparkteEingabe";
import { mitgliedschaft } from "~/server/backend/storage/schema/unternehmen";
import { wirtschaftsjahrKeines } from "~/server/backend/storage/schema/wirtschaftsjahr";
import {
  type Browser,
  type Koerper,
  listOf,
  MENSCHEN,
  startBackend,
  type TestBackend,
  textOf,
} from "../../support/backend";
import { ende, geparktPruefung, textOhne } from "../../support/geparktPruefung";
import { GEPARKT_PFAD } from "../../support/geparktRufe";
import { insertVerbunden } from "../../support/verbundSaetze";
import { anfrageAn, formular } from "../../unit/server/portal/scheinBackend";

const UNTERNEHMEN = "/v1/unternehmen";
const JAHRE = `${UNTERNEHMEN}/wirtschaftsjahre`;

let t: TestBackend;
let chefin: Browser;
beforeEach(async () => {
  t = await startBackend({ GRENZE_PARKEN_JE_PERSON_STUNDE: "1000" });
  // The companies of the tests have declared that none is completed.
  await t.dienste.db.delete(wirtschaftsjahrKeines);
  chefin = await t.alsBevollmaechtigter();
});
afterEach(() => t.stop());

const { backendFetch, mit, wartende, check, verborgenes } = geparktPruefung(() => ({ t, chefin }));

type Texte = Record<string, string>;
type Action = (args: ActionFunctionArgs) => Promise<unknown>;

/** A form of the company as it is open in a browser. */
type Offenes = {
  action: Action;
  pfad: string;
  zeile?: string | undefined;
  ticket: unknown;
  /** What is stored; nothing for a new row. */
  gelesen: () => Promise<Koerper>;
};

const createJahr = async (): Promise<string> => {
  const werte = { wjBeginn: "2025-01-01", wjEnde: "2025-12-31", umsatz: "100", bilanzsumme: "7" };
  return textOf((await chefin.ruf("POST", JAHRE, { json: { werte } })).body.uuid);
};
const read = async (pfad: string, wer = chefin): Promise<Koerper> => (await wer.get(pfad)).body;

async function openStammdaten(): Promise<Offenes> {
  const gelesen = () => read(`${UNTERNEHMEN}/stammdaten`);
  return { action: stammdaten, pfad: "/unternehmen", ticket: (await gelesen()).ticket, gelesen };
}

async function openJahr(): Promise<Offenes> {
  const zeile = await createJahr();
  const gelesen = () => read(`${JAHRE}/${zeile}`);
  const pfad = `/geschaeftsstatistikenFormular/${zeile}`;
  return { action: jahr, pfad, zeile, ticket: (await gelesen()).ticket, gelesen };
}

async function openVerbund(): Promise<Offenes> {
  const zeile = await insertVerbunden(t, { name: "Tochter GmbH" });
  const gelesen = () => read(`${UNTERNEHMEN}/verbundene/${zeile}`);
  const pfad = `/verbundeneUnternehmen/${zeile}`;
  return { action: verbundener, pfad, zeile, ticket: (await gelesen()).ticket, gelesen };
}

async function openZahlen(): Promise<Offenes> {
  const beteiligter = await insertVerbunden(t, { name: "Tochter GmbH" });
  const json = { werte: { beteiligter, beginn: "2025-01-01", ende: "2025-12-31" } };
  const zeile = textOf((await chefin.ruf("POST", `${UNTERNEHMEN}/kmu/zahlen`, { json })).body.uuid);
  const gelesen = () => read(`${UNTERNEHMEN}/kmu/zahlen/${zeile}`);
  const pfad = `/unternehmen/kmu/zahlenFormular/${zeile}`;
  return { action: zahlen, pfad, zeile, ticket: (await gelesen()).ticket, gelesen };
}

/** Posts a form as a browser without scripts does. */
const post = ({ action, pfad, zeile }: Omit<Offenes, "ticket" | "gelesen">, texte: Texte, wer: Browser | null) =>
  ende(
    action(
      anfrageAn(pfad, backendFetch, {
        ...formular(texte),
        ...mit(wer),
        params: zeile === undefined ? {} : { uuid: zeile },
      }),
    ),
  );

/** Posts it after the session has ended; gives the id under which it waits. */
async function park(offen: Offenes, texte: Texte): Promise<string> {
  const schutz = { csrf: "alt", schluessel: newUuid(), aufbewahrung: textOf(offen.ticket), password: "geheim" };
  expect(await post(offen, { ...schutz, ...texte }, null)).toMatch(/^303 \/landingpage\?.*eingabe=aufbewahrt$/);
  return (await wartende())[0] ?? "";
}

/** What the review says would change. */
async function listAenderungen(id: string): Promise<[string, string, string][]> {
  const { lage } = await check(id);
  if (lage.art !== "pruefen") throw new Error("Not to review");
  return lage.abschnitte
    .flatMap(({ felder }) => felder)
    .map((feld) => [feld.label, textOhne(feld, "hinzugefuegt"), textOhne(feld, "entfernt")]);
}

describe("ein Formular des Unternehmens, das nach dem Ende der Sitzung ankam", () => {
  it.each<[string, () => Promise<Offenes>, Texte, [string, string, string], Texte]>([
    [
      "die Stammdaten",
      openStammdaten,
      { art: "BERICHTIGUNG", ort: "Potsdam" },
      ["Ort", "Berlin", "Potsdam"],
      { ort: "Potsdam" },
    ],
    [
      "ein Wirtschaftsjahr",
      openJahr,
      { umsatz: "1234,50" },
      ["Umsatz in Euro", "100,00 €", "1.234,50 €"],
      { umsatz: "1234.50" },
    ],
    [
      "ein verbundenes Unternehmen",
      openVerbund,
      { name: "Enkelin AG" },
      ["Name", "Tochter GmbH", "Enkelin AG"],
      { name: "Enkelin AG" },
    ],
    ["Zahlen für den KMU-Status", openZahlen, { umsatz: "5" }, ["Jahresumsatz in Euro", "", "5,00 €"], { umsatz: "5" }],
  ])(
    "%s: zeigt, was sich ändert, und speichert erst mit der Übernahme",
    async (_was, open, texte, erwartet, gespeichert) => {
      const offen = await open();
      const id = await park(offen, { revision: "1", ...texte });
      expect(await listAenderungen(id)).toEqual([erwartet]);
      expect((await offen.gelesen()).revision).toBe(1);
      expect((await check(id)).felder.map(({ name }) => name)).toEqual(["revision", ...Object.keys(texte)]);
      expect(await post(offen, await verborgenes(id), chefin)).toMatch(/^303 \/(?!landingpage)/);
      expect(await offen.gelesen()).toMatchObject({ revision: 2, werte: gespeichert });
      expect(await wartende()).toEqual([]);
    },
  );

  it("was an einem früheren Tag falsch war: verglichen mit dem, was an diesem Tag galt", async () => {
    const umzug = { revision: 1, werte: { ort: "Bonn" }, art: "AENDERUNG", gueltigAb: "2026-02-01" };
    expect((await chefin.ruf("PUT", `${UNTERNEHMEN}/stammdaten`, { json: umzug })).status).toBe(200);
    const pfad = "/unternehmen?stand=2026-01-31&berichtigen=true";
    const offen = { ...(await openStammdaten()), pfad };
    const texte = { revision: "2", art: "FRUEHER", gueltigAb: "31.01.2026", ort: "Potsdam" };
    const id = await park(offen, texte);
    expect(await listAenderungen(id)).toEqual([["Ort", "Berlin", "Potsdam"]]);
    expect((await check(id)).lage).toMatchObject({ action: pfad });
    expect(await post(offen, await verborgenes(id), chefin)).toBe("303 /unternehmen?stand=2026-01-31");
    expect(await offen.gelesen()).toMatchObject({ revision: 3, werte: { ort: "Bonn" } });
    const { werte } = await read(`${UNTERNEHMEN}/stammdaten/stand/2026-01-31`);
    expect([werte, await wartende()]).toMatchObject([{ ort: "Potsdam" }, []]);
  });

  it("die Tabelle aller Wirtschaftsjahre: jede Zahl mit ihrem Jahr", async () => {
    const uuid = await createJahr();
    const { ticket } = await read(JAHRE);
    const offen = {
      action: tabelle,
      pfad: "/geschaeftsstatistikenTabelle",
      ticket,
      gelesen: () => read(`${JAHRE}/${uuid}`),
    };
    const texte = {
      jahr: uuid,
      [`jahr-${uuid}-revision`]: "1",
      [`jahr-${uuid}-umsatz`]: "200",
      [`jahr-${uuid}-tan`]: "1",
    };
    const id = await park(offen, texte);
    expect(await listAenderungen(id)).toEqual([["Umsatz, Wirtschaftsjahr 2025", "100,00 €", "200,00 €"]]);
    expect((await check(id)).felder.map(({ name }) => name)).not.toContain(`jahr-${uuid}-tan`);
    expect(await post(offen, await verborgenes(id), chefin)).toMatch(/^303 \/geschaeftsstatistikenTabelle$/);
    expect(await offen.gelesen()).toMatchObject({ revision: 2, werte: { umsatz: "200", bilanzsumme: "7" } });
    expect(await wartende()).toEqual([]);
  });

  it("eine neue Zeile entsteht einmal, auch wenn sie zweimal übernommen wird", async () => {
    const { ticket } = await read(`${UNTERNEHMEN}/verbundvorlage`);
    const offen = { action: neuerVerbundener, pfad: "/verbundeneUnternehmen/neu", ticket };
    const gelesen = () => read(`${UNTERNEHMEN}/verbundene`);
    const id = await park({ ...offen, gelesen }, { revision: "0", name: "Neue GmbH", beteiligterArt: "UNTERNEHMEN" });
    expect((await check(id)).lage).toMatchObject({ action: "/verbundeneUnternehmen/neu", art: "pruefen" });
    const texte = await verborgenes(id);
    for (let mal = 0; mal < 2; mal++)
      expect(await post(offen, texte, chefin)).toMatch(/^303 \/verbundeneUnternehmen\//);
    expect(await gelesen()).toMatchObject({ total: 1, data: [{ name: "Neue GmbH" }] });
    expect(await wartende()).toEqual([]);
  });

  it("ein neues Wirtschaftsjahr kommt, wenn etwas nicht geht, mit allem Getippten zurück und wartet weiter", async () => {
    const { ticketNeu: ticket } = await read(JAHRE);
    const offen = { action: jahr, pfad: "/geschaeftsstatistikenFormular", ticket, gelesen: () => read(JAHRE) };
    const id = await park(offen, { revision: "0", wjBeginn: "01.01.2025", wjEnde: "31.01.2026", umsatz: "9" });
    expect(await post(offen, await verborgenes(id), chefin)).toMatchObject({
      data: { eingaben: { umsatz: "9", geparkt: id }, problem: { code: "EINGABE_UNGUELTIG" } },
    });
    expect(await wartende()).toEqual([id]);
    const berichtigt = { ...(await verborgenes(id)), schluessel: newUuid(), wjEnde: "31.12.2025" };
    expect(await post(offen, berichtigt, chefin)).toMatch(/^303 \/geschaeftsstatistikenFormular\//);
    expect(await wartende()).toEqual([]);
  });

  it("führt zusammen, was inzwischen jemand anderes gespeichert hat", async () => {
    const offen = await openJahr();
    const id = await park(offen, { revision: "1", umsatz: "200" });
    const json = { revision: 1, werte: { bilanzsumme: "8" } };
    expect((await chefin.ruf("PUT", `${JAHRE}/${offen.zeile ?? ""}`, { json })).status).toBe(200);
    const { lage } = await check(id);
    expect(lage).toMatchObject({ art: "pruefen", isVeraltet: true, abschnitte: [], angaben: [{ text: "200,00 €" }] });
    expect(await post(offen, await verborgenes(id), chefin)).toMatch(/^303 /);
    expect(await offen.gelesen()).toMatchObject({ werte: { umsatz: "200", bilanzsumme: "8" } });
  });

  it("lässt sich kopieren, wenn es die Zeile nicht mehr gibt", async () => {
    const offen = await openVerbund();
    const id = await park(offen, { revision: "1", name: "Enkelin AG" });
    expect((await chefin.delete(`${UNTERNEHMEN}/verbundene/${offen.zeile ?? ""}`)).status).toBe(200);
    expect((await check(id)).lage).toMatchObject({
      art: "nurKopieren",
      angaben: [{ label: "Name", text: "Enkelin AG" }],
    });
    expect(await post(offen, await verborgenes(id), chefin)).toBe("404");
  });

  it("lässt sich kopieren, wenn die Person nicht mehr ändern darf", async () => {
    const id = await park(await openStammdaten(), { revision: "1", ort: "Potsdam" });
    const wer = eq(mitgliedschaft.benutzerUuid, MENSCHEN.bevollmaechtigt.uuid);
    await t.dienste.db.update(mitgliedschaft).set({ rolle: "MITARBEITER" }).where(wer);
    expect((await check(id)).lage).toMatchObject({
      art: "nurKopieren",
      angaben: [{ label: "Ort", text: "Potsdam" }],
    });
  });

  it("gehört der Person und ihrem Unternehmen; wer nicht ändern darf, bekommt kein Ticket", async () => {
    const offen = await openVerbund();
    const id = await park(offen, { revision: "1", name: "Enkelin AG" });
    const [kopf] = listOf((await read(GEPARKT_PFAD)).data);
    expect(kopf).toMatchObject({
      antragUuid: null,
      firmenformular: "VERBUND",
      gegenstandUuid: offen.zeile,
      bezeichnung: "Verbundenes Unternehmen",
    });
    for (const wer of [await t.alsKollege(), await t.alsFremder()]) expect(await ende(check(id, wer))).toBe("404");
    const mitarbeiter = await t.alsMitarbeiter();
    for (const pfad of [
      `${UNTERNEHMEN}/stammdaten`,
      JAHRE,
      `${UNTERNEHMEN}/verbundvorlage`,
      `${UNTERNEHMEN}/kmu/zahlen`,
    ])
      expect(await read(pfad, mitarbeiter)).not.toHaveProperty("ticket");
  });

  it("ein Ticket gilt nur für seine Art von Formular, und ein Satz öffnet sich an keiner anderen Stelle", async () => {
    const { ticket } = await openStammdaten();
    const felder = "revision=1&name=X";
    const json = { ticket, ort: { art: "VERBUND" }, felder };
    expect((await t.browser().ruf("POST", GEPARKT_PFAD, { json })).status).toBe(422);
    const id = await park(await openStammdaten(), { revision: "1", ort: "Potsdam" });
    await t.dienste.db.update(geparkteEingabe).set({ firmenformular: "VERBUND" });
    expect(await ende(check(id))).toBe("404");
  });
});
