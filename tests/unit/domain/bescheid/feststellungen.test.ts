import { describe, expect, it } from "vitest";
import { establish, type VorhabenEntscheidung } from "../../../../app/domain/bescheid/feststellungen";

const A = "aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa";
const B = "bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb";
const GUT = "cccccccc-cccc-4ccc-8ccc-cccccccccccc";
const PAKET = "dddddddd-dddd-4ddd-8ddd-dddddddddddd";

const EINGEREICHT = [
  {
    uuid: A,
    vorhabenId: "FZ-2026-000001-01",
    werte: {
      titel: "Erstes",
      arbeitspakete: [{ uuid: PAKET, titel: "Versuchsstand" }],
      wirtschaftsgueter: [{ uuid: GUT, bezeichnung: "Prüfstand", arbeitspakete: [PAKET] }],
    },
  },
  { uuid: B, vorhabenId: "FZ-2026-000001-02", werte: { titel: "Zweites" } },
];
const ja = (
  vorhabenUuid: string,
  wirtschaftsgueter: VorhabenEntscheidung["wirtschaftsgueter"] = [],
): VorhabenEntscheidung => ({
  vorhabenUuid,
  ergebnis: "POSITIV",
  begruendung: "Neu.",
  wirtschaftsgueter,
});
const nein = (vorhabenUuid: string, gueter: VorhabenEntscheidung["wirtschaftsgueter"] = []): VorhabenEntscheidung => ({
  ...ja(vorhabenUuid, gueter),
  ergebnis: "NEGATIV",
});
const fehlerVon = (...entscheidungen: VorhabenEntscheidung[]) => {
  const ergebnis = establish(EINGEREICHT, entscheidungen);
  return ergebnis.ok ? [] : ergebnis.error.map(({ property, message }) => `${property}: ${message}`);
};

describe("Feststellungen eines Bescheids", () => {
  it("stehen in der Reihenfolge der Einreichung, mit Nummer, Titel und Bezeichnung von dort", () => {
    const gut = { uuid: GUT, erforderlich: true };
    expect(establish(EINGEREICHT, [nein(B), ja(A, [gut])])).toMatchObject({
      ok: true,
      value: [
        {
          vorhabenId: "FZ-2026-000001-01",
          titel: "Erstes",
          ergebnis: "POSITIV",
          wirtschaftsgueter: [
            { uuid: GUT, bezeichnung: "Prüfstand", erforderlich: true, abschnitte: ["1 Versuchsstand"] },
          ],
        },
        { vorhabenId: "FZ-2026-000001-02", titel: "Zweites", ergebnis: "NEGATIV", wirtschaftsgueter: [] },
      ],
    });
  });

  it("nennen die Abschnitte der Entscheidung, und keine für ein Wirtschaftsgut, das nicht erforderlich ist", () => {
    const mit = (gut: object) => establish(EINGEREICHT, [ja(A, [{ uuid: GUT, erforderlich: true, ...gut }]), nein(B)]);
    expect(mit({ abschnitte: ["AP 3"] })).toMatchObject({
      value: [{ wirtschaftsgueter: [{ abschnitte: ["AP 3"] }] }, {}],
    });
    expect(mit({ erforderlich: false, abschnitte: ["AP 3"] })).toMatchObject({
      value: [{ wirtschaftsgueter: [{ erforderlich: false, abschnitte: [] }] }, {}],
    });
  });

  it("nennen ohne Abschnitte der Entscheidung nur die Arbeitspakete, die zu dem Wirtschaftsgut gewählt sind", () => {
    const [erstes, zweites] = EINGEREICHT;
    const arbeitspakete = [{ uuid: B, titel: "Konzept" }, ...(erstes?.werte.arbeitspakete ?? [])];
    const eingereicht = [
      { uuid: A, vorhabenId: "1", werte: { ...erstes?.werte, arbeitspakete } },
      zweites ?? [],
    ].flat();
    expect(establish(eingereicht, [ja(A, [{ uuid: GUT, erforderlich: true }]), nein(B)])).toMatchObject({
      value: [{ wirtschaftsgueter: [{ abschnitte: ["2 Versuchsstand"] }] }, {}],
    });
  });

  it("halten zwei Wirtschaftsgüter auseinander und verlangen beide", () => {
    const [erstes] = EINGEREICHT;
    const ZWEITES = "eeeeeeee-eeee-4eee-8eee-eeeeeeeeeeee";
    const gueter = [
      ...(erstes?.werte.wirtschaftsgueter ?? []),
      { uuid: ZWEITES, bezeichnung: "Laser", arbeitspakete: [PAKET] },
    ];
    const zwei = [{ uuid: A, vorhabenId: "FZ-2026-000001-01", werte: { ...erstes?.werte, wirtschaftsgueter: gueter } }];
    const gut = (uuid: string, erforderlich: boolean) => ({ uuid, erforderlich });
    expect(establish(zwei, [ja(A, [gut(GUT, false), gut(ZWEITES, true)])])).toMatchObject({
      value: [{ wirtschaftsgueter: [gut(GUT, false), { ...gut(ZWEITES, true), bezeichnung: "Laser" }] }],
    });
    expect(establish(zwei, [ja(A, [gut(GUT, true)])])).toMatchObject({
      error: [{ property: "vorhaben.0.wirtschaftsgueter" }],
    });
  });

  it("brauchen zu einem abgelehnten Vorhaben nichts über Wirtschaftsgüter", () => {
    expect(establish(EINGEREICHT, [nein(A), nein(B)])).toMatchObject({
      value: [{ wirtschaftsgueter: [{ erforderlich: false }] }, {}],
    });
    expect(fehlerVon(nein(A, [{ uuid: GUT, erforderlich: true }]), ja(B))).toEqual([
      "vorhaben.0.wirtschaftsgueter.0.uuid: Zu einem abgelehnten Vorhaben kann kein Wirtschaftsgut erforderlich sein.",
    ]);
  });

  it("betreffen genau die eingereichten Vorhaben und Wirtschaftsgüter", () => {
    expect(fehlerVon(nein(A))).toEqual(["vorhaben: Über das Vorhaben FZ-2026-000001-02 ist nicht entschieden."]);
    expect(fehlerVon(nein(A), nein(B), ja(B))).toEqual([
      "vorhaben.2.vorhabenUuid: Über dieses Vorhaben ist mehrfach entschieden.",
    ]);
    expect(fehlerVon(nein(A), nein(B), ja(GUT))).toEqual([
      "vorhaben.2.vorhabenUuid: Dieses Vorhaben gehört nicht zum eingereichten Antrag.",
    ]);
    expect(fehlerVon(ja(A), nein(B))).toEqual([
      "vorhaben.0.wirtschaftsgueter: Bitte stellen Sie zu jedem beantragten Wirtschaftsgut fest, ob es erforderlich ist.",
    ]);
    const gut = { uuid: GUT, erforderlich: false };
    expect(fehlerVon(ja(A, [gut, gut]), nein(B, [gut]))).toEqual([
      "vorhaben.0.wirtschaftsgueter.1.uuid: Dieses Wirtschaftsgut ist mehrfach genannt.",
      "vorhaben.1.wirtschaftsgueter.0.uuid: Dieses Wirtschaftsgut wurde zu diesem Vorhaben nicht beantragt.",
    ]);
  });
});
