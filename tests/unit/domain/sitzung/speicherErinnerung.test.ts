import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  ERINNERUNGSTEXT,
  type ErinnerungEreignis,
  remind,
  KEINE_ERINNERUNG,
  type SpeicherErinnerung,
} from "../../../../app/domain/sitzung/speicherErinnerung";

type Schritt = readonly [sekunde: number, ereignis: ErinnerungEreignis];

const aktion: ErinnerungEreignis = { art: "aktion" };
const gespeichert: ErinnerungEreignis = { art: "gespeichert" };
const geschlossen: ErinnerungEreignis = { art: "bannerGeschlossen" };
const benachrichtigt: ErinnerungEreignis = { art: "benachrichtigt" };
const takt = (istFokussiert = true, darfBenachrichtigen = true): ErinnerungEreignis => ({
  art: "takt",
  fenster: { istFokussiert, darfBenachrichtigen },
});

const START = Date.parse("2026-05-10T08:00:00Z");
const nach = (schritte: readonly Schritt[]): SpeicherErinnerung =>
  schritte.reduce((stand, [sekunde, ereignis]) => remind(stand, ereignis, START + sekunde * 1000), KEINE_ERINNERUNG);

describe("Speichererinnerung", () => {
  it("hat den Text der Spezifikation", () => {
    expect(ERINNERUNGSTEXT).toBe(
      "Sie haben seit über 30 Minuten Ihre Eingaben nicht mehr gespeichert. Bitte speichern Sie Ihre Eingaben regelmäßig, um Datenverlust zu vermeiden.",
    );
  });

  it("zählt nicht unter null, wenn jemand die Uhr zurückstellt", () => {
    const stand = nach([
      [100, aktion],
      [40, takt()],
    ]);
    expect(stand).toMatchObject({ sekundenSeitLetzterAktion: 0, zeigeErinnerung: false });
  });

  it("bleibt derselbe Stand, wenn keine Benachrichtigung fällig war: es gibt nichts neu zu zeichnen", () => {
    const stand = nach([[0, aktion]]);
    expect(remind(stand, benachrichtigt, START)).toBe(stand);
  });

  it.each<[string, readonly Schritt[], boolean]>([
    ["ohne Aktion läuft keine Zeit", [[5000, takt()]], false],
    [
      "eine Sekunde vorher noch nicht",
      [
        [0, aktion],
        [1799, takt()],
      ],
      false,
    ],
    [
      "kurz vor der vollen Sekunde noch nicht",
      [
        [0, aktion],
        [1799.999, takt()],
      ],
      false,
    ],
    [
      "nach genau 1800 Sekunden",
      [
        [0, aktion],
        [1800, takt()],
      ],
      true,
    ],
    [
      "auch wenn der Takt sich verspätet",
      [
        [0, aktion],
        [4000, takt()],
      ],
      true,
    ],
    [
      "weitere Aktionen verschieben sie nicht",
      [
        [0, aktion],
        [900, aktion],
        [1700, aktion],
        [1800, takt()],
      ],
      true,
    ],
    [
      "Speichern setzt zurück",
      [
        [0, aktion],
        [1700, gespeichert],
        [1800, takt()],
        [4000, takt()],
      ],
      false,
    ],
    [
      "nach dem Speichern beginnt sie mit der nächsten Aktion",
      [
        [0, aktion],
        [100, gespeichert],
        [200, aktion],
        [1999, takt()],
      ],
      false,
    ],
    [
      "und kommt 1800 Sekunden nach dieser",
      [
        [0, aktion],
        [100, gespeichert],
        [200, aktion],
        [2000, takt()],
      ],
      true,
    ],
    [
      "Schließen nimmt sie weg",
      [
        [0, aktion],
        [1800, takt()],
        [1801, geschlossen],
        [9000, takt()],
      ],
      false,
    ],
    [
      "eine neue Aktion nach dem Schließen beginnt von vorn",
      [
        [0, aktion],
        [1800, takt()],
        [1801, geschlossen],
        [1900, aktion],
        [3699, takt()],
      ],
      false,
    ],
    [
      "und erinnert wieder",
      [
        [0, aktion],
        [1800, takt()],
        [1801, geschlossen],
        [1900, aktion],
        [3700, takt()],
      ],
      true,
    ],
    [
      "eine Aktion nimmt ein offenes Banner nicht weg",
      [
        [0, aktion],
        [1800, takt()],
        [1810, aktion],
        [1811, takt()],
      ],
      true,
    ],
    [
      "Speichern nimmt ein offenes Banner weg",
      [
        [0, aktion],
        [1800, takt()],
        [1810, gespeichert],
      ],
      false,
    ],
    [
      "eine zurückgestellte Uhr erinnert nicht",
      [
        [0, aktion],
        [-4000, takt()],
      ],
      false,
    ],
  ])("%s", (_, schritte, gezeigt) => {
    expect(nach(schritte).zeigeErinnerung).toBe(gezeigt);
  });

  it.each<[string, ErinnerungEreignis, boolean]>([
    ["im Hintergrund mit Erlaubnis", takt(false, true), true],
    ["im Hintergrund ohne Erlaubnis", takt(false, false), false],
    ["im Vordergrund mit Erlaubnis", takt(true, true), false],
    ["im Vordergrund ohne Erlaubnis", takt(true, false), false],
  ])("Benachrichtigung %s: %j", (_, ereignis, gezeigt) => {
    expect(
      nach([
        [0, aktion],
        [1800, ereignis],
      ]).zeigeBenachrichtigung,
    ).toBe(gezeigt);
  });

  it("benachrichtigt nur einmal, auch wenn das Fenster lange im Hintergrund bleibt", () => {
    const stand = nach([
      [0, aktion],
      [1800, takt(false)],
      [1800, benachrichtigt],
      [1801, takt(false)],
      [5000, takt(false)],
    ]);
    expect(stand.zeigeBenachrichtigung).toBe(false);
    expect(stand.zeigeErinnerung).toBe(true);
  });

  it("wird nicht nachträglich benachrichtigt, wenn das Fenster erst nach dem Banner in den Hintergrund geht", () => {
    expect(
      nach([
        [0, aktion],
        [1800, takt(true)],
        [1900, takt(false)],
      ]).zeigeBenachrichtigung,
    ).toBe(false);
  });

  it("merkt sich, was die Spezifikation nennt", () => {
    expect(
      nach([
        [0, aktion],
        [7, takt()],
      ]),
    ).toEqual({
      letzteAktionZeitstempel: START,
      sekundenSeitLetzterAktion: 7,
      zeigeErinnerung: false,
      zeigeBenachrichtigung: false,
      benutzerHatBannerWeggeklickt: false,
      ersteAktionVorhabenDurchgefuehrt: true,
    });
    expect(
      nach([
        [0, aktion],
        [1800, takt()],
        [1801, geschlossen],
      ]),
    ).toEqual({
      letzteAktionZeitstempel: null,
      sekundenSeitLetzterAktion: 0,
      zeigeErinnerung: false,
      zeigeBenachrichtigung: false,
      benutzerHatBannerWeggeklickt: true,
      ersteAktionVorhabenDurchgefuehrt: true,
    });
  });

  it("zeigt nie eine Erinnerung früher als 1800 Sekunden nach einer ungespeicherten Aktion", () => {
    const ereignis = fc.constantFrom(aktion, gespeichert, geschlossen, benachrichtigt, takt(true), takt(false));
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 900 }), ereignis), { maxLength: 60 }), (folge) => {
        let sekunde = 0;
        let seit: number | null = null;
        let stand = KEINE_ERINNERUNG;
        for (const [pause, e] of folge) {
          sekunde += pause;
          const vorher = stand;
          stand = remind(stand, e, START + sekunde * 1000);
          if (e.art === "aktion" && seit === null) seit = sekunde;
          if (e.art === "gespeichert" || e.art === "bannerGeschlossen") seit = null;
          if (stand.zeigeErinnerung) expect(seit !== null && sekunde - seit >= 1800).toBe(true);
          if (stand.zeigeBenachrichtigung && !vorher.zeigeBenachrichtigung)
            expect(stand.zeigeErinnerung && !vorher.zeigeErinnerung).toBe(true);
        }
      }),
    );
  });
});
