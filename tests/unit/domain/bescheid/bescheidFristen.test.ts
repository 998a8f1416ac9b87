import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  abrufbarBis,
  BEKANNTGABE_REGELN,
  bekanntgabeAm,
  fristEnde,
  fristInTagen,
  isFristGewahrt,
  naechsterWerktag,
  resttage,
  widerspruchsfrist,
} from "../../../../app/domain/bescheid/bescheidFristen";

describe("Widerspruchsfrist", () => {
  it("A: Abruf Freitag 30.01.2026, Bekanntgabe Samstag, der 28.02. ist ein Samstag: Montag 02.03.2026, 24 Uhr", () => {
    expect(bekanntgabeAm("ABRUF_PLUS_1", "2026-01-30")).toBe("2026-01-31");
    expect(widerspruchsfrist("2026-01-31", true)).toBe("2026-03-02");
    expect(isFristGewahrt("2026-03-02", new Date("2026-03-02T22:59:59.999Z"))).toBe(true);
    expect(isFristGewahrt("2026-03-02", new Date("2026-03-02T23:00:00.000Z"))).toBe(false);
  });
  it("B: Bekanntgabe 14.04.2026, der 14.05. ist Christi Himmelfahrt: Freitag 15.05.2026", () => {
    expect(widerspruchsfrist("2026-04-14", true)).toBe("2026-05-15");
  });
  it("C: Bekanntgabe 24.11.2025: Heiligabend ist kein Feiertag, also 24.12.2025", () => {
    expect(widerspruchsfrist("2025-11-24", true)).toBe("2025-12-24");
  });

  it.each([
    ["Wochentag bleibt", "2026-06-10", "2026-07-10"],
    ["Samstag wird Montag", "2026-06-11", "2026-07-13"],
    ["Sonntag wird Montag", "2026-06-12", "2026-07-13"],
    ["Neujahr am Donnerstag wird Freitag", "2025-12-01", "2026-01-02"],
    ["Neujahr am Freitag wird Montag", "2026-12-01", "2027-01-04"],
    ["Karfreitag wird der Dienstag nach Ostern", "2026-03-03", "2026-04-07"],
    ["Ostersamstag wird der Dienstag nach Ostern", "2026-03-04", "2026-04-07"],
    ["Ostersonntag wird der Dienstag nach Ostern", "2026-03-05", "2026-04-07"],
    ["Ostermontag wird Dienstag", "2026-03-06", "2026-04-07"],
    ["Tag der Arbeit am Freitag wird Montag", "2026-04-01", "2026-05-04"],
    ["Pfingstmontag wird Dienstag", "2026-04-25", "2026-05-26"],
    ["Pfingstsonntag wird Dienstag", "2026-04-24", "2026-05-26"],
    ["Tag der Deutschen Einheit am Samstag wird Montag", "2026-09-03", "2026-10-05"],
    ["beide Weihnachtstage und das Wochenende: 25.12.2026 wird Montag, 28.12.", "2026-11-25", "2026-12-28"],
    ["31.12. an einem Werktag bleibt", "2025-11-30", "2025-12-30"],
    ["vom 31. auf einen Monat mit 30 Tagen", "2026-08-31", "2026-09-30"],
    ["vom 31. auf den 28. Februar", "2025-01-31", "2025-02-28"],
    ["vom 30. auf den 28. Februar", "2025-01-30", "2025-02-28"],
    ["im Schaltjahr vom 31. auf den 29. Februar", "2024-01-31", "2024-02-29"],
    ["im Schaltjahr vom 29. Februar auf den 29. März, Karfreitag 2024", "2024-02-29", "2024-04-02"],
    ["vom 28. Februar auf den 28. März, nicht auf das Monatsende", "2025-02-28", "2025-03-28"],
    ["über die Umstellung auf Sommerzeit am 29.03.2026", "2026-03-17", "2026-04-17"],
    ["über die Umstellung auf Winterzeit am 25.10.2026", "2026-10-13", "2026-11-13"],
    ["Fronleichnam und andere Feiertage einzelner Länder zählen nicht", "2026-05-04", "2026-06-04"],
  ])("%s", (_name, bekanntgabe, frist) => {
    expect(widerspruchsfrist(bekanntgabe, true)).toBe(frist);
  });

  it.each([
    ["ein Jahr", "2026-01-31", "2027-02-01"],
    ["vom 29. Februar auf den 28.", "2024-02-29", "2025-02-28"],
    ["auf Heiligabend", "2026-12-24", "2027-12-24"],
  ])("ohne Rechtsbehelfsbelehrung: %s", (_name, bekanntgabe, frist) => {
    expect(widerspruchsfrist(bekanntgabe, false)).toBe(frist);
  });
});

