import { randomUUID } from "node:crypto";
import { traverseContractProcedures } from "@orpc/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { contract } from "~/contract";
import { toAustausch, writeJson } from "~/domain/antrag/austausch/austausch";
import { type AntragRecht, antragRechte } from "~/domain/antrag/antragRecht";
import { formulare } from "~/domain/antrag/formular/formulare";
import { hasLesungText } from "~/domain/antrag/lesungen";
import { antragRecht } from "~/server/backend/storage/schema/antrag";
import { type Angelegt, antragPfad, EINREICHUNG, felder, create, vorhabenPfad } from "../../support/antraege";
import { type Antwort, type Browser, MENSCHEN, startBackend, type TestBackend, textOf } from "../../support/backend";
import { beispielEingabe, NIEMALS } from "../../support/beispielEingabe";
import { pdf } from "../../support/dateien";
import { setStatus } from "../../support/schriftsaetze";
import { vorhabenBeispiel } from "../../support/vorhabenBeispiel";
import { ENTWURF } from "../../unit/domain/antrag/dokumente/ansicht";

/** What a call needs. Without an entry: LESEN for what reads, BEARBEITEN for everything else. */
type Noetig = AntragRecht | "BEVOLLMAECHTIGT";
const NOETIG: { readonly [ruf: string]: Noetig } = {
  // They begin another Antrag with the answers of this one.
  "antraege.uebernimmAntrag": "LESEN",
  "antraege.ergaenzeAntrag": "LESEN",
  // Discards what belongs to the caller alone.
  "antraege.verwirfRest": "LESEN",
  "antraege.deleteAntrag": "BEVOLLMAECHTIGT",
  "antraege.sendeEinreichTan": "BEVOLLMAECHTIGT",
  "antraege.reicheEin": "BEVOLLMAECHTIGT",
  "nachforderungen.beantrageFristverlaengerung": "BEVOLLMAECHTIGT",
  "antragBenutzer.setzeAntragRecht": "VERWALTEN",
  "antragBenutzer.entzieheAntragRecht": "VERWALTEN",
  "einsicht.erteileEinsicht": "VERWALTEN",
  "einsicht.entzieheEinsicht": "VERWALTEN",
};

/** A file that can be imported. */
const IMPORT = (() => {
  const vorhaben = [{ uuid: randomUUID(), vorhabenId: null, werte: vorhabenBeispiel(), anlagen: [] }];
  return Buffer.from(writeJson(toAustausch({ ...ENTWURF, formular: formulare.V2, vorhaben }))).toString("base64");
})();

/** Inputs that say more than the smallest one that fits the contract. */
const EINGABEN: { readonly [ruf: string]: object } = {
  "antraege.saveVorhaben": { aenderungen: [felder({ titel: "x" })] },
  "antraege.saveEinreichung": { einreichung: EINREICHUNG },
  "antragBenutzer.setzeAntragRecht": { revision: 0 },
  "austausch.vergleicheImport": { inhalt: IMPORT },
  "austausch.uebernimmImport": { inhalt: IMPORT, auswahl: null },
};

type Ruf = { name: string; methode: string; pfad: string; eingabe: Record<string, unknown>; isDatei: boolean };

const definition = z.object({ route: z.object({ method: z.string(), path: z.string(), inputStructure: z.string() }) });
const teile = z.object({
  params: z.record(z.string(), z.unknown()),
  query: z.record(z.string(), z.unknown()).default({}),
});

/** Path and query of a call whose body is a file, as one input. */
function flach(beispiel: unknown): Ruf["eingabe"] {
  const { params, query } = teile.parse(beispiel);
  return { ...params, ...query };
}

/** Every call of the contract about one Antrag. */
function listRufe(): Ruf[] {
  const rufe: Ruf[] = [];
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: ruf, path }) => {
    const { route } = definition.parse(ruf["~orpc"]);
    if (!/^\/v1\/\w+\/\{(uuid|antragUuid)\}/.test(route.path)) return;
    const beispiel = beispielEingabe(ruf["~orpc"].inputSchema);
    if (!route.path.startsWith("/v1/antraege/") && !("antragUuid" in beispiel)) return;
    const name = path.join(".");
    const isDatei = route.inputStructure === "detailed";
    const eingabe = isDatei ? flach(beispiel) : { ...beispiel, ...EINGABEN[name] };
    rufe.push({ name, methode: route.method, pfad: route.path, eingabe, isDatei });
  });
  return rufe;
}

const RUFE = listRufe();

