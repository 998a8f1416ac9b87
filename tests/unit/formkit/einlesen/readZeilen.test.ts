import { describe, expect, it } from "vitest";
import { isEinlesbar, readZeilen } from "../../../../app/formkit/einlesen/readZeilen";
import type { Field, Werte } from "../../../../app/formkit/field";
import { type BeispielKontext, gaeste, kontext, tage, vollstaendig } from "../beispiel";

const tabelleIn = (felder: readonly Field<BeispielKontext>[], key: string) => {
  const feld = felder.find((eines) => eines.key === key);
  if (feld === undefined) throw new Error(`No ${key}`);
  return feld;
};
const GAESTE = tabelleIn(gaeste.fields, "gaesteliste");
const TAGE = { ...tabelleIn(tage.fields, "tageliste"), rowKey: "datum" };

const read = (text: string, tabelle: Field<BeispielKontext> = GAESTE, wurzel: Werte = vollstaendig) =>
  readZeilen(text, {
    tabelle,
    wurzel,
    kontext,
    zeilenHoechstens: 4,
    zeichenHoechstens: 200,
    uuidAn: (stelle) => `neu-${String(stelle)}`,
  });

describe("Zeilen einer Tabelle lesen", () => {
  it("liest sie mit Kopf in jeder Reihenfolge, und nennt Spalten, die es nicht gibt", () => {
    const gelesen = read("Gänge\tFarbe\tName\nSuppe\tRot\tGrace");
    expect(isEinlesbar(gelesen)).toBe(true);
    expect(gelesen.unbekannte).toEqual(["Farbe"]);
    expect(gelesen.zeilen[0]).toMatchObject({
      nummer: 2,
      uuid: "neu-0",
      titel: "Grace",
      werte: { name: "Grace", gaenge: ["SUPPE"], begleitung: null },
      verstanden: [
        { label: "Name", text: "Grace" },
        { label: "Gänge", text: "Suppe" },
      ],
    });
  });

  it("liest sie ohne Kopf in der Reihenfolge der Fragen", () => {
    const { zeilen } = read('Grace;grace@example.org;Ja;"Bo ""B"" Berg";Suppe\nHedy;;Nein');
    expect(zeilen.map(({ werte }) => werte)).toEqual([
      { name: "Grace", email: "grace@example.org", begleitung: true, begleitungName: 'Bo "B" Berg', gaenge: ["SUPPE"] },
      { name: "Hedy", email: "", begleitung: false, begleitungName: "", gaenge: [] },
    ]);
  });

  it("sagt je Zelle, was nicht gelesen werden kann, und was fehlt oder noch falsch ist", () => {
    const gelesen = read("Name;E-Mail;Kommt in Begleitung?;Gänge\n;falsch;vielleicht;Eis");
    expect(isEinlesbar(gelesen)).toBe(false);
    expect(gelesen.zeilen[0]).toMatchObject({
      fehler: [
        { label: "Kommt in Begleitung?", message: "Bitte schreiben Sie „Ja“ oder „Nein“ statt „vielleicht“." },
        { label: "Gänge", message: "„Eis“ gibt es hier nicht zur Auswahl. Möglich sind: Suppe." },
      ],
      pruefen: ["E-Mail: Bitte geben Sie eine gültige E-Mail-Adresse ein"],
      offen: ["Name"],
    });
  });

  it("beantwortet eine Frage, von der abhängt, ob das Getippte gilt, wenn der Text sie nicht hat", () => {
    const { zeilen } = read("Name;Name der Begleitung\nGrace;Bo");
    expect(zeilen[0]?.werte).toMatchObject({ begleitung: true, begleitungName: "Bo" });
    expect(zeilen[0]?.hinweise).toEqual(["Kommt in Begleitung?: Ja, das folgt aus Ihren Angaben."]);
  });

  it("nimmt eine leere Zelle nicht für die Antwort auf diese Frage, wohl aber einen Strich", () => {
    const kopf = "Name;Kommt in Begleitung?;Name der Begleitung";
    expect(read(`${kopf}\nGrace;;Bo`).zeilen[0]?.werte).toMatchObject({ begleitung: true, begleitungName: "Bo" });
    expect(read(`${kopf}\nGrace;–;Bo`).zeilen[0]?.werte).toMatchObject({ begleitung: null });
  });

  it("nennt Spalten ohne Namen, in denen etwas steht", () => {
    expect(read("Name;;;Gänge\nGrace;;Rot;Suppe\nHedy;;;").unbekannte).toEqual(["Spalte 3 ohne Namen"]);
  });

  it("sagt, ob die erste Zeile als Eintrag gelesen ist", () => {
    expect(read("Name;Ort;Farbe;Alter\nGrace;;;")).toMatchObject({
      isErsteEintrag: false,
      zeilen: [{ titel: "Grace" }],
    });
    expect(read("Grace;g@example.org")).toMatchObject({ isErsteEintrag: true, zeilen: [{ titel: "Grace" }] });
  });

  it("sagt bei einer vollen Tabelle, was zu tun ist", () => {
    const gaesteliste = Array.from({ length: 4 }, (_, stelle) => ({ uuid: `gast-${String(stelle)}`, name: "x" }));
    expect(read("Grace;", GAESTE, { ...vollstaendig, gaesteliste }).fehler).toEqual([
      "Es sind schon 4 Einträge. Bitte entfernen Sie zuerst welche.",
    ]);
  });

  it("sagt, was nach den anderen Angaben nicht gefragt ist", () => {
    const { zeilen } = read("Name;Kommt in Begleitung?;Name der Begleitung\nGrace;Nein;Bo");
    expect(zeilen[0]?.verluste).toEqual(["Hier nicht gefragt, wird nicht übernommen: Name der Begleitung."]);
    expect(zeilen[0]?.fehler).toEqual([]);
  });

  it.each([
    ["", "Bitte fügen Sie mindestens eine Zeile ein."],
    ["Name;E-Mail", "Bitte fügen Sie mindestens eine Zeile ein."],
    ["Name;Gänge;Name\nA;;B", "Die Spalte „Name“ steht zweimal da."],
    [
      "A;\nB;\nC;\nD;",
      "Ihr Text hat 4 Zeilen, in der Tabelle ist noch Platz für 3. Bitte fügen Sie weniger Zeilen ein.",
    ],
    [
      "x".repeat(201),
      "Der Text ist zu lang: Er hat 201 Zeichen, möglich sind 200 auf einmal. Bitte fügen Sie die Zeilen in mehreren Schritten ein.",
    ],
  ])("weist als Ganzes ab: %s", (text, fehler) => {
    expect(read(text)).toEqual({ fehler: [fehler], unbekannte: [], isErsteEintrag: false, zeilen: [] });
  });

  it("nennt Zeilen mit mehr Zellen als Spalten", () => {
    expect(read("Name;Gänge\nA;;mehr").zeilen[0]?.fehler).toEqual([
      { label: "", message: "Die Zeile hat mehr Zellen, als es Spalten gibt." },
    ]);
  });

  it("nimmt einem Text das Hochkomma, das ihn vor dem Rechnen geschützt hat", () => {
    expect(read("Name;Gänge\n'=A;").zeilen[0]?.werte["name"]).toBe("=A");
  });
});

