import { describe, expect, it } from "vitest";
import type { Rufe } from "~/contract/wire/call";
import type { Problem } from "~/contract/wire/problem";
import { rasterName } from "~/domain/antrag/formular/raster";
import { findRasterAbsicht } from "~/features/raster/rasterAbsichten";
import { rowsOf } from "~/formkit/werte";
import { KONTEXT, vorhabenBeispiel } from "../../../support/vorhabenBeispiel";

const ANTRAG = "aaaaaaaa-0000-4000-8000-000000000001";
const VORHABEN = "bbbbbbbb-0000-4000-8000-000000000001";
const WERTE = vorhabenBeispiel();
const PAKETE = rowsOf(WERTE, "arbeitspakete").map(({ uuid }) => uuid);
const JAHRE = rowsOf(WERTE, "rahmen").map(({ uuid }) => uuid);
const [PAKET = ""] = PAKETE;

type Lage = { problem?: Problem; darf?: boolean; fort?: boolean; tabelle?: string };
type Zellen = readonly [uuid: string, key: string, text: string][];

/** The calls of the page: what is stored, and what a save answers. */
function seiteMit({ problem, darf = true, fort = false, tabelle = "arbeitspakete" }: Lage) {
  const gesendet: { revision: number; aenderungen: unknown[] }[] = [];
  const vorhaben = { uuid: VORHABEN, werte: WERTE, revision: 7, pruefung: { fehler: [], warnungen: [] } };
  const antraege = {
    getVorhaben: () => {
      // As the portal shows its not-found page.
      if (fort) throw new Response(null, { status: 404 });
      return Promise.resolve({ antrag: { rechte: { bearbeiten: darf }, vorhaben: [] }, vorhaben, kontext: KONTEXT });
    },
    saveVorhaben: (eingabe: (typeof gesendet)[number]) => {
      gesendet.push(eingabe);
      const zusammengefuehrt = [{ stelle: `arbeitspakete/${PAKET}/von`, von: "Eva", am: "2026-01-01T00:00:00.000Z" }];
      return problem === undefined ? Promise.resolve({ revision: 8, zusammengefuehrt }) : Promise.reject(new Error());
    },
  };
  // Only what the page calls.
  const call = { antraege } as unknown as Rufe;
  const attempt = async <T>(calls: () => Promise<T>) => {
    try {
      return { ok: true as const, value: await calls() };
    } catch {
      if (problem === undefined) throw new Error("unexpected");
      return { ok: false as const, problem };
    }
  };
  const url = new URL(`http://portal/antraege/${ANTRAG}/tabelle?vorhaben=${VORHABEN}&tabelle=${tabelle}`);
  return {
    seite: { call, withSchluessel: () => call, attempt, antragUuid: ANTRAG, art: "V2" as const, url },
    gesendet,
  };
}

async function press(absicht: string, { uuids, zellen }: { uuids: string[]; zellen: Zellen }, lage: Lage = {}) {
  const formData = new FormData();
  for (const [name, text] of Object.entries({ absicht, revision: "5" })) formData.set(name, text);
  for (const uuid of uuids) formData.append("zeile", uuid);
  for (const [uuid, key, text] of zellen) formData.append(rasterName(uuid, key), text);
  const { seite, gesendet } = seiteMit(lage);
  const eingaben = Object.fromEntries([...formData.keys()].map((name) => [name, formData.getAll(name).map(String)]));
  return { erledigt: await findRasterAbsicht(formData)({ ...seite, eingaben }, formData), gesendet, eingaben };
}

const TITEL = { uuids: PAKETE, zellen: [[PAKET, "titel", "Anders"]] as Zellen };
const problemMit = (mehr: Partial<Problem>): Problem => ({
  code: "X",
  userMessage: "Nein.",
  httpStatus: 409,
  httpSubStatus: "409.10",
  errors: [],
  ...mehr,
});

