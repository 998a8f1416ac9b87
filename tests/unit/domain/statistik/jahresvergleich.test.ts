import { describe, expect, it } from "vitest";
import { isRumpfjahr, toVergleich } from "~/domain/statistik/jahresvergleich";

const J2024 = { wjBeginn: "2024-01-01", wjEnde: "2024-12-31", wertart: "ENDGUELTIG", umsatz: "100.5" };
const KURZ = { wjBeginn: "2025-01-01", wjEnde: "2025-06-30", wertart: "VORLAEUFIG", ebene: "VERBUND" };

describe("toVergleich", () => {
  it("stellt das älteste Jahr an den Anfang und nennt ein Rumpfjahr auch allein nach seinen Tagen", () => {
    expect(toVergleich([KURZ, J2024], false).map(({ label }) => label)).toEqual(["2024", "01.01.2025 bis 30.06.2025"]);
  });

  it("unterscheidet ein Rumpfjahr von seinem Nachbarn im selben Kalenderjahr", () => {
    const halbe = [
      { ...J2024, wjEnde: "2024-06-30" },
      { ...J2024, wjBeginn: "2024-07-01" },
    ];
    expect(toVergleich(halbe, false).map(({ label }) => label)).toEqual([
      "01.01.2024 bis 30.06.2024",
      "01.07.2024 bis 31.12.2024",
    ]);
  });

  it("sagt dazu, woran der Vergleich hinkt, den Verbund nur bei verbundenen Unternehmen", () => {
    const hinweise = (istVerbunden: boolean) =>
      toVergleich([J2024, KURZ], istVerbunden).map((jahr) => [...jahr.hinweise]);
    expect(hinweise(true)).toEqual([[], ["Rumpfjahr", "vorläufig", "Verbund"]]);
    expect(hinweise(false)).toEqual([[], ["Rumpfjahr", "vorläufig"]]);
  });

  it("teilt den FuE-Aufwand genau in internen und externen, und nichts Eingetragenes ist nicht null", () => {
    const [jahr, leer] = toVergleich(
      [
        { ...J2024, fuePersonal: "0.1", fueSach: "0.2", fueExtern: "0" },
        { ...KURZ, fueSach: "" },
      ],
      false,
    );
    expect(jahr).toMatchObject({ umsatz: "100.5", fueIntern: "0.3", fueExtern: "0", fueGesamt: "0.3" });
    expect(leer).toMatchObject({ umsatz: undefined, fueIntern: undefined, fueExtern: undefined, fueGesamt: undefined });
  });
});

it("ein Rumpfjahr ist kürzer als zwölf Monate, oder es wird so genannt", () => {
  const voll = { beginn: "2024-07-01", ende: "2025-06-30" };
  expect([
    isRumpfjahr({}, voll),
    isRumpfjahr({}, { ...voll, ende: "2025-06-29" }),
    isRumpfjahr({ rumpfjahr: true }, voll),
  ]).toEqual([false, true, true]);
});
