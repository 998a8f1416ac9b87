import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toAustausch, writeJson } from "~/domain/antrag/austausch/austausch";
import { formulare } from "~/domain/antrag/formular/formulare";
import type { Werte } from "~/formkit/field";
import { rowsOf } from "~/formkit/werte";
import { type Angelegt, antragPfad, fill, create, readVorhaben, save } from "../../support/antraege";
import { type Browser, listOf, startBackend, type TestBackend, textOf } from "../../support/backend";
import { vorhabenBeispiel } from "../../support/vorhabenBeispiel";
import { ENTWURF } from "../../unit/domain/antrag/dokumente/ansicht";

let t: TestBackend;
let chefin: Browser;
beforeAll(async () => {
  t = await startBackend();
  chefin = await t.alsBevollmaechtigter();
});
afterAll(() => t.stop());

const [A, B] = ["aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa", "bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb"];
const datei = (werte: Werte, uuid: string) => {
  const vorhaben = [{ uuid, vorhabenId: null, werte, anlagen: [] }];
  return Buffer.from(writeJson(toAustausch({ ...ENTWURF, formular: formulare.V2, vorhaben }))).toString("base64");
};
const compare = async (uuid: string, inhalt: string) =>
  (await chefin.post(antragPfad(uuid, "/import/vergleich"), { inhalt })).body;
const takeOver = (
  uuid: string,
  inhalt: string,
  { revisionen, auswahl = null }: { revisionen: unknown; auswahl?: string[] | null | undefined },
) => chefin.post(antragPfad(uuid, "/import"), { inhalt, revisionen, auswahl });

/** A filled draft and its answers. */
async function gefuellter(): Promise<{ angelegt: Angelegt; werte: Werte }> {
  const angelegt = await create(chefin, "Bericht");
  await fill(chefin, angelegt, vorhabenBeispiel());
  const { werte } = await readVorhaben(chefin, angelegt);
  return { angelegt, werte: JSON.parse(JSON.stringify(werte)) as Werte };
}

describe("Der Bericht nennt, was eine Datei enthält und nicht übernommen wird", () => {
  it("in Zeilen, nach deren Angaben nicht gefragt wird", async () => {
    const { angelegt, werte } = await gefuellter();
    const auftragnehmer = rowsOf(werte, "auftragnehmer").map((zeile) => ({
      ...zeile,
      auftragnehmerBekannt: false,
      laendergruppe: "EU_EWR",
    }));
    const { verworfen } = await compare(angelegt.uuid, datei({ ...werte, auftragnehmer }, angelegt.vorhabenUuid));
    expect(verworfen).toContain("Vorhaben 1, Auftragnehmer, Eintrag 1, Name / Firma des Auftragnehmers");
    expect(verworfen).not.toContain("Vorhaben 1, Auftragnehmer, Eintrag 1, (Voraussichtliches) Entgelt in Euro");
  });

  it("in Zeilen der Wirtschaftsjahre", async () => {
    const { angelegt, werte } = await gefuellter();
    const rahmen = rowsOf(werte, "rahmen").map((zeile, stelle) =>
      stelle === 1 ? { ...zeile, eigenleistungStunden: "12" } : zeile,
    );
    expect((await compare(angelegt.uuid, datei({ ...werte, rahmen }, angelegt.vorhabenUuid))).verworfen).toEqual([
      "Vorhaben 1, Personal und Aufwendungen je Wirtschaftsjahr, Eintrag 2, Eigenleistungen in Stunden",
    ]);
  });

  it("und verschweigt nichts, wenn nur ein Teil gewählt ist", async () => {
    const { angelegt, werte } = await gefuellter();
    const inhalt = datei({ ...werte, andereFoerderung: true, foerderprogramm: "Programm" }, angelegt.vorhabenUuid);
    const { revisionen, verworfen } = await compare(angelegt.uuid, inhalt);
    expect(verworfen).toEqual([]);
    expect(await takeOver(angelegt.uuid, inhalt, { revisionen, auswahl: ["0.foerderprogramm"] })).toMatchObject({
      status: 200,
      body: { gespeichert: 0, hinzugefuegt: 0, verworfen: ["Vorhaben 1, Förderprogramm / Förderkennzeichen"] },
    });
    expect((await takeOver(angelegt.uuid, inhalt, { revisionen })).body).toEqual({
      gespeichert: 1,
      hinzugefuegt: 0,
      verworfen: [],
    });
  });

  it("und sagt es auch, wenn aus der Datei ein neuer Antrag wird", async () => {
    const { angelegt, werte } = await gefuellter();
    const inhalt = datei({ ...werte, foerderprogramm: "Programm" }, angelegt.vorhabenUuid);
    const { body } = await chefin.post("/v1/antraege/import", { inhalt });
    expect(body.verworfen).toEqual(["Vorhaben 1, Förderprogramm / Förderkennzeichen"]);
  });

  it("und ist leer, wo alles übernommen wird", async () => {
    const { angelegt, werte } = await gefuellter();
    expect(await compare(angelegt.uuid, datei(werte, angelegt.vorhabenUuid))).toMatchObject({
      verworfen: [],
      vorhaben: [{ art: "gleich" }],
    });
  });
});

