import { describe, expect, it } from "vitest";
import type { Rufe } from "~/contract/wire/call";
import type { Problem } from "~/contract/wire/problem";
import { textAbdruck } from "~/features/zeilen/textAbdruck";
import { findZeilenAbsicht } from "~/features/zeilen/zeilenAbsichten";
import type { Werte } from "~/formkit/field";
import { rowsOf, textOf } from "~/formkit/werte";
import { KONTEXT, vorhabenBeispiel } from "../../../support/vorhabenBeispiel";

const ANTRAG = "aaaaaaaa-0000-4000-8000-000000000001";
const VORHABEN = "bbbbbbbb-0000-4000-8000-000000000001";
const SCHLUESSEL = "CCCCCCCC-0000-4000-8000-00000000FFFF";

type Gesendet = { revision: number; aenderungen: unknown[] };
/** `werte`: what is stored now; `basis`: what was in the revision of the preview; `gesehen`: its text. */
type Lage = {
  problem?: Problem;
  darf?: boolean;
  fort?: boolean;
  tabelle?: string;
  werte?: Werte;
  basis?: { revision: number; werte: Werte };
  gesehen?: string;
};

/** The calls of the page: what is stored, and what a save answers. */
function seiteMit(lage: Lage = {}) {
  const { problem, darf = true, fort = false, tabelle = "arbeitspakete", werte = vorhabenBeispiel(), basis } = lage;
  const gesendet: Gesendet[] = [];
  const vorhaben = { uuid: VORHABEN, werte, revision: 7 };
  const antrag = { rechte: { bearbeiten: darf }, vorhaben: [{ uuid: VORHABEN, titel: "T" }] };
  const antraege = {
    getVorhaben: ({ revision }: { revision?: number }) => {
      // As the portal shows its not-found page.
      if (fort) throw new Response(null, { status: 404 });
      return Promise.resolve({ antrag, vorhaben, kontext: KONTEXT, ...(revision === undefined ? {} : { basis }) });
    },
    saveVorhaben: (eingabe: Gesendet) => {
      gesendet.push(eingabe);
      return problem === undefined ? Promise.resolve({ revision: 8 }) : Promise.reject(new Error());
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
  const url = new URL(`http://portal/antraege/${ANTRAG}/zeilen?vorhaben=${VORHABEN}&tabelle=${tabelle}`);
  const eingaben = { zeilentext: "getippt" };
  return {
    seite: { call, withSchluessel: () => call, attempt, antragUuid: ANTRAG, art: "V2" as const, url, eingaben },
    gesendet,
  };
}

async function press(absicht: string, text: string, lage: Lage = {}) {
  const formData = new FormData();
  const gesehen = await textAbdruck(lage.gesehen ?? text);
  const felder = { absicht, zeilentext: text, revision: "5", schluessel: SCHLUESSEL, gesehen };
  for (const [name, wert] of Object.entries(felder)) formData.set(name, wert);
  const { seite, gesendet } = seiteMit(lage);
  return { erledigt: await findZeilenAbsicht(formData)(seite, formData), gesendet };
}

const konflikt = { revision: 8, konflikte: [], uebernommen: [] };
const problemMit = (mehr: Partial<Problem>): Problem => ({
  code: "X",
  userMessage: "Nein.",
  httpStatus: 409,
  httpSubStatus: "409.10",
  errors: [],
  ...mehr,
});

describe("Zeilen einfügen", () => {
  it("zeigt zuerst, was verstanden ist, und speichert nichts", async () => {
    const { erledigt, gesendet } = await press("vorschau", "Bezeichnung\nNeu");
    expect(erledigt).toMatchObject({ antwort: { problem: null, revision: 7, vorschau: { isEinlesbar: true } } });
    expect(gesendet).toEqual([]);
  });

  it("fügt alle Zeilen in einer Fassung an, mit Ids, die aus dem Schlüssel des Formulars folgen", async () => {
    const { erledigt, gesendet } = await press("uebernehmen", "Bezeichnung des Arbeitspakets\nEins\nZwei");
    expect(erledigt).toMatchObject({ text: "2 Zeilen sind übernommen und gespeichert." });
    expect(gesendet).toHaveLength(1);
    expect(gesendet[0]?.aenderungen).toMatchObject([
      {
        art: "zeileSpeichern",
        tabelle: "arbeitspakete",
        zeile: { uuid: "cccccccc-0000-4000-8000-000000000000", titel: "Eins" },
      },
      { art: "zeileSpeichern", zeile: { uuid: "cccccccc-0000-4000-8000-000000000001", titel: "Zwei" } },
    ]);
    const nochmal = await press("uebernehmen", "Bezeichnung des Arbeitspakets\nEins\nZwei");
    expect(nochmal.gesendet).toEqual(gesendet);
  });

  it("zeigt die Vorschau noch einmal, wenn inzwischen jemand etwas geändert hat, das zu entscheiden ist", async () => {
    const { erledigt } = await press("uebernehmen", "Bezeichnung\nNeu", { problem: problemMit({ konflikt }) });
    expect(erledigt).toMatchObject({
      antwort: { eingaben: { zeilentext: "getippt" }, revision: 7, vorschau: { isEinlesbar: true } },
    });
    expect(erledigt).toHaveProperty("antwort.problem.userMessage", expect.stringContaining("jemand anderes"));
  });

  it("zeigt nach einem Konflikt in festen Zeilen den Wert, der jetzt gespeichert ist", async () => {
    const basis = { revision: 5, werte: vorhabenBeispiel() };
    const [erstes, ...andere] = rowsOf(basis.werte, "rahmen");
    if (erstes === undefined) throw new Error("No year");
    const werte = { ...basis.werte, rahmen: [{ ...erstes, personalaufwand: "200" }, ...andere] };
    const text = `Wirtschaftsjahr\tPersonalaufwendungen\n${textOf(erstes, "jahr")}\t300`;
    const lage = { tabelle: "rahmen", basis, werte, problem: problemMit({ konflikt }) };
    const { erledigt, gesendet } = await press("uebernehmen", text, lage);
    expect(gesendet).toMatchObject([{ aenderungen: [{ art: "felder" }] }]);
    expect(erledigt).toHaveProperty("antwort.vorschau.zeilen.0.verstanden", [
      { label: "Personalaufwendungen in Euro", text: "300,00\u00a0€ (bisher 200,00\u00a0€)" },
    ]);
  });

  it("übernimmt keinen Text, von dem es keine Vorschau gab, und zeigt sie", async () => {
    const { erledigt, gesendet } = await press("uebernehmen", "Bezeichnung\nNeu", { gesehen: "Bezeichnung\nAlt" });
    expect(gesendet).toEqual([]);
    expect(erledigt).toMatchObject({
      antwort: {
        problem: {
          userMessage:
            "Der Text ist ein anderer als in der Vorschau. Es ist noch nichts übernommen. Bitte sehen Sie die Vorschau noch einmal durch.",
        },
        gesehen: await textAbdruck("Bezeichnung\nNeu"),
        vorschau: { zeilen: [{ titel: "Neu" }] },
      },
    });
  });

  it("sagt, dass nichts übernommen ist, wenn der Text nicht mehr lesbar ist", async () => {
    const { erledigt, gesendet } = await press("uebernehmen", "Bezeichnung\tZeitraum von\nNeu\tbald");
    expect(gesendet).toEqual([]);
    expect(erledigt).toHaveProperty(
      "antwort.problem.userMessage",
      "Seit der Vorschau hat sich am Vorhaben etwas geändert. Es ist noch nichts übernommen. Bitte sehen Sie die Vorschau noch einmal durch.",
    );
    expect(erledigt).toMatchObject({ antwort: { vorschau: { isEinlesbar: false } } });
  });

  it("nimmt nichts mehr an, wenn der Reiter nach dem neuesten Stand nicht mehr dazugehört", async () => {
    const { erledigt, gesendet } = await press("uebernehmen", "Bezeichnung\nLaser", {
      tabelle: "wirtschaftsgueter",
      basis: { revision: 5, werte: vorhabenBeispiel() },
      werte: {},
    });
    expect(gesendet).toEqual([]);
    expect(erledigt).toHaveProperty(
      "antwort.problem.errors.0.message",
      "Der Reiter „Wirtschaftsgüter“ gehört nach den Angaben zum Vorhaben nicht mehr dazu.",
    );
  });

  it.each<[string, string, Lage, string]>([
    [
      "eine andere Ablehnung",
      "Bezeichnung\nNeu",
      { problem: problemMit({ httpStatus: 403 }) },
      "antwort.problem.userMessage",
    ],
    ["kein Recht mehr", "Bezeichnung\nNeu", { darf: false }, "antwort.problem.errors.0.message"],
    ["ein gelöschtes Vorhaben", "Bezeichnung\nNeu", { fort: true }, "antwort.problem.errors.0.message"],
    ["zu langer Text", "x".repeat(100_001), {}, "antwort.problem.errors.0.message"],
    ["leerer Text", "", {}, "antwort.problem.errors.0.message"],
  ])("sagt, warum nicht, und behält das Getippte: %s", async (_wann, text, lage, wo) => {
    const { erledigt } = await press("uebernehmen", text, lage);
    expect(erledigt).toMatchObject({ antwort: { vorschau: null, eingaben: { zeilentext: "getippt" } } });
    expect(erledigt).toHaveProperty(wo, expect.stringMatching(/\.$/));
  });
});