/** What the ids of a path mean; beside an `antragUuid`, `uuid` is that of something else. */
const BEKANNT = ["antragUuid", "vorhabenUuid", "dateiUuid", "benutzerUuid"];
const isBekannt = (pfad: string, id: string): boolean =>
  BEKANNT.includes(id) || (id === "uuid" && !pfad.includes("{antragUuid}"));
const noetigFuer = ({ name, methode }: Ruf): Noetig => NOETIG[name] ?? (methode === "GET" ? "LESEN" : "BEARBEITEN");

let test: TestBackend;
let chefin: Browser;
let max: Browser;
beforeAll(async () => {
  test = await startBackend({
    NEZO_AKTIV: "false",
    FEATURE_TESTDATENGENERATOR: "true",
    GRENZE_ANLAGEN_JE_PERSON_STUNDE: "10000",
  });
  [chefin, max] = [await test.alsBevollmaechtigter(), await test.alsMitarbeiter()];
});
afterAll(() => test.stop());

type Antrag = Angelegt & { dateiUuid: string };

async function createFull(): Promise<Antrag> {
  const angelegt = await create(chefin, "Alle Rufe");
  const datei = await chefin.ruf("POST", `${vorhabenPfad(angelegt)}/dateien?name=Plan.pdf`, { datei: pdf() });
  return { ...angelegt, dateiUuid: textOf(datei.body.uuid) };
}

const assign = (antragUuid: string, wer: keyof typeof MENSCHEN, recht: AntragRecht) =>
  test.dienste.db.insert(antragRecht).values({ antragUuid, benutzerUuid: MENSCHEN[wer].uuid, recht });

/** The right to the Antrag is asked before the part is looked for. */
const RECHT_ZUERST: readonly string[] = ["nachforderungen.beantrageFristverlaengerung"];

/** The call names a part of the Antrag that this test does not make: it is not found, whoever asks. */
const namesNothing = ({ name: ruf, pfad, eingabe }: Ruf): boolean =>
  !RECHT_ZUERST.includes(ruf) &&
  [...pfad.matchAll(/\{(\w+)\}/g)].some(([, name = ""]) => !isBekannt(pfad, name) && eingabe[name] === NIEMALS);

/** Makes the call about this Antrag; ids of other things are those that belong to it, or of nothing. */
function call(browser: Browser, ruf: Ruf, antrag: Antrag): Promise<Antwort> {
  const { methode, isDatei, eingabe } = ruf;
  const ids: Record<string, string> = { ...antrag, antragUuid: antrag.uuid, benutzerUuid: MENSCHEN.kollege.uuid };
  const pfad = ruf.pfad.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    isBekannt(ruf.pfad, name) ? (ids[name] ?? "") : String(eingabe[name]),
  );
  const rest = Object.fromEntries(Object.entries(eingabe).filter(([key]) => !ruf.pfad.includes(`{${key}}`)));
  if (isDatei)
    return browser.ruf(methode, `${pfad}?${new URLSearchParams(rest as Record<string, string>).toString()}`, {
      datei: pdf(),
    });
  return browser.ruf(methode, pfad, methode === "GET" ? {} : { json: rest });
}

