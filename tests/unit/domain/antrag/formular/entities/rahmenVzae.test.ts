import { describe, expect, it } from "vitest";
import { withoutStatistikFragen } from "../../../../../../app/domain/antrag/formular/entities/rahmenVzae";
import { formulare } from "../../../../../../app/domain/antrag/formular/formulare";
import { checkForm } from "../../../../../../app/formkit/checkForm";
import type { Werte } from "../../../../../../app/formkit/field";
import { einJahr, einVorhaben, kontext } from "../v2/muster";

const GANZES = "2025-01-01/2025-12-31";
const FRAGE =
  "Für das Wirtschaftsjahr 2025 geben Sie 12,5 VZÄ an, in der Geschäftsstatistik aber nur 10,5 VZÄ in Forschung und Entwicklung. Bitte prüfen Sie beide Angaben.";

const voll = { personalVzae: "12.5", personalAnzahl: "20", personalaufwand: "1000000.00" };
const vorhaben = (teil: Werte = {}, jahr = "2025") => einVorhaben({ rahmen: [einJahr(jahr, { ...voll, ...teil })] });
const checkMit = (werte: ReturnType<typeof vorhaben>, umfeld: object, form = formulare.V2) =>
  checkForm(form, werte, { ...kontext, ...umfeld });
const mitStatistik = (vzae: string, tage = GANZES) => ({ fueVzae: { [tage]: vzae } });

