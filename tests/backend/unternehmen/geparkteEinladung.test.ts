import type { ActionFunctionArgs } from "@remix-run/node";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Firmenformular } from "~/domain/unternehmen/firmenformulare";
import { newUuid } from "~/lib/uuid";
import { action as einladen } from "~/routes/benutzerverwaltung.einladen";
import { action as beenden } from "~/routes/verbundeneUnternehmen.$uuid.beenden";
import { action as einfuegen } from "~/routes/verbundeneUnternehmen.einfuegen";
import { chooseFirma, lookAs } from "../../support/ansicht";
import { type Browser, FIRMEN, listOf, startBackend, type TestBackend, textOf } from "../../support/backend";
import { ende, geparktPruefung } from "../../support/geparktPruefung";
import { GEPARKT_PFAD } from "../../support/geparktRufe";
import { insertVerbunden } from "../../support/verbundSaetze";
import { anfrageAn, formular } from "../../unit/server/portal/scheinBackend";

let t: TestBackend;
let chefin: Browser;
beforeEach(async () => {
  t = await startBackend({ GRENZE_PARKEN_JE_PERSON_STUNDE: "1000" });
  chefin = await t.alsBevollmaechtigter();
});
afterEach(() => t.stop());

const { backendFetch, mit, csrfVon, wartende, check, verborgenes } = geparktPruefung(() => ({ t, chefin }));

type Texte = Record<string, string>;
type Action = (args: ActionFunctionArgs) => Promise<unknown>;
type Offenes = { art: Firmenformular; action: Action; pfad: string; zeile?: string; texte: Texte };

const aufbewahrung = (wer: Browser, { art, zeile }: Pick<Offenes, "art" | "zeile">) =>
  wer.get(`${GEPARKT_PFAD}/formulare/${art}${zeile === undefined ? "" : `?gegenstandUuid=${zeile}`}`);

/** Posts a form as a browser without scripts does. */
const post = ({ action, pfad, zeile }: Offenes, texte: Texte, wer: Browser | null) =>
  ende(
    action(
      anfrageAn(pfad, backendFetch, {
        ...formular(texte),
        ...mit(wer),
        params: zeile === undefined ? {} : { uuid: zeile },
      }),
    ),
  );

async function park(offen: Offenes): Promise<string> {
  const { ticket } = (await aufbewahrung(chefin, offen)).body;
  const schutz = { csrf: "alt", schluessel: newUuid(), aufbewahrung: textOf(ticket), password: "geheim", tan: "1" };
  expect(await post(offen, { ...schutz, ...offen.texte }, null)).toMatch(/^303 \/landingpage\?.*eingabe=aufbewahrt$/);
  return (await wartende())[0] ?? "";
}

const EINLADUNG: Offenes = {
  art: "EINLADUNG",
  action: einladen,
  pfad: "/benutzerverwaltung/einladen",
  texte: {
    "einladungen.0.vorname": "Ines",
    "einladungen.0.nachname": "Neu",
    "einladungen.0.email": "ines@example.org",
    "einladungen.0.unternehmenRolle": "MITARBEITER",
    liste: "",
  },
};

const TABELLE: Offenes = {
  art: "VERBUND_TABELLE",
  action: einfuegen,
  pfad: "/verbundeneUnternehmen/einfuegen",
  texte: { text: "Name;Art der Verbindung\nTochter GmbH;Tochtergesellschaft" },
};

async function openEnde(): Promise<Offenes> {
  const zeile = await insertVerbunden(t, { name: "Tochter GmbH" });
  const texte = { revision: "1", gueltigBis: "31.12.2025" };
  return { art: "VERBUND_ENDE", action: beenden, pfad: `/verbundeneUnternehmen/${zeile}/beenden`, zeile, texte };
}

const verbundene = async () => listOf((await chefin.get("/v1/unternehmen/verbundene")).body.data);