describe("eine Tabelle als Ganzes", () => {
  it("speichert alle Änderungen in einer Fassung, auf dem Stand der Seite, und sagt, was von anderen kam", async () => {
    const { erledigt, gesendet } = await press("speichern", TITEL);
    expect(gesendet).toMatchObject([{ revision: 5, aenderungen: [{ zeile: { uuid: PAKET, titel: "Anders" } }] }]);
    if (!("to" in erledigt)) throw new Error("Not saved");
    expect(erledigt.to).toBe(`/antraege/${ANTRAG}/tabelle?vorhaben=${VORHABEN}&tabelle=arbeitspakete`);
    expect(erledigt.text).toMatch(/^Gespeichert\. Von anderen kam inzwischen dazu: Arbeitspaket .*: Zeitraum von\.$/);
    const zurueck = await press("zurueck", TITEL);
    expect("to" in zurueck.erledigt && zurueck.erledigt.to).toContain("/formular/V2");
    expect((await press("was auch immer", TITEL)).gesendet).toHaveLength(1);
  });

  it("ruft nichts, wenn nichts geändert ist", async () => {
    const { erledigt, gesendet } = await press("speichern", { uuids: PAKETE, zellen: [] });
    expect(gesendet).toEqual([]);
    expect(erledigt).toMatchObject({ text: "Es gab nichts zu speichern." });
  });

  it("zeigt alles Getippte wieder, wenn etwas nicht gespeichert werden kann", async () => {
    const { erledigt, gesendet, eingaben } = await press("speichern", {
      uuids: PAKETE,
      zellen: [[PAKET, "personenmonate", "viel"]],
    });
    expect(gesendet).toEqual([]);
    expect(erledigt).toMatchObject({
      antwort: { eingaben, problem: { httpStatus: 422, errors: [{ property: rasterName(PAKET, "personenmonate") }] } },
    });
    const errors = [{ uuid: PAKET, property: "titel", message: "Bitte anders." }];
    const abgelehnt = await press("speichern", TITEL, { problem: problemMit({ errors }) });
    expect(abgelehnt.erledigt).toMatchObject({
      antwort: { eingaben: abgelehnt.eingaben, problem: { errors: [{ property: rasterName(PAKET, "titel") }] } },
    });
  });

  it("fragt, wo zwei dieselbe Zelle geändert haben", async () => {
    const streit = {
      stelle: `arbeitspakete/${PAKET}/titel`,
      art: "feld" as const,
      von: "Eva",
      am: "2026-01-01T00:00:00.000Z",
      gespeicherte: "Ihres",
      meine: "Anders",
      betrifft: [],
    };
    const konflikt = { revision: 8, konflikte: [streit], uebernommen: [] };
    const { erledigt, eingaben } = await press("speichern", TITEL, { problem: problemMit({ konflikt }) });
    expect(erledigt).toMatchObject({
      antwort: { eingaben, konflikt: { gesehen: 8, felder: [{ stelle: streit.stelle, von: "Eva", wahl: null }] } },
    });
  });

  it("sagt, dass nichts gespeichert ist, wenn das Vorhaben fort oder der Antrag geschlossen ist", async () => {
    for (const lage of [{ fort: true }, { darf: false }, { tabelle: "gibtEsNicht" }]) {
      const { erledigt, gesendet, eingaben } = await press("speichern", TITEL, lage);
      expect(gesendet).toEqual([]);
      expect(erledigt).toMatchObject({ antwort: { eingaben, problem: { httpStatus: 422 } } });
    }
  });

  it("zeigt ohne Skripte eine Zeile mehr, und speichert dabei nichts", async () => {
    const { erledigt, gesendet } = await press("zeile", TITEL);
    expect(gesendet).toEqual([]);
    if (!("antwort" in erledigt)) throw new Error("No page");
    expect([erledigt.antwort.eingaben["zeile"]].flat()).toHaveLength(PAKETE.length + 1);
    expect(erledigt.antwort.eingaben[rasterName(PAKET, "titel")]).toEqual(["Anders"]);
  });

  it("übernimmt einen Wert in die leeren Jahre danach, und ersetzt keinen", async () => {
    const [erstes = "", ...weitere] = JAHRE;
    expect(weitere.length).toBeGreaterThan(0);
    const zellen: Zellen = [
      [erstes, "personalaufwand", "1.000"],
      ...weitere.map((uuid, stelle): [string, string, string] => [uuid, "personalaufwand", stelle === 0 ? "" : "7"]),
    ];
    const { erledigt } = await press("folge:personalaufwand", { uuids: JAHRE, zellen }, { tabelle: "rahmen" });
    if (!("antwort" in erledigt)) throw new Error("No page");
    const { eingaben } = erledigt.antwort;
    const texte = JAHRE.map((uuid) => [eingaben[rasterName(uuid, "personalaufwand")]].flat()[0]);
    expect(texte).toEqual(["1.000", "1.000", ...weitere.slice(1).map(() => "7")]);
  });

  it("öffnet eine aufbewahrte Tabelle nur, welcher Knopf auch gedrückt war", async () => {
    const formData = new FormData();
    for (const absicht of ["speichern", "weiterschreiben"]) formData.append("absicht", absicht);
    const { seite, gesendet } = seiteMit({});
    const erledigt = await findRasterAbsicht(formData)({ ...seite, eingaben: { a: "b" } }, formData);
    expect(erledigt).toEqual({ antwort: { problem: null, konflikt: null, eingaben: { a: "b" } } });
    expect(gesendet).toEqual([]);
  });
});
