import { describe, expect, it } from "vitest";
import { jahrFormular } from "~/domain/statistik/jahrFormular";
import { feldVonJahr } from "~/domain/statistik/jahrRaster";
import {
  entwurfVonRaster,
  formVonJahr,
  jahrMitGetipptem,
  listVerwaiste,
  readRaster,
} from "~/features/unternehmen/rasterEingaben";
import { listRasterFelder, listRasterJahre, rasterLabels } from "~/features/unternehmen/rasterJahre";
import { toFormData } from "~/features/formular";
import { displayField } from "~/formkit/readForm";
import { blankWerte } from "~/formkit/relevance";

const [A, B] = ["11111111-1111-4111-8111-111111111111", "22222222-2222-4222-8222-222222222222"];

const jahr = (uuid: string, [beginn, ende]: readonly [string, string], werte: object = {}) => ({
  uuid,
  revision: 3,
  werte: { ...blankWerte(jahrFormular), rumpfjahr: true, wjBeginn: beginn, wjEnde: ende, ...werte },
  fehler: [],
  warnungen: [],
  geaendertAm: "2026-01-01T00:00:00.000Z",
  geaendertVon: "",
});

const datenVon = (data: ReturnType<typeof jahr>[], istVerbunden = false) => ({
  data,
  total: data.length,
  kontext: { heute: "2026-03-02", istVerbunden, andere: [] },
  verlangt: [],
  istErfuellt: true,
  keinJahr: false,
  keinJahrBis: null,
  unternehmenUuid: "u",
  rechte: { bearbeiten: true },
});

const ZWEI = datenVon([
  jahr(A, ["2025-01-01", "2025-12-31"], { umsatz: "5", fuePersonal: "1" }),
  jahr(B, ["2024-01-01", "2024-12-31"]),
]);

const post = (texte: Record<string, string | string[]>) => toFormData({ jahr: [A, B], ...texte });

describe("die Spalten", () => {
  it("heißen nach dem Jahr, und mit ihren Tagen, wo zwei gleich hießen", () => {
    const daten = datenVon([
      jahr(A, ["2025-07-01", "2025-12-31"]),
      jahr(B, ["2025-01-01", "2025-06-30"]),
      jahr("c", ["2023-07-01", "2024-06-30"]),
    ]);
    expect(listRasterJahre(daten).map(({ name }) => name)).toEqual([
      "Wirtschaftsjahr 01.07.2025 bis 31.12.2025",
      "Wirtschaftsjahr 01.01.2025 bis 30.06.2025",
      "Wirtschaftsjahr 2023/24",
    ]);
  });

  it("haben Zeilen für den Verbund nur, wo ein Jahr danach gefragt ist", () => {
    const zeilen = (ebene: string) =>
      listRasterFelder(listRasterJahre(datenVon([jahr(A, ["2025-01-01", "2025-12-31"], { ebene })], true))).length;
    expect([zeilen("UNTERNEHMEN"), zeilen("VERBUND"), zeilen("")]).toEqual([10, 8, 8]);
  });

  it("benennen ihre Zellen in der Reihenfolge der Seite", () => {
    expect(Object.values(rasterLabels(listRasterJahre(ZWEI))).slice(0, 3)).toEqual([
      "Umsatz, Wirtschaftsjahr 2025",
      "Umsatz, Wirtschaftsjahr 2024",
      "Bilanzsumme, Wirtschaftsjahr 2025",
    ]);
  });
});