it("Ein Wirtschaftsjahr bleibt dasselbe, welche Kennung seine Zeile auch hat", async () => {
  const { angelegt, werte } = await gefuellter();
  const [erste, ...weitere] = rowsOf(werte, "rahmen");
  const rahmen = [
    { ...erste, uuid: A, personalAnzahl: "9" },
    ...weitere.map((zeile, stelle) => (stelle === 0 ? { ...zeile, uuid: B } : zeile)),
  ];
  const inhalt = datei({ ...werte, rahmen }, angelegt.vorhabenUuid);
  const { vorhaben, revisionen } = await compare(angelegt.uuid, inhalt);
  const zeilen = listOf(listOf(listOf(vorhaben)[0]?.felder)[0]?.zeilen);
  expect(zeilen).toMatchObject([
    { art: "geaendert", titel: "Wirtschaftsjahr 2025", felder: [{ label: "Anzahl beteiligter Personen", neu: "9" }] },
  ]);
  expect((await takeOver(angelegt.uuid, inhalt, { revisionen })).body).toMatchObject({ gespeichert: 1 });
  const danach = listOf((await readVorhaben(chefin, angelegt)).werte?.rahmen);
  expect(danach.map(({ uuid }) => uuid)).toEqual(rowsOf(werte, "rahmen").map(({ uuid }) => uuid));
  expect(danach[0]).toMatchObject({ personalAnzahl: "9" });
});

it("Eine Kennung, die durch eine Auswahl an zwei Stellen stünde, wird abgelehnt; alles zusammen geht", async () => {
  const { angelegt, werte } = await gefuellter();
  const [auftrag, paket] = [rowsOf(werte, "auftragnehmer")[0], rowsOf(werte, "arbeitspakete")[0]];
  const uuid = textOf(auftrag?.uuid);
  const getauscht = {
    auftragnehmer: [{ ...auftrag, uuid: A }],
    arbeitspakete: [{ ...paket, uuid, akteure: ["EIGEN", A] }],
    wirtschaftsgueter: [],
  };
  const inhalt = datei({ ...werte, ...getauscht }, angelegt.vorhabenUuid);
  const { revisionen } = await compare(angelegt.uuid, inhalt);
  expect(await takeOver(angelegt.uuid, inhalt, { revisionen, auswahl: ["0.arbeitspakete"] })).toMatchObject({
    status: 422,
    body: {
      errors: [
        {
          property: "auswahl",
          message:
            "Vorhaben 1: „Auftragnehmer, Eintrag 1“ und „Arbeitspakete, Eintrag 1“ hätten dieselbe Kennung (uuid). Bitte wählen Sie beide Angaben aus oder keine.",
        },
      ],
    },
  });
  expect((await readVorhaben(chefin, angelegt)).revision).toBe(3);
  expect((await takeOver(angelegt.uuid, inhalt, { revisionen })).status).toBe(200);
});

it("Was nicht in der Datei steht und keinen Titel hat, heißt wie im Entwurf", async () => {
  const { angelegt, werte } = await gefuellter();
  const zweites = textOf((await chefin.post(antragPfad(angelegt.uuid, "/vorhaben"))).body.vorhabenUuid);
  expect(
    (
      await save(
        chefin,
        { ...angelegt, vorhabenUuid: zweites },
        { revision: 1, aenderungen: [{ art: "felder", werte: { kurzbezeichnung: "" } }] },
      )
    ).status,
  ).toBe(200);
  expect((await compare(angelegt.uuid, datei(werte, angelegt.vorhabenUuid))).bleiben).toEqual(["Vorhaben 2"]);
});