/** Everything stored that is not about logins, limits, keys and the live channel, as one text per table. */
async function readBestand(): Promise<unknown> {
  const { rows: tabellen } = await test.dienste.pool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
      AND relname !~ '^(sitzung|refresh_verbraucht|anmeldeversuch|ratelimit|idempotenz|live_.*|mail_ausgang)$' ORDER BY 1`,
  );
  expect(tabellen.length).toBeGreaterThan(15);
  const teile = tabellen.map(
    ({ name }) =>
      `SELECT '${name}' AS tabelle, md5(coalesce(string_agg(t::text, '' ORDER BY t::text), '')) AS inhalt FROM "${name}" t`,
  );
  const { rows } = await test.dienste.pool.query<{ tabelle: string; inhalt: string }>(teile.join(" UNION ALL "));
  return Object.fromEntries(rows.map(({ tabelle, inhalt }) => [tabelle, inhalt]));
}

/** Status and sub-status of each call. */
async function stati(
  wer: Browser,
  welche: readonly Ruf[],
  antragFuer: () => Promise<Antrag>,
): Promise<Record<string, string>> {
  const gefunden: Record<string, string> = {};
  for (const ruf of welche) {
    const { status, body } = await call(wer, ruf, await antragFuer());
    gefunden[ruf.name] = status < 400 ? String(status) : textOf(body.httpSubStatus);
  }
  return gefunden;
}

const alle = (welche: readonly Ruf[], stand: string) => Object.fromEntries(welche.map(({ name }) => [name, stand]));
const suffices = (recht: AntragRecht, noetig: Noetig): boolean =>
  noetig !== "BEVOLLMAECHTIGT" && antragRechte.indexOf(recht) >= antragRechte.indexOf(noetig);

const STAB = ["support", "qm", "admin"] as const;

/** Every call answers this person as it answers about an unknown id, and changes nothing. */
async function staysHidden(wer: Browser, antrag: Antrag): Promise<void> {
  const vorher = await readBestand();
  for (const ruf of RUFE) {
    const [verborgen, unbekannt] = [
      await call(wer, ruf, antrag),
      await call(wer, ruf, { ...antrag, uuid: randomUUID() }),
    ];
    const erwartet = ruf.methode === "GET" ? [404] : [403, 404];
    expect(erwartet, ruf.name).toContain(verborgen.status);
    expect(verborgen.body, ruf.name).toEqual(unbekannt.body);
  }
  expect(await readBestand()).toEqual(vorher);
}

const einsichtPfad = ({ uuid }: Antrag) => antragPfad(uuid, "/einsicht");
const grant = async (antrag: Antrag) => expect((await chefin.put(einsichtPfad(antrag), { tage: 7 })).status).toBe(200);

/** Reads everything that an authorised person reads, is noted with each call that succeeds, and changes nothing. */
async function readsLikeBevollmaechtigte(
  rolle: (typeof STAB)[number],
  antrag: Antrag,
  ausser: readonly string[] = [],
): Promise<void> {
  const stab = await test.als(rolle);
  const lesend = RUFE.filter(({ methode, name }) => methode === "GET" && !ausser.includes(name));
  const gelesen = await stati(stab, lesend, () => Promise.resolve(antrag));
  expect(gelesen).toEqual(await stati(chefin, lesend, () => Promise.resolve(antrag)));
  const gelungen = Object.keys(gelesen).filter((ruf) => gelesen[ruf] === "200");
  const { rows } = await test.dienste.pool.query<{ ruf: string; wer: string; rolle: string }>(
    `SELECT grund AS ruf, benutzer_uuid AS wer, von AS rolle FROM audit WHERE antrag_uuid = $1 AND vorgang = 'einsicht.lesen'`,
    [antrag.uuid],
  );
  expect(rows.map(({ ruf }) => ruf).toSorted()).toEqual(gelungen.toSorted());
  expect(gelungen.filter((ruf) => !hasLesungText(ruf))).toEqual([]);
  const [person] = MENSCHEN[rolle].rollen;
  for (const { wer, rolle: als } of rows) expect([wer, als]).toEqual([MENSCHEN[rolle].uuid, person]);
  // Only administrators may delete a draft, with a line in the audit log.
  const schreibend = RUFE.filter(
    ({ methode, name }) => methode !== "GET" && !(rolle === "admin" && name === "antraege.deleteAntrag"),
  );
  const vorher = await readBestand();
  expect(await stati(stab, schreibend, () => Promise.resolve(antrag))).toEqual(alle(schreibend, "403.10"));
  expect(await readBestand()).toEqual(vorher);
}

describe("jeder Aufruf zu einem Antrag", () => {
  it("ist hier dabei, und jede Ausnahme gibt es", () => {
    const namen = RUFE.map(({ name }) => name);
    expect(namen.length).toBeGreaterThan(30);
    for (const name of [...Object.keys(NOETIG), ...Object.keys(EINGABEN)]) expect(namen).toContain(name);
    expect(RUFE.filter((ruf) => noetigFuer(ruf) === "BEARBEITEN").length).toBeGreaterThan(8);
  });

  it.each(antragRechte)(
    "mit %s: was das Recht erlaubt, wie bei Bevollmächtigten, alles andere nicht",
    async (recht) => {
      const vorlage = async () => {
        const antrag = await createFull();
        await assign(antrag.uuid, "mitarbeit", recht);
        return antrag;
      };
      const erlaubt = RUFE.filter((ruf) => suffices(recht, noetigFuer(ruf)));
      expect(await stati(max, erlaubt, vorlage)).toEqual(await stati(chefin, erlaubt, vorlage));
      const verboten = RUFE.filter((ruf) => !erlaubt.includes(ruf));
      const antrag = await vorlage();
      const vorher = await readBestand();
      const [ohneZiel, mitZiel] = [verboten.filter(namesNothing), verboten.filter((ruf) => !namesNothing(ruf))];
      expect(await stati(max, verboten, () => Promise.resolve(antrag))).toEqual({
        ...alle(mitZiel, "403.10"),
        ...alle(ohneZiel, "404.10"),
      });
      expect(await readBestand()).toEqual(vorher);
    },
  );

  it("gelingt Bevollmächtigten oder scheitert an der Sache, nie am Recht", async () => {
    const gefunden = await stati(chefin, RUFE, createFull);
    expect(Object.entries(gefunden).filter(([, stand]) => /^(403|500)/.test(stand))).toEqual([]);
    // Not even one half may fail: a call that always fails proves nothing.
    expect(Object.values(gefunden).filter((stand) => stand === "200").length).toBeGreaterThan(RUFE.length / 2);
  });

  it.each<[string, () => Promise<Browser>]>([
    ["Mitarbeitende ohne Recht", () => Promise.resolve(max)],
    ["Fremde", () => test.alsFremder()],
    ["Fremde mit einer Zuweisung", () => test.alsFremder()],
    ["Bevollmächtigte, die für ein anderes Unternehmen handeln", () => test.als("bevollmaechtigt", "software")],
  ])("antwortet %s wie auf eine unbekannte Kennung und ändert nichts", async (wer, als) => {
    const browser = await als();
    const antrag = await createFull();
    if (wer.includes("Zuweisung")) await assign(antrag.uuid, "fremd", "VERWALTEN");
    const vorher = await readBestand();
    for (const ruf of RUFE) {
      const [fremd, unbekannt] = [
        await call(browser, ruf, antrag),
        await call(browser, ruf, { ...antrag, uuid: randomUUID() }),
      ];
      expect([ruf.name, fremd.status]).toEqual([ruf.name, 404]);
      expect(fremd.body).toEqual(unbekannt.body);
    }
    expect(await readBestand()).toEqual(vorher);
  });

  it("verlangt eine Anmeldung", async () => {
    const antrag = await createFull();
    expect(await stati(test.browser(), RUFE, () => Promise.resolve(antrag))).toEqual(alle(RUFE, "401.20"));
  });

  describe.each(STAB)("mit der Rolle %s", (rolle) => {
    it("antwortet auf einen Entwurf ohne Einsicht wie auf eine unbekannte Kennung", async () => {
      await staysHidden(await test.als(rolle), await createFull());
    });

    it("liest mit Einsicht wie für Bevollmächtigte, schreibt jede Lesung ins Protokoll und ändert nichts", async () => {
      const antrag = await createFull();
      await grant(antrag);
      await readsLikeBevollmaechtigte(rolle, antrag);
    });

    it("antwortet wie auf eine unbekannte Kennung, sobald die Einsicht entzogen oder abgelaufen ist", async () => {
      const [stab, antrag] = [await test.als(rolle), await createFull()];
      await grant(antrag);
      expect((await stab.get(antragPfad(antrag.uuid))).status).toBe(200);
      expect((await chefin.delete(einsichtPfad(antrag))).status).toBe(200);
      await staysHidden(stab, antrag);
      await grant(antrag);
      await test.dienste.pool.query("UPDATE einsicht SET bis = $2 WHERE antrag_uuid = $1", [
        antrag.uuid,
        test.uhr.now(),
      ]);
      await staysHidden(stab, antrag);
    });

    it("liest Eingereichtes ohne Einsicht, mit jeder Lesung im Protokoll, und ändert nichts", async () => {
      const antrag = await createFull();
      await setStatus(test, antrag.uuid, "IN_PRUEFUNG");
      // Its versions and what did not fit are drafts, which the test below is about.
      await readsLikeBevollmaechtigte(rolle, antrag, ["versionen.getVersionen"]);
    });

    it("findet einen gelöschten Entwurf auch mit Einsicht nicht", async () => {
      const antrag = await createFull();
      await grant(antrag);
      expect((await chefin.delete(antragPfad(antrag.uuid))).status).toBe(200);
      await staysHidden(await test.als(rolle), antrag);
    });
  });
});

it("ein genommenes Recht wirkt in derselben Sitzung beim nächsten Aufruf", async () => {
  const antrag = await createFull();
  const benutzer = antragPfad(antrag.uuid, `/benutzer/${MENSCHEN.mitarbeit.uuid}`);
  const { body } = await chefin.put(benutzer, { recht: "VERWALTEN", revision: 0 });
  expect((await max.get(antragPfad(antrag.uuid))).status).toBe(200);
  expect((await chefin.delete(benutzer, { json: { revision: body.revision } })).status).toBe(200);
  expect(await stati(max, RUFE, () => Promise.resolve(antrag))).toEqual(alle(RUFE, "404.10"));
});
