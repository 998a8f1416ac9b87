import { describe, expect, it } from "vitest";
import { ANGEBOTE_MAX, fillAngebot, listAngebote } from "~/domain/antrag/formular/angebote";

const quelle = (uuid: string, werte: object, antrag: string | null = null) => ({
  uuid,
  antrag,
  werte: { ...werte },
});

const PERSON = { ansprechpersonVorname: "Hanna", ansprechpersonNachname: "Beispiel", ansprechpersonTelefon: "030 1" };
const FIRMA = {
  uuid: "r1",
  name: "Labor GmbH",
  ort: "Leipzig",
  land: "DE",
  beitrag: "Messen",
  auftragswert: "1000.00",
};

describe("who is offered", () => {
  it("whoever is named, each once, with where it was first found", () => {
    const quellen = [
      quelle("v1", { titel: "Lang", kurzbezeichnung: "Kurz", ...PERSON, ziel: "Geheim" }),
      quelle("v2", { titel: "Zwei", ...PERSON }, "Anderer Antrag"),
      quelle("v3", { titel: "Drei", ansprechpersonVorname: "Nur", ansprechpersonNachname: " " }),
      quelle("v4", { titel: "Vier", ...PERSON, ansprechpersonTelefon: "030 2" }, "Anderer Antrag"),
    ];
    expect(listAngebote("ansprechperson", quellen)).toEqual([
      { uuid: "v1", vorhaben: "Kurz", antrag: null, werte: PERSON },
      {
        uuid: "v4",
        vorhaben: "Vier",
        antrag: "Anderer Antrag",
        werte: { ...PERSON, ansprechpersonTelefon: "030 2" },
      },
    ]);
  });

  it("rows without what belongs to one Vorhaben: work and fee are not offered", () => {
    const quellen = [quelle("v1", { titel: "Eins", auftragnehmer: [FIRMA, { uuid: "r2", name: "" }] })];
    expect(listAngebote("auftragnehmer", quellen)).toEqual([
      {
        uuid: "r1",
        vorhaben: "Eins",
        antrag: null,
        werte: { name: "Labor GmbH", ort: "Leipzig", land: "DE", auftragnehmerBekannt: true },
      },
    ]);
    expect(listAngebote("kooperationspartner", quellen)).toEqual([]);
  });

  it("not more than can be looked through", () => {
    const viele = Array.from({ length: 20 }, (_, n) => ({ uuid: `r${String(n)}`, name: `Firma ${String(n)}` }));
    expect(listAngebote("kooperationspartner", [quelle("v", { kooperationspartner: viele })])).toHaveLength(
      ANGEBOTE_MAX,
    );
  });
});

describe("an offer goes into what is blank", () => {
  const angebot = {
    auftragnehmerBekannt: "true",
    name: "Labor",
    art: "HOCHSCHULE",
    strasse: "Weg",
    plz: "1010",
    land: "AT",
  };
  const start = { land: "DE" };

  it("all of it, and what a new row answers by itself counts as blank", () => {
    expect(fillAngebot("auftragnehmer", { jetzt: { name: " ", land: "DE" }, start, angebot })).toEqual({
      istAndere: false,
      texte: angebot,
      behalten: [],
    });
  });

  it("what was typed stays, and with it the rest of an address", () => {
    const jetzt = { name: "Labor", art: "", strasse: "Eigener Weg", land: "DE" };
    expect(fillAngebot("auftragnehmer", { jetzt, start, angebot })).toEqual({
      istAndere: false,
      texte: { auftragnehmerBekannt: "true", name: "Labor", art: "HOCHSCHULE" },
      behalten: ["strasse"],
    });
  });

  it("nothing at all where somebody else is named", () => {
    for (const jetzt of [{ name: "Prüfhaus" }, { auftragnehmerBekannt: "false" }])
      expect(fillAngebot("auftragnehmer", { jetzt, start, angebot })).toEqual({
        istAndere: true,
        texte: {},
        behalten: Object.keys(jetzt),
      });
  });

  it("a country that was chosen stays although the rest is blank", () => {
    const { texte, behalten } = fillAngebot("auftragnehmer", { jetzt: { land: "FR" }, start, angebot });
    expect([Object.keys(texte), behalten]).toEqual([["auftragnehmerBekannt", "name", "art"], ["land"]]);
  });
});