describe("Zeilen, die das Programm gibt", () => {
  it("werden an ihrem Namen erkannt und nur in dem geändert, was dasteht", () => {
    const { zeilen } = read("Datum;Kosten\nDienstag;1.000\nmontag;", TAGE);
    expect(zeilen.map(({ uuid, werte }) => ({ uuid, werte }))).toEqual([
      { uuid: "tag-2", werte: { kosten: "1000" } },
      { uuid: "tag-1", werte: {} },
    ]);
  });

  it("sagt, welche es gibt, und nimmt keine zweimal", () => {
    const { zeilen } = read("Datum;Kosten\nSonntag;1\nMontag;2\nMontag;3".replace("Sonntag;1\n", ""), TAGE);
    expect(zeilen[1]?.fehler).toEqual([{ label: "", message: "Dafür steht weiter oben schon eine Zeile." }]);
    expect(read("Datum;Kosten\nSonntag;1", TAGE).zeilen[0]?.fehler).toEqual([
      { label: "Datum", message: "„Sonntag“ gibt es hier nicht. Möglich sind: Montag; Dienstag." },
    ]);
  });

  it("zeigen nur, was dasteht, mit dem bisherigen Wert, wo er ein anderer ist", () => {
    const { zeilen } = read("Datum;Kosten\nMontag;12,345\nDienstag;20,5", TAGE);
    expect(zeilen.map(({ verstanden }) => verstanden)).toEqual([
      [{ key: "kosten", label: "Kosten", text: "12,34\u00a0€", bisher: "10,00\u00a0€" }],
      [{ key: "kosten", label: "Kosten", text: "20,50\u00a0€" }],
    ]);
    expect(zeilen.map(({ verluste }) => verluste)).toEqual([["Kosten: Nachkommastellen sind gekürzt."], []]);
    expect(read("Datum;Kosten\nMontag;", TAGE).zeilen[0]).toMatchObject({ verstanden: [], offen: [], pruefen: [] });
    expect(read("Datum;Kosten\nMontag;viel", TAGE).zeilen[0]).toMatchObject({ verstanden: [], offen: [] });
  });

  it("nimmt nicht mehr Zeilen, als es gibt", () => {
    expect(read("Datum;Kosten\nMontag;1\nDienstag;2\nMontag;3", TAGE).fehler).toEqual([
      "Ihr Text hat 3 Zeilen, in der Tabelle gibt es nur 2. Bitte fügen Sie nur Zeilen ein, die es hier schon gibt.",
    ]);
  });

  it("braucht die Spalte, die sie nennt", () => {
    expect(read("Kosten\n5", TAGE).fehler).toEqual(["Die Spalte „Datum“ fehlt."]);
  });
});