describe("VZÄ des Vorhabens und FuE-VZÄ der Geschäftsstatistik (domain.md 2.8)", () => {
  it("fragt nach, wenn das Vorhaben mehr nennt, am Feld seines Jahres, und verhindert nichts", () => {
    expect(checkMit(vorhaben(), mitStatistik("10.5"))).toEqual({
      fehler: [],
      warnungen: [
        {
          uuid: "j2025",
          property: "personalVzae",
          message: FRAGE,
          tab: "rahmen",
          tabelle: "rahmen",
          feld: "rahmen[0].personalVzae",
        },
      ],
    });
  });

  it.each([
    ["gleich viel", "12.5", {}],
    ["gleich viel, anders geschrieben", "12.50", {}],
    ["weniger, obwohl der Text größer ist", "100", {}],
    ["um ein Hundertstel weniger", "12.51", {}],
    ["in der Statistik nichts", "", {}],
  ])("fragt nicht, wenn das Vorhaben %s nennt", (_fall, inStatistik, teil) => {
    expect(checkMit(vorhaben(teil), mitStatistik(inStatistik))).toEqual({ fehler: [], warnungen: [] });
  });

  it("fragt ab einem Hundertstel mehr", () => {
    expect(checkMit(vorhaben(), mitStatistik("12.49")).warnungen).toHaveLength(1);
  });

  it("fragt bei null VZÄ in der Statistik", () => {
    expect(checkMit(vorhaben(), mitStatistik("0")).warnungen).toMatchObject([{ property: "personalVzae" }]);
  });

  it("fragt nicht ohne Zahl im Vorhaben, ohne Statistik und ohne eigenes Personal", () => {
    const gefragt = (werte: ReturnType<typeof vorhaben>, umfeld: object) =>
      checkMit(werte, umfeld).warnungen.filter(({ property }) => property === "personalVzae");
    expect(gefragt(vorhaben({ personalVzae: "" }), mitStatistik("1"))).toEqual([]);
    expect(gefragt(vorhaben(), {})).toEqual([]);
    expect(gefragt(einVorhaben({ ...vorhaben(), eigenbetrieblich: false, auftrag: true }), mitStatistik("1"))).toEqual(
      [],
    );
  });

  const fragen = (werte: ReturnType<typeof vorhaben>, umfeld: object) =>
    checkMit(werte, umfeld).warnungen.map(({ message }) => message);
  const frageMit = (jahr: string) =>
    FRAGE.replace("in der Geschäftsstatistik", `in der Geschäftsstatistik für das Wirtschaftsjahr ${jahr}`);

  it.each([
    ["das Jahr davor", "2024-01-01/2024-12-31", "2024"],
    ["ein viel früheres", "2020-01-01/2020-12-31", "2020"],
    ["ein Rumpfjahr an seinem Ende", "2025-04-01/2025-12-31", "01.04.2025 bis 31.12.2025"],
    ["ein Rumpfjahr an seinem Anfang", "2025-01-01/2025-06-30", "01.01.2025 bis 30.06.2025"],
    ["ein abweichendes, das hineinreicht", "2024-07-01/2025-06-30", "2024/25"],
    ["ein abweichendes, das darin beginnt", "2025-07-01/2026-06-30", "2025/26"],
  ])("vergleicht mit dem letzten bekannten Jahr und nennt es: %s", (_fall, tage, name) => {
    expect(fragen(vorhaben(), mitStatistik("10.5", tage))).toEqual([frageMit(name)]);
    expect(fragen(vorhaben(), mitStatistik("12.5", tage))).toEqual([]);
  });

  it("nimmt das letzte von mehreren, nie ein leeres, und das eigene vor jedem anderen", () => {
    const davor = { "2023-01-01/2023-12-31": "99", "2024-01-01/2024-12-31": "10.5" };
    expect(fragen(vorhaben(), { fueVzae: davor })).toEqual([frageMit("2024")]);
    expect(fragen(vorhaben(), { fueVzae: { ...davor, "2024-01-01/2024-12-31": "" } })).toEqual([]);
    expect(fragen(vorhaben(), { fueVzae: { ...davor, [GANZES]: "12.5" } })).toEqual([]);
  });

  it("vergleicht nicht mit einem Jahr, das erst danach beginnt", () => {
    expect(fragen(vorhaben(), mitStatistik("1", "2026-01-01/2026-12-31"))).toEqual([]);
  });

  it("vergleicht abweichende Wirtschaftsjahre nach ihren Tagen", () => {
    const werte = vorhaben({}, "2024/2025");
    const umfeld = { wirtschaftsjahrBeginn: "07-01" };
    const eigene = FRAGE.replace("2025", "2024/25");
    expect(fragen(werte, { ...umfeld, ...mitStatistik("10.5", "2024-07-01/2025-06-30") })).toEqual([eigene]);
    expect(fragen(werte, { ...umfeld, ...mitStatistik("10.5", "2024-01-01/2024-12-31") })).toEqual([
      frageMit("2024").replace("2025", "2024/25"),
    ]);
  });

  it("fragt nicht nach einem Jahr außerhalb der Laufzeit: es gehört nicht hierher", () => {
    const werte = einVorhaben({ rahmen: [einJahr("2024", voll), einJahr("2025", { ...voll, personalVzae: "5" })] });
    expect(fragen(werte, mitStatistik("5", "2024-01-01/2024-12-31"))).toEqual([]);
  });

  it("fragt weder in Version 1 noch im Ergänzungsantrag: dort steht fest, was bescheinigt ist", () => {
    const v1 = { ...vorhaben(), personellerRahmen: [einJahr("2025", voll)], finanziellerRahmen: [] };
    for (const [werte, form] of [
      [v1, formulare.V1],
      [vorhaben(), formulare.ERGAENZUNG],
    ] as const)
      expect(
        checkMit(werte, mitStatistik("1"), form).warnungen.filter(({ property }) => property === "personalVzae"),
      ).toEqual([]);
  });
});

describe("Was wer das Unternehmen nicht sieht erfährt", () => {
  it("ist alles Gefundene außer den Fragen, die Zahlen der Statistik nennen", () => {
    const werte = vorhaben({ personalaufwand: "1.00", personalAnzahl: "" });
    const ganz = checkMit(werte, mitStatistik("10.5"));
    expect(ganz.warnungen.map(({ property }) => property)).toEqual(["personalVzae", "personalaufwand"]);
    expect(withoutStatistikFragen(ganz)).toEqual(checkMit(werte, {}));
    expect(checkMit(werte, {}).fehler).toHaveLength(1);
  });
});