describe("Bekanntgabe und Abruf", () => {
  it.each([
    ["ABRUF_PLUS_1", "2026-12-31", "2027-01-01"],
    ["BEREITSTELLUNG_PLUS_3", "2026-02-26", "2026-03-01"],
    ["BEREITSTELLUNG_PLUS_4", "2024-02-26", "2024-03-01"],
    ["POST_PLUS_4", "2026-12-22", "2026-12-26"],
  ] as const)("%s ab %s: %s, auch am Wochenende und an Feiertagen", (regel, anlass, tag) => {
    expect(bekanntgabeAm(regel, anlass)).toBe(tag);
  });
  it("nennt alle vier Regeln", () => {
    expect(BEKANNTGABE_REGELN).toHaveLength(4);
  });
  it("lässt zehn Tage zum Abruf, gezählt ab dem Tag danach", () => {
    expect(abrufbarBis("2026-02-20")).toBe("2026-03-02");
    expect(abrufbarBis("2026-12-24")).toBe("2027-01-03");
  });
});

describe("Fristen in Tagen", () => {
  it.each([
    ["14 Tage", "2026-06-01", 14, "2026-06-15"],
    ["Ende am Sonntag", "2026-06-07", 14, "2026-06-22"],
    ["Ende an Karfreitag", "2026-03-20", 14, "2026-04-07"],
    ["über Weihnachten", "2026-12-11", 14, "2026-12-28"],
    ["Schaltjahr", "2024-02-15", 14, "2024-02-29"],
  ])("%s", (_name, ereignis, tage, frist) => {
    expect(fristInTagen(ereignis, tage)).toBe(frist);
  });
  it("lassen einen Werktag stehen", () => {
    expect(naechsterWerktag("2026-06-01")).toBe("2026-06-01");
  });
});

describe("24 Uhr in Berlin", () => {
  it.each([
    ["im Winter", "2026-01-15", "2026-01-15T23:00:00.000Z"],
    ["im Sommer", "2026-07-15", "2026-07-15T22:00:00.000Z"],
    ["am Tag vor der Umstellung auf Sommerzeit", "2026-03-28", "2026-03-28T23:00:00.000Z"],
    ["am Tag der Umstellung auf Sommerzeit", "2026-03-29", "2026-03-29T22:00:00.000Z"],
    ["am Tag vor der Umstellung auf Winterzeit", "2026-10-24", "2026-10-24T22:00:00.000Z"],
    ["am Tag der Umstellung auf Winterzeit", "2026-10-25", "2026-10-25T23:00:00.000Z"],
    ["zum Jahreswechsel", "2026-12-31", "2026-12-31T23:00:00.000Z"],
  ])("%s", (_name, frist, ende) => {
    expect(fristEnde(frist).toISOString()).toBe(ende);
    expect(isFristGewahrt(frist, new Date(new Date(ende).getTime() - 1))).toBe(true);
    expect(isFristGewahrt(frist, new Date(ende))).toBe(false);
  });
  it("zählt Resttage nach dem Kalender", () => {
    expect(resttage("2026-03-02", new Date("2026-03-02T22:59:59Z"))).toBe(0);
    expect(resttage("2026-03-02", new Date("2026-03-02T23:00:00Z"))).toBe(-1);
    expect(resttage("2026-03-30", new Date("2026-03-28T22:30:00Z"))).toBe(2);
    expect(resttage("2026-03-30", new Date("2026-03-28T23:30:00Z"))).toBe(1);
  });
});

