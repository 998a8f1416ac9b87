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
    const fragen = (werte: ReturnType<typeof vorhaben>, umfeld: object) =>
      checkMit(werte, umfeld).warnungen.filter(({ property }) => property === "personalVzae");
    expect(fragen(vorhaben({ personalVzae: "" }), mitStatistik("1"))).toEqual([]);
    expect(fragen(vorhaben(), {})).toEqual([]);
    expect(fragen(einVorhaben({ ...vorhaben(), eigenbetrieblich: false, auftrag: true }), mitStatistik("1"))).toEqual(
      [],
    );
  });

  it.each([
    ["Rumpfjahr am Anfang", "2025-04-01/2025-12-31"],
    ["Rumpfjahr am Ende", "2025-01-01/2025-06-30"],
    ["anderes Jahr", "2024-01-01/2024-12-31"],
    ["abweichendes Wirtschaftsjahr", "2025-07-01/2026-06-30"],
  ])("vergleicht nur Jahre mit denselben Tagen: %s", (_fall, tage) => {
    expect(checkMit(vorhaben(), mitStatistik("1", tage)).warnungen).toEqual([]);
  });

  it("vergleicht abweichende Wirtschaftsjahre nach ihren Tagen", () => {
    const werte = vorhaben({}, "2024/2025");
    const umfeld = { wirtschaftsjahrBeginn: "07-01" };
    const texte = (tage: string) =>
      checkMit(werte, { ...umfeld, ...mitStatistik("10.5", tage) }).warnungen.map(({ message }) => message);
    expect(texte("2024-07-01/2025-06-30")).toEqual([FRAGE.replace("2025", "2024/25")]);
    expect(texte("2024-01-01/2024-12-31")).toEqual([]);
  });

  it("fragt nicht nach einem Jahr außerhalb der Laufzeit: es gehört nicht hierher", () => {
    const werte = einVorhaben({ rahmen: [einJahr("2024", voll), einJahr("2025", { ...voll, personalVzae: "5" })] });
    expect(checkMit(werte, mitStatistik("1", "2024-01-01/2024-12-31")).warnungen).toEqual([]);
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
