import { describe, expect, it } from "vitest";
import {
  isVerbundBestaetigt,
  isVerbundVollstaendig,
  listVerbundLuecken,
  verbundJahr,
  verbundStatusVon,
} from "~/domain/verbund/verbundStand";

const JAHR = verbundJahr({}, "2026-03-01");
const luecken = (mehr: object) =>
  listVerbundLuecken({ verbundStatus: true, anzahl: 2, unvollstaendige: 0, isBestaetigt: true, jahr: JAHR, ...mehr });
const arten = (mehr: object) => luecken(mehr).map(({ art }) => art);

describe("das Wirtschaftsjahr, für das die Liste zählt", () => {
  it("ist das letzte abgeschlossene", () => {
    expect(verbundJahr({}, "2026-03-01")).toMatchObject({ beginn: "2025-01-01", ende: "2025-12-31", label: "2025" });
    const abweichend = { wirtschaftsjahrAbweichend: true, wirtschaftsjahrBeginn: "01.07." };
    expect(verbundJahr(abweichend, "2026-06-30").label).toBe("2024/25");
    expect(verbundJahr(abweichend, "2026-07-01").label).toBe("2025/26");
  });

  it("ist das laufende, wenn es vorher noch kein Unternehmen gab", () => {
    expect(verbundJahr({ gruendungsjahr: "2026" }, "2026-03-01").label).toBe("2026");
    expect(verbundJahr({ gruendungsjahr: "2025" }, "2026-03-01").label).toBe("2025");
  });
});

describe("die Bestätigung", () => {
  it("gilt für ihr Wirtschaftsjahr und den Stand, der bestätigt wurde", () => {
    const eine = [{ beginn: "2025-01-01", stand: 3 }];
    expect(isVerbundBestaetigt(eine, JAHR, 3)).toBe(true);
    expect(isVerbundBestaetigt(eine, JAHR, 4)).toBe(false);
    expect(isVerbundBestaetigt([{ beginn: "2024-01-01", stand: 3 }], JAHR, 3)).toBe(false);
  });
});

describe("was der Liste fehlt", () => {
  it("ist nichts, wenn alles da und bestätigt ist", () => {
    expect(arten({})).toEqual([]);
  });

  it("ist mindestens ein Eintrag, wenn das Unternehmen verbunden ist", () => {
    expect(arten({ anzahl: 0, isBestaetigt: false })).toEqual(["KEINE_ZEILE"]);
    expect(arten({ anzahl: 0, verbundStatus: false, isBestaetigt: false })).toEqual([]);
  });

  it("ist die Antwort der Stammdaten, wenn niemand gesagt hat, ob das Unternehmen verbunden ist", () => {
    expect(arten({ anzahl: 0, verbundStatus: null, isBestaetigt: false })).toEqual(["KEINE_ANTWORT"]);
  });

  it("wird gefragt, wenn es nicht verbunden ist und Einträge hat", () => {
    expect(luecken({ verbundStatus: false })).toEqual([
      {
        art: "FRAGE_NEIN_MIT_ZEILEN",
        message:
          "In den Stammdaten steht, dass Ihr Unternehmen nicht verbunden ist. Hier stehen 2 Einträge. Bitte prüfen Sie beide Angaben.",
      },
    ]);
    expect(isVerbundVollstaendig(luecken({ verbundStatus: false }))).toBe(true);
  });

  it("sind unvollständige Einträge und die Bestätigung", () => {
    expect(luecken({ unvollstaendige: 1, isBestaetigt: false }).map(({ message }) => message)).toEqual([
      "Ein Eintrag ist nicht vollständig. Bitte ergänzen Sie, was fehlt.",
      "Bitte bestätigen Sie, dass die Liste für das Wirtschaftsjahr 2025 aktuell ist.",
    ]);
    expect(isVerbundVollstaendig(luecken({ isBestaetigt: false }))).toBe(false);
  });

  it("fragt die Stammdaten, ob das Unternehmen verbunden ist", () => {
    expect(verbundStatusVon({ verbundStatus: true })).toBe(true);
    expect(verbundStatusVon({})).toBeNull();
  });
});
