import { describe, expect, it } from "vitest";
import { antragStatusSchluessel } from "~/domain/antrag/antragStatus";
import { listBefehle } from "~/domain/antrag/lebenszyklus";
import {
  isSchriftsatzMoeglich,
  SCHRIFTSAETZE,
  SCHRIFTSATZ_ARTEN,
  SCHRIFTSATZ_DATEIEN_MAX,
} from "~/domain/antrag/schriftsaetze";
import { can } from "~/domain/benutzer/systemrollenRechte";

const imStatus = (art: (typeof SCHRIFTSATZ_ARTEN)[number]) =>
  antragStatusSchluessel.filter((status) => isSchriftsatzMoeglich(art, status));

describe("Schriftsätze", () => {
  it("ein Nachtrag ist vor der Entscheidung und im Widerspruch möglich", () => {
    expect(new Set(imStatus("NACHTRAG"))).toEqual(
      new Set(["EINGEREICHT", "IN_PRUEFUNG", "UNTERLAGEN_NACHGEFORDERT", "WIDERSPRUCH_EINGEREICHT"]),
    );
  });

  it.each([
    ["WIDERSPRUCH", ["widersprechen", "widerspruchErneuern"]],
    ["WIDERSPRUCH_RUECKZUG", ["widerspruchZurueckziehen"]],
    ["ANTRAG_RUECKZUG", ["zurueckziehen"]],
  ] as const)("%s ist möglich, wo der Lebenszyklus einen Schritt dafür hat", (art, befehle) => {
    const erlaubt = antragStatusSchluessel.filter((status) =>
      listBefehle(status, "BEVOLLMAECHTIGTER").some((befehl) => (befehle as readonly string[]).includes(befehl)),
    );
    expect(imStatus(art)).toEqual(erlaubt);
  });

  it("Nachtrag und Widerspruch können bis zu drei Dateien haben, was etwas zurücknimmt keine", () => {
    expect(SCHRIFTSATZ_DATEIEN_MAX).toBe(3);
    expect(SCHRIFTSATZ_ARTEN.filter((art) => SCHRIFTSAETZE[art].hatDateien)).toEqual(["NACHTRAG", "WIDERSPRUCH"]);
  });

  it.each(SCHRIFTSATZ_ARTEN)(
    "%s: Mitarbeitende bereiten vor, nur Bevollmächtigte unterschreiben, die Behörde keines von beidem",
    (art) => {
      const { vorbereiten, einreichen } = SCHRIFTSAETZE[art];
      const withRolle = (unternehmenRolle: "BEVOLLMAECHTIGTER" | "MITARBEITER") =>
        ({ systemRolle: "UNTERNEHMENSMITARBEITER", unternehmenRolle }) as const;
      expect([can(vorbereiten, withRolle("MITARBEITER")), can(einreichen, withRolle("MITARBEITER"))]).toEqual([
        true,
        false,
      ]);
      expect([
        can(vorbereiten, withRolle("BEVOLLMAECHTIGTER")),
        can(einreichen, withRolle("BEVOLLMAECHTIGTER")),
      ]).toEqual([true, true]);
      const stab = { systemRolle: "ADMINISTRATOR", unternehmenRolle: null } as const;
      expect([can(vorbereiten, stab), can(einreichen, stab)]).toEqual([false, false]);
    },
  );
});