describe("Einladung und Tabelle, die nach dem Ende der Sitzung ankamen", () => {
  it("die Einladung öffnet sich im Formular; eingeladen wird erst dort", async () => {
    const id = await park(EINLADUNG);
    const { lage, felder } = await check(id);
    expect(lage).toMatchObject({ art: "pruefen", oeffnen: "weiterschreiben", action: EINLADUNG.pfad });
    expect(felder.map(({ name }) => name)).toEqual(Object.keys(EINLADUNG.texte));
    const geoeffnet = await post(EINLADUNG, { ...(await verborgenes(id)), absicht: "weiterschreiben" }, chefin);
    expect(geoeffnet).toMatchObject({ data: { problem: null, eingaben: { ...EINLADUNG.texte, geparkt: id } } });
    expect(await t.clearAusgang()).toEqual([]);
    expect(await wartende()).toEqual([id]);
    const schutz = { csrf: await csrfVon(chefin), schluessel: newUuid(), geparkt: id };
    expect(await post(EINLADUNG, { ...EINLADUNG.texte, ...schutz }, chefin)).toBe("303 /benutzerverwaltung?seite=1");
    expect((await t.clearAusgang()).map(({ to }) => to)).toEqual(["ines@example.org"]);
    expect(await wartende()).toEqual([]);
  });

  it("eine Einladung, die einen neuen Nachweis braucht, ist danach noch da", async () => {
    await t.stop();
    t = await startBackend({ SITZUNG_NACHWEIS_MINUTEN: "5" });
    chefin = await t.alsBevollmaechtigter();
    const { ticket } = (await aufbewahrung(chefin, EINLADUNG)).body;
    t.uhr.vor({ minuten: 5, sekunden: 1 });
    expect((await chefin.post("/v1/auth/token/refresh")).status).toBe(200);
    const schutz = { csrf: await csrfVon(chefin), schluessel: newUuid(), aufbewahrung: textOf(ticket) };
    const ausgang = await post(EINLADUNG, { ...EINLADUNG.texte, ...schutz }, chefin);
    const [id = ""] = await wartende();
    expect(ausgang).toBe(`303 /bestaetigen?redirect=${encodeURIComponent(`/geparkteEingaben/${id}`)}`);
  });

  it("die Tabelle zeigt mit der Übernahme ihre Vorschau; übernommen wird sie erst dort, und einmal", async () => {
    const id = await park(TABELLE);
    expect((await check(id)).lage).toMatchObject({ art: "pruefen", oeffnen: "vorschau", action: TABELLE.pfad });
    const geoeffnet = await post(TABELLE, { ...(await verborgenes(id)), absicht: "vorschau" }, chefin);
    expect(geoeffnet).toMatchObject({
      data: { problem: null, eingaben: { geparkt: id }, vorschau: { zeilen: [{ name: "Tochter GmbH" }] } },
    });
    expect(await verbundene()).toEqual([]);
    const schutz = { csrf: await csrfVon(chefin), schluessel: newUuid(), geparkt: id, absicht: "uebernehmen" };
    for (let mal = 0; mal < 2; mal++)
      expect(await post(TABELLE, { ...TABELLE.texte, ...schutz }, chefin)).toBe("303 /verbundeneUnternehmen");
    expect(await verbundene()).toMatchObject([{ name: "Tochter GmbH" }]);
    expect(await wartende()).toEqual([]);
  });

  it("das Ende einer Verbindung wird mit der Übernahme gespeichert", async () => {
    const offen = await openEnde();
    const id = await park(offen);
    expect((await check(id)).lage).toMatchObject({ art: "pruefen", titel: "Ende einer Verbindung" });
    expect(await post(offen, await verborgenes(id), chefin)).toBe("303 /verbundeneUnternehmen");
    expect((await chefin.get(`/v1/unternehmen/verbundene/${offen.zeile ?? ""}`)).body.werte).toMatchObject({
      gueltigBis: "2025-12-31",
    });
    expect(await wartende()).toEqual([]);
  });

  it.each([
    ["die Einladung", () => Promise.resolve(EINLADUNG)],
    ["die Tabelle", () => Promise.resolve(TABELLE)],
    ["das Ende", openEnde],
  ] as const)("%s: gehört der Person und ihrem Unternehmen", async (_was, open) => {
    const id = await park(await open());
    const andere = [
      await t.als("bevollmaechtigt", "software"),
      await t.alsMitarbeiter(),
      await t.alsKollege(),
      await t.alsFremder(),
      await t.alsSupport(),
      await t.alsQm(),
      await t.alsAdmin(),
    ];
    for (const wer of andere) {
      expect(listOf((await wer.get(GEPARKT_PFAD)).body.data)).toEqual([]);
      expect((await wer.get(`${GEPARKT_PFAD}/${id}`)).status).toBe(404);
      expect((await wer.delete(`${GEPARKT_PFAD}/${id}`)).status).toBe(404);
    }
    expect(await wartende()).toEqual([id]);
    expect((await chefin.delete(`${GEPARKT_PFAD}/${id}`)).status).toBe(200);
    expect(await wartende()).toEqual([]);
  });

  it.each(["EINLADUNG", "VERBUND_TABELLE", "VERBUND_ENDE"] as const)(
    "ein Ticket für %s bekommt nur, wer absenden darf",
    async (art) => {
      for (const wer of [await t.alsMitarbeiter(), await t.alsSupport(), await t.alsQm(), await t.alsAdmin()]) {
        const { status, body } = await aufbewahrung(wer, { art });
        expect([status, body]).toEqual([200, { geparkte: [] }]);
      }
      const { ansicht } = await lookAs(t);
      await chooseFirma(ansicht, FIRMEN.maschinenbau.uuid);
      expect((await aufbewahrung(ansicht, { art })).body).toEqual({ geparkte: [] });
      expect((await aufbewahrung(t.browser(), { art })).status).toBe(401);
      expect((await aufbewahrung(await t.alsFremder(), { art })).body).toHaveProperty("ticket");
    },
  );
});