describe("readRaster", () => {
  it("liest je Jahr nur die Zahlen, mit Fassung und Entscheidung, und lässt alles andere stehen", () => {
    const formData = post({
      [feldVonJahr(A, "revision")]: "2",
      [feldVonJahr(A, "umsatz")]: "1.000,5",
      [feldVonJahr(A, "wjEnde")]: "30.06.2025",
      [feldVonJahr(A, "gesehen")]: "3",
      [`wahl.${feldVonJahr(A, "umsatz")}`]: "meine",
      [feldVonJahr(B, "revision")]: "1",
      [feldVonJahr(B, "umsatz")]: "7",
    });
    const gelesen = readRaster(ZWEI, formData);
    expect(gelesen.issues).toEqual([]);
    expect(gelesen.jahre).toMatchObject([
      { uuid: A, revision: 2, gesehen: 3, entscheidungen: [{ stelle: "umsatz", wahl: "meine" }] },
      { uuid: B, revision: 1 },
    ]);
    expect(gelesen.jahre[0]?.werte).toEqual({
      umsatz: "1000.5",
      bilanzsumme: "",
      beschaeftigteVzae: "",
      fueBeschaeftigteVzae: "",
      fuePersonal: "1",
      fueSach: "",
      fueExtern: "",
      verbundUmsatz: "",
      verbundBeschaeftigteVzae: "",
    });
    expect(gelesen.jahre[1]).not.toHaveProperty("gesehen");
  });

  it("nennt, was sich nicht lesen lässt, an der Zelle", () => {
    const gelesen = readRaster(ZWEI, post({ [feldVonJahr(B, "fueSach")]: "viel" }));
    expect(gelesen.issues.map(({ property }) => property)).toEqual([feldVonJahr(B, "fueSach")]);
  });

  it("sagt, dass es ein Jahr nicht mehr gibt, und behält, was dafür getippt war", () => {
    const FORT = "33333333-3333-4333-8333-333333333333";
    const gesendet = {
      jahr: [A, FORT],
      [feldVonJahr(A, "umsatz")]: "9",
      [feldVonJahr(FORT, "umsatz")]: "4711",
      [feldVonJahr(FORT, "fueSach")]: "",
      [feldVonJahr(FORT, "revision")]: "2",
    };
    const { jahre, issues } = readRaster(ZWEI, toFormData(gesendet));
    expect(jahre).toMatchObject([{ uuid: A, werte: { umsatz: "9" } }]);
    expect(issues.map(({ property, message }) => [property, message])).toEqual([
      ["", expect.stringMatching(/^Ein Wirtschaftsjahr dieser Tabelle gibt es nicht mehr\./)],
    ]);
    expect(listVerwaiste(listRasterJahre(ZWEI), gesendet)).toEqual([[{ label: "Umsatz", text: "4711" }]]);
    expect(readRaster(ZWEI, toFormData({ jahr: "x" })).jahre).toEqual([]);
    expect(readRaster(ZWEI, toFormData({ jahr: [A, A] })).issues).toEqual([]);
  });
});

describe("Getipptes", () => {
  it("gehört dem Jahr, dessen Namen es trägt", () => {
    const teil = formVonJahr(post({ [feldVonJahr(A, "umsatz")]: "1", [feldVonJahr(B, "umsatz")]: "2" }), B);
    expect([...teil.entries()]).toEqual([["umsatz", "2"]]);
  });

  it("geht in die Summe ein, bevor es gespeichert ist", () => {
    const [jahr2025] = listRasterJahre(ZWEI);
    const gesamt = jahrFormular.tabs.flatMap(({ fields }) => fields).find(({ key }) => key === "fueGesamt");
    if (jahr2025 === undefined || gesamt === undefined) throw new Error("Nothing to add up");
    const summe = (eingaben: Record<string, string> | null) =>
      displayField(gesamt, jahrMitGetipptem(jahr2025, eingaben));
    expect(summe(null)).toBe("1,00\u00a0€");
    expect(summe({ [feldVonJahr(A, "fueSach")]: "2,5", [feldVonJahr(B, "fueSach")]: "9" })).toBe("3,50\u00a0€");
  });

  it("steht im Tresor unter dem Namen der Zelle, und ein Speichern ändert dessen Stand", () => {
    const entwurf = entwurfVonRaster(ZWEI);
    expect([entwurf.revision, entwurf.basis[feldVonJahr(A, "umsatz")]]).toEqual([6, "5"]);
    expect(entwurf.basis).not.toHaveProperty(feldVonJahr(A, "wjBeginn"));
    expect(entwurf.lesbar(feldVonJahr(B, "umsatz"), "1234,5")).toBe("1.234,50\u00a0€");
    expect(entwurf.lesbar("anderes", ["a", "b"])).toBe("a\nb");
  });
});