/** Days since 1970, weekday and Easter found another way than in the product: by counting and by Gauss's rule. */
const TAG = 86_400_000;
const zahl = (tag: string): number => Date.parse(tag) / TAG;
const text = (zahlDesTages: number): string => new Date(zahlDesTages * TAG).toISOString().slice(0, 10);
/** 1 January 1970 was a Thursday. */
const wochentag = (tag: string): number => (zahl(tag) + 3) % 7;

function osternNachGauss(jahr: number): number {
  const [a, b, c] = [jahr % 19, jahr % 4, jahr % 7];
  const [m, n] = [24, 5];
  const d = (19 * a + m) % 30;
  const e = (2 * b + 4 * c + 6 * d + n) % 7;
  const maerz = 22 + d + e;
  const korrigiert = maerz === 57 || (maerz === 56 && d === 28 && a > 10) ? maerz - 7 : maerz;
  return zahl(`${String(jahr)}-03-01`) + korrigiert - 1;
}

function isFree(tag: string): boolean {
  if (wochentag(tag) >= 5) return true;
  if (["01-01", "05-01", "10-03", "12-25", "12-26"].includes(tag.slice(5))) return true;
  return [-2, 1, 39, 50].includes(zahl(tag) - osternNachGauss(Number(tag.slice(0, 4))));
}

/** Counts forward day by day to the first day of the month after, and back from there. */
function unabhaengig(bekanntgabe: string, monate: number): string {
  const [jahr = 0, monat = 0, tag = 0] = bekanntgabe.split("-").map(Number);
  const ziel = (jahr * 12 + monat - 1 + monate) % 12;
  let tageNr = zahl(bekanntgabe);
  for (let weiter = 0; weiter < monate; weiter += 1) {
    const heute = text(tageNr).slice(0, 7);
    while (text(tageNr).startsWith(heute)) tageNr += 1;
  }
  const monatstext = text(tageNr).slice(0, 7);
  expect(Number(monatstext.slice(5)) - 1).toBe(ziel);
  let ende = tageNr;
  while (Number(text(ende).slice(8)) < tag && text(ende + 1).startsWith(monatstext)) ende += 1;
  while (isFree(text(ende))) ende += 1;
  return text(ende);
}

const tage2020bis2035 = fc.integer({ min: zahl("2020-01-01"), max: zahl("2035-12-31") }).map(text);

describe("für jeden Tag von 2020 bis 2035", () => {
  it("stimmt die Widerspruchsfrist mit einer unabhängigen Rechnung überein", () => {
    for (let tag = zahl("2020-01-01"); tag <= zahl("2035-12-31"); tag += 1) {
      expect(`${text(tag)}: ${widerspruchsfrist(text(tag), true)}`).toBe(`${text(tag)}: ${unabhaengig(text(tag), 1)}`);
    }
  });
  it("stimmt die Jahresfrist überein", () => {
    fc.assert(fc.property(tage2020bis2035, (tag) => widerspruchsfrist(tag, false) === unabhaengig(tag, 12)));
  });
  it("endet eine Frist in Tagen an einem Werktag, nie zu früh, und jeder Tag dazwischen ist frei", () => {
    fc.assert(
      fc.property(tage2020bis2035, fc.integer({ min: 1, max: 60 }), (tag, tage) => {
        const frist = fristInTagen(tag, tage);
        expect(isFree(frist)).toBe(false);
        for (let rest = zahl(tag) + tage; rest < zahl(frist); rest += 1) expect(isFree(text(rest))).toBe(true);
        expect(zahl(frist)).toBeGreaterThanOrEqual(zahl(tag) + tage);
      }),
    );
  });
  it("ist eine Frist genau dann gewahrt, wenn der Kalender in Berlin noch keinen späteren Tag zeigt", () => {
    const berlin = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin" });
    const bereich = { min: Date.parse("2020-01-01"), max: Date.parse("2035-12-31") };
    fc.assert(
      fc.property(fc.integer(bereich), fc.integer({ min: -2, max: 2 }), (millis, abstand) => {
        const jetzt = new Date(millis);
        const frist = text(Math.floor(millis / TAG) + abstand);
        expect(isFristGewahrt(frist, jetzt)).toBe(berlin.format(jetzt) <= frist);
        expect(isFristGewahrt(frist, jetzt)).toBe(resttage(frist, jetzt) >= 0);
      }),
    );
  });
});
