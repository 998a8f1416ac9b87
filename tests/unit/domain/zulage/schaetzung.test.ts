import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listSchaetzungsjahre, estimate, type Schaetzung } from "../../../../app/domain/zulage/schaetzung";
import { compareDecimal, subtractDecimal, sumDecimals } from "../../../../app/lib/decimal";
import { einAuftragnehmer, einJahr, einVorhaben, kontext } from "../antrag/formular/v2/muster";

const ohne = { istKmu: false, verbund: {} };
const kmu = { istKmu: true, verbund: {} };
const person = { ...kontext, rechtsform: "EINZELUNTERNEHMEN" };

/** "Schritt | Rechnung | Norm | Betrag" with plain blanks. */
const zeilen = (schaetzung: Schaetzung, stelle = 0) =>
  (schaetzung.jahre[stelle]?.schritte ?? []).map(({ bezeichnung, rechnung, norm, betrag }) =>
    [bezeichnung, rechnung, norm, betrag].join(" | ").replaceAll("\u00a0", " "),
  );

describe("Schätzung der Forschungszulage", () => {
  it("nennt jeden Schritt mit seinem Paragrafen (Vorhaben ab 2026 mit Auftrag und Pauschale)", () => {
    const werte = einVorhaben({
      beginn: "2026-01-01",
      ende: "2026-12-31",
      auftrag: true,
      auftragnehmer: [einAuftragnehmer("a1", { auftragsdatum: "2026-02-01" })],
      rahmen: [einJahr("2026", { personalaufwand: "100000.00", auftragskosten: "10000.00" })],
    });
    const schaetzung = estimate({ vorhaben: [{ titel: "Eins", werte }], kontext, angaben: kmu });
    // 100.000 + 7.000 = 107.000; 20 % sind 21.400; zusammen 128.400; 35 % davon sind 44.940.
    expect(zeilen(schaetzung)).toEqual([
      "Personalaufwendungen | wie angegeben | § 3 Abs. 1 FZulG | 100000.00",
      "Auftragsforschung | 10.000,00 € × 70 % | § 3 Abs. 4 Satz 2 FZulG | 7000.00",
      "Pauschale für Gemein- und Betriebskosten | 107.000,00 € × 20 % | § 3 Abs. 3b FZulG | 21400.00",
      "Förderfähige Aufwendungen | Summe | § 3 FZulG | 128400.00",
      "Über dem Höchstbetrag | höchstens 12.000.000,00 € im Wirtschaftsjahr | § 3 Abs. 5 Satz 2 Nr. 4 FZulG | 0.00",
      "Bemessungsgrundlage | Aufwendungen bis zum Höchstbetrag | § 3 Abs. 5 FZulG | 128400.00",
      "Forschungszulage | 128.400,00 € × 35 % | § 4 Abs. 1 FZulG | 44940.00",
    ]);
    expect(schaetzung.zulage).toBe("44940.00");
  });

  it.each([
    ["2024-03-26", "6000.00"],
    ["2024-03-27", "6000.00"],
    ["2024-03-28", "7000.00"],
    ["2024-03-29", "7000.00"],
  ])("setzt vom Entgelt eines Auftrags vom %s %s Euro von 10.000 an", (auftragsdatum, betrag) => {
    const werte = einVorhaben({
      auftrag: true,
      auftragnehmer: [einAuftragnehmer("a1", { auftragsdatum })],
      rahmen: [einJahr("2025", { auftragskosten: "10000.00" })],
    });
    expect(estimate({ vorhaben: [{ titel: "Eins", werte }], kontext, angaben: ohne }).jahre[0]?.aufwand).toBe(betrag);
  });

  it.each([
    ["2025-12-31", "100000.00"],
    ["2026-01-01", "120000.00"],
    ["2026-01-02", "120000.00"],
  ])("rechnet die Pauschale nur für Vorhaben, die nach 2025 beginnen: Beginn %s", (beginn, aufwand) => {
    const werte = einVorhaben({
      beginn,
      ende: "2026-12-31",
      rahmen: [einJahr("2026", { personalaufwand: "100000.00" })],
    });
    expect(estimate({ vorhaben: [{ titel: "Eins", werte }], kontext, angaben: ohne }).jahre[0]?.aufwand).toBe(aufwand);
  });

  it("zeigt im Jahr 2024 beide Teile mit eigenem Satz und eigener Grenze", () => {
    const werte = einVorhaben({
      beginn: "2024-01-01",
      ende: "2024-12-31",
      rahmen: [einJahr("2024", { personalaufwand: "366000.00" })],
    });
    const schaetzung = estimate({ vorhaben: [{ titel: "Eins", werte }], kontext, angaben: kmu });
    // 87 Tage zu 25 %: 21.750; 279 Tage zu 35 %: 97.650.
    expect(zeilen(schaetzung).slice(2)).toEqual([
      "Aufwendungen (01.01.2024 bis 27.03.2024) | nach Tagen, Eigenleistungen nach Stunden | § 3 Abs. 5 FZulG | 87000.00",
      "Über dem Höchstbetrag | höchstens 4.000.000,00 € im Wirtschaftsjahr | § 3 Abs. 5 Satz 2 Nr. 2 FZulG | 0.00",
      "Bemessungsgrundlage (01.01.2024 bis 27.03.2024) | Aufwendungen bis zum Höchstbetrag | § 3 Abs. 5 FZulG | 87000.00",
      "Forschungszulage (01.01.2024 bis 27.03.2024) | 87.000,00 € × 25 % | § 4 Abs. 1 Satz 1 FZulG | 21750.00",
      "Aufwendungen (28.03.2024 bis 31.12.2024) | nach Tagen, Eigenleistungen nach Stunden | § 3 Abs. 5 FZulG | 279000.00",
      "Über dem Höchstbetrag | höchstens 10.000.000,00 € im Wirtschaftsjahr, davon noch frei 9.913.000,00 € | § 3 Abs. 5 Satz 2 Nr. 3 FZulG | 0.00",
      "Bemessungsgrundlage (28.03.2024 bis 31.12.2024) | Aufwendungen bis zum Höchstbetrag | § 3 Abs. 5 FZulG | 279000.00",
      "Forschungszulage (28.03.2024 bis 31.12.2024) | 279.000,00 € × 35 % | § 4 Abs. 1 FZulG | 97650.00",
    ]);
    expect(schaetzung.zulage).toBe("119400.00");
    const arten = schaetzung.jahre[0]?.schritte.map(({ art }) => art).join(" ");
    expect(arten).toBe("aufwand summe teil kappung grundlage zulage teil kappung grundlage zulage");
  });

  it("rechnet Eigenleistungen mit dem Satz ihrer Tage und höchstens 40 Stunden je Woche", () => {
    const werte = einVorhaben({
      beginn: "2024-01-01",
      ende: "2024-12-31",
      rahmen: [einJahr("2024", { eigenleistungStundenBis: "600.0", eigenleistungStundenAb: "100.0" })],
    });
    const schaetzung = estimate({ vorhaben: [{ titel: "Eins", werte }], kontext: person, angaben: ohne });
    // 87 Tage × 40 / 7 = 497,1 Stunden zu 40 Euro.
    expect(zeilen(schaetzung).slice(0, 2)).toEqual([
      "Eigenleistungen | 497,1 Stunden (angegeben 600,0; höchstens 40 je Woche) × 40 € | § 3 Abs. 3 FZulG | 19884.00",
      "Eigenleistungen | 100,0 Stunden × 70 € | § 3 Abs. 3 FZulG | 7000.00",
    ]);
  });

  it("kürzt bei Mitunternehmerschaften nicht und zählt bei Kapitalgesellschaften keine Stunden", () => {
    const werte = einVorhaben({ rahmen: [einJahr("2025", { eigenleistungStunden: "3000.0" })] });
    const aufwand = (rechtsform: string) =>
      estimate({ vorhaben: [{ titel: "Eins", werte }], kontext: { ...kontext, rechtsform }, angaben: ohne }).jahre[0]
        ?.aufwand;
    expect(aufwand("GBR")).toBe("210000.00");
    expect(aufwand("GMBH")).toBe("0.00");
  });

  it.each([
    ["2023-01-01", "2023", "0.00"],
    ["2024-01-01", "2024", "9000.00"],
    ["2025-01-01", "2025", "9000.00"],
  ])("zählt Wertminderung erst in Wirtschaftsjahren nach 2023 (Beginn %s)", (beginn, jahr, aufwand) => {
    const werte = einVorhaben({
      beginn,
      ende: `${jahr}-12-31`,
      rahmen: [einJahr(jahr, { wirtschaftsgueter: "9000.00" })],
    });
    const [erstes] = estimate({ vorhaben: [{ titel: "Eins", werte }], kontext, angaben: kmu }).jahre;
    expect(erstes?.aufwand).toBe(aufwand);
    // Kein Wirtschaftsgut vor dem 28.03.2024: der ganze Betrag bekommt den Satz danach.
    expect(erstes?.zulage).toBe(aufwand === "0.00" ? "0.00" : "3150.00");
  });

  it("lässt mehrere Vorhaben und verbundene Unternehmen sich die Grenze eines Jahres teilen", () => {
    const werte = einVorhaben({ rahmen: [einJahr("2025", { personalaufwand: "6000000.00" })] });
    const vorhaben = [
      { titel: "Eins", werte },
      { titel: "Zwei", werte },
    ];
    expect(estimate({ vorhaben, kontext, angaben: ohne }).zulage).toBe("2500000.00");
    expect(estimate({ vorhaben: vorhaben.slice(0, 1), kontext, angaben: ohne }).zulage).toBe("1500000.00");
    expect(estimate({ vorhaben, kontext, angaben: { istKmu: false, verbund: { "2025": "4000000.00" } } }).zulage).toBe(
      "1500000.00",
    );
    expect(zeilen(estimate({ vorhaben, kontext, angaben: ohne }))[1]).toBe(
      "Zwei: Personalaufwendungen | wie angegeben | § 3 Abs. 1 FZulG | 6000000.00",
    );
  });

  it.each([
    ["6857142.86", "15000000.00", 0],
    ["6857143.86", "15000000.35", 1],
  ])(
    "nennt die Beihilfegrenze erst darüber: %s Euro im letzten Jahr ergeben %s Euro",
    (personalaufwand, zulage, anzahl) => {
      const jahre = ["2026", "2027", "2028"].map((jahr) => einJahr(jahr, { personalaufwand: "12000000.00" }));
      const letztes = einJahr("2029", { personalaufwand });
      const werte = einVorhaben({ beginn: "2025-12-31", ende: "2029-12-31", rahmen: [...jahre, letztes] });
      const schaetzung = estimate({ vorhaben: [{ titel: "Eins", werte }], kontext, angaben: kmu });
      expect(schaetzung.zulage).toBe(zulage);
      expect(schaetzung.hinweise).toHaveLength(anzahl);
      const zwei = [werte, einVorhaben({ rahmen: [] })].map((eines) => ({ titel: "Eins", werte: eines }));
      expect(estimate({ vorhaben: zwei, kontext, angaben: kmu })).toMatchObject({ zulage, hinweise: [] });
    },
  );

  it("weist auf mehr als 40 Stunden je Woche über alle Vorhaben hin", () => {
    const werte = einVorhaben({ rahmen: [einJahr("2025", { eigenleistungStunden: "1500.0" })] });
    const vorhaben = [
      { titel: "Eins", werte },
      { titel: "Zwei", werte },
    ];
    expect(estimate({ vorhaben, kontext: person, angaben: ohne }).jahre[0]?.hinweise).toHaveLength(1);
    expect(estimate({ vorhaben: vorhaben.slice(0, 1), kontext: person, angaben: ohne }).jahre[0]?.hinweise).toEqual([]);
    expect(
      estimate({ vorhaben, kontext: { ...kontext, rechtsform: "GBR" }, angaben: ohne }).jahre[0]?.hinweise,
    ).toEqual([]);
  });

  it.each([
    ["1042.8", 0],
    ["1042.9", 1],
  ])("bei 1.042,9 und %s Stunden von zusammen höchstens 2.085,7: %i Hinweise", (zweite, anzahl) => {
    const vorhaben = ["1042.9", zweite].map((eigenleistungStunden) => ({
      titel: eigenleistungStunden,
      werte: einVorhaben({ rahmen: [einJahr("2025", { eigenleistungStunden })] }),
    }));
    expect(estimate({ vorhaben, kontext: person, angaben: ohne }).jahre[0]?.hinweise).toHaveLength(anzahl);
  });

  it("weist bei einem Vorhaben allein nicht darauf hin, dort ist es ein Fehler an den Stunden", () => {
    const eines = {
      titel: "Eins",
      werte: einVorhaben({ rahmen: [einJahr("2025", { eigenleistungStunden: "3000.0" })] }),
    };
    expect(estimate({ vorhaben: [eines], kontext: person, angaben: ohne }).jahre[0]?.hinweise).toEqual([]);
  });

  it.each([
    ["2024-01-01", "100.00", 2],
    ["2024-05-01", "100.00", 1],
    ["2024-05-01", "0.00", 1],
  ])(
    "zeigt von einem Jahr mit Wechsel nur die Teile mit Aufwendungen (Beginn %s, %s Euro): %i",
    (beginn, personalaufwand, anzahl) => {
      const werte = einVorhaben({ beginn, ende: "2024-12-31", rahmen: [einJahr("2024", { personalaufwand })] });
      const [jahr] = estimate({ vorhaben: [{ titel: "Eins", werte }], kontext, angaben: kmu }).jahre;
      const zulagen = jahr?.schritte.filter(({ art }) => art === "zulage") ?? [];
      expect(zulagen).toHaveLength(anzahl);
      expect(zulagen.at(-1)?.rechnung).toContain("35 %");
    },
  );

  it("nennt die Jahre aller Vorhaben einmal und der Reihe nach", () => {
    const mit = (...jahre: string[]) => ({
      titel: "",
      werte: einVorhaben({ rahmen: jahre.map((jahr) => einJahr(jahr)) }),
    });
    expect(listSchaetzungsjahre([mit("2026", "2025"), mit("2024", "2026", "")])).toEqual(["2024", "2025", "2026"]);
  });

  it("schätzt ohne Zeilen nichts", () => {
    expect(
      estimate({ vorhaben: [{ titel: "Eins", werte: einVorhaben({ rahmen: [] }) }], kontext, angaben: ohne }),
    ).toEqual({
      jahre: [],
      zulage: "0.00",
      hinweise: [],
    });
    expect(listSchaetzungsjahre([])).toEqual([]);
  });

  it("rundet zwei Teile eines Jahres zusammen, nicht jeden für sich, und bleibt so auf den Cent unter dem Höchstsatz", () => {
    const werte = einVorhaben({
      beginn: "2020-01-02",
      ende: "2027-12-31",
      auftrag: true,
      auftragnehmer: [
        einAuftragnehmer("a1", { auftragsdatum: "2024-03-27" }),
        einAuftragnehmer("a2", { auftragswert: "3333.33" }),
      ],
      rahmen: [
        einJahr("2025/2026", {
          personalaufwand: "0.25",
          auftragskosten: "3858468.18",
          wirtschaftsgueter: "14185319.63",
        }),
      ],
    });
    const angaben = { istKmu: true, verbund: {} };
    const schaetzung = estimate({
      vorhaben: [{ titel: "Eins", werte }],
      kontext: { ...kontext, wirtschaftsjahrBeginn: "07-01" },
      angaben,
    });
    expect(schaetzung.zulage).toBe("4200000.00");
  });

  it("Schritte ergeben zusammen das Ergebnis, nie mehr als der Höchstsatz der höchsten Grenze", () => {
    const euro = fc
      .integer({ min: 0, max: 2_000_000_000 })
      .map((cent) => `${Math.floor(cent / 100)}.${String(cent % 100).padStart(2, "0")}`);
    const jahr = fc.constantFrom("2020", "2023", "2024", "2025", "2026");
    const wjBeginn = fc.constantFrom("01-01", "07-01", "04-01");
    fc.assert(
      fc.property(
        euro,
        euro,
        euro,
        jahr,
        wjBeginn,
        fc.boolean(),
        (personal, auftrag, gueter, jahrzahl, beginn, istKmu) => {
          const label = beginn === "01-01" ? jahrzahl : `${jahrzahl}/${String(Number(jahrzahl) + 1)}`;
          const werte = einVorhaben({
            beginn: "2020-01-02",
            ende: "2027-12-31",
            auftrag: true,
            auftragnehmer: [
              einAuftragnehmer("a1", { auftragsdatum: "2024-03-27" }),
              einAuftragnehmer("a2", { auftragswert: "3333.33" }),
            ],
            rahmen: [einJahr(label, { personalaufwand: personal, auftragskosten: auftrag, wirtschaftsgueter: gueter })],
          });
          const [erstes] = estimate({
            vorhaben: [{ titel: "Eins", werte }],
            kontext: { ...kontext, wirtschaftsjahrBeginn: beginn },
            angaben: { istKmu, verbund: {} },
          }).jahre;
          const betraege = (art: string) =>
            sumDecimals(["0.00", ...(erstes?.schritte ?? []).filter((s) => s.art === art).map((s) => s.betrag)]);
          expect(betraege("aufwand")).toBe(erstes?.aufwand);
          expect(sumDecimals([betraege("aufwand"), betraege("kappung")])).toBe(erstes?.bemessungsgrundlage);
          expect(betraege("grundlage")).toBe(erstes?.bemessungsgrundlage);
          expect(betraege("zulage")).toBe(erstes?.zulage);
          expect(compareDecimal(subtractDecimal("4200000", erstes?.zulage ?? "0"), "0")).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
