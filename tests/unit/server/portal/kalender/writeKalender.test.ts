import { describe, expect, it } from "vitest";
import type { Antragsfrist, Frist, Statistikfrist } from "../../../../../app/contract/verfahren/fristen";
import { writeKalender } from "../../../../../app/server/portal/kalender/writeKalender";

const FRIST: Antragsfrist = {
  art: "NACHFORDERUNG",
  antragUuid: "11111111-1111-4111-8111-111111111111",
  antragTitel: "Lager; Diagnose, zweite Stufe mit einem sehr langen Namen, der eine Zeile des Kalenders überschreitet",
  antragsnummer: "2026-000123",
  gegenstandUuid: "22222222-2222-4222-8222-222222222222",
  nummer: 3,
  tag: "2026-03-29",
  wartetAufEntscheidung: false,
};
const jetzt = new Date("2026-03-20T10:00:00Z");
const write = (...fristen: Frist[]) =>
  writeKalender({
    fristen,
    origin: "https://portal.example.org",
    pfadVon: (frist) =>
      frist.art === "GESCHAEFTSSTATISTIK" ? "/geschaeftsstatistiken" : `/antraege/${frist.antragUuid}/startseite`,
    jetzt,
  });
/** The lines as a reader sees them, folded ones joined again (RFC 5545 3.1). */
const zeilen = (text: string) => text.replaceAll(/\r\n[ \t]/g, "").split("\r\n");

describe("Fristen als iCalendar", () => {
  it("füllt den letzten Tag, auch wenn an ihm die Uhr umgestellt wird, und endet mit ihm", () => {
    const text = zeilen(write(FRIST));
    expect(text).toContain("DTSTART;VALUE=DATE:20260329");
    expect(text).toContain("DTEND;VALUE=DATE:20260330");
    expect(text).toContain("UID:NACHFORDERUNG-22222222-2222-4222-8222-222222222222@antragsportal");
    expect(text).toContain("SUMMARY:Frist: Nachforderung 3 beantworten");
  });

  // Containers run in UTC, people elsewhere: the day is always the one of the deadline.
  it.each(["UTC", "Europe/Berlin", "America/New_York", "Asia/Tokyo"])(
    "nennt denselben Tag, wenn der Prozess in der Zone %s läuft",
    (zone) => {
      const vorher = process.env["TZ"];
      process.env["TZ"] = zone;
      try {
        expect(zeilen(write(FRIST))).toEqual(
          expect.arrayContaining(["DTSTART;VALUE=DATE:20260329", "DTSTAMP:20260320T100000Z"]),
        );
      } finally {
        process.env["TZ"] = vorher;
      }
    },
  );

  it("maskiert Text und faltet Zeilen nach 75 Bytes", () => {
    const text = write(FRIST);
    expect(text).toContain("BEGIN:VCALENDAR\r\n");
    for (const zeile of text.split("\r\n")) expect(Buffer.byteLength(zeile)).toBeLessThanOrEqual(75);
    expect(zeilen(text).find((zeile) => zeile.startsWith("DESCRIPTION:Antrag"))).toContain(
      "Lager\\; Diagnose\\, zweite Stufe",
    );
  });

  it("erinnert eine Woche und drei Tage vorher", () => {
    expect(zeilen(write(FRIST)).filter((zeile) => zeile.startsWith("TRIGGER"))).toEqual([
      "TRIGGER:-P7D",
      "TRIGGER:-P3D",
    ]);
  });

  it("sagt, wer etwas tun kann, wie die Seiten es sagen", () => {
    expect(zeilen(write({ ...FRIST, art: "ABRUF" })).find((zeile) => zeile.startsWith("DESCRIPTION:Antrag"))).toContain(
      "\\nWer: Eine bevollmächtigte Person.\\nDanach",
    );
  });

  it("sagt nicht, dass eine Frist endet, solange über mehr Zeit nicht entschieden ist", () => {
    const text = zeilen(write({ ...FRIST, tag: "2026-03-19", wartetAufEntscheidung: true }));
    const beschreibung = text.find((zeile) => zeile.startsWith("DESCRIPTION:Antrag"));
    expect(beschreibung).toContain("noch nicht entschieden. Bis dahin können Sie antworten.");
    expect(beschreibung).not.toContain("Die Frist endet");
    expect(text).toContain("DTSTART;VALUE=DATE:20260319");
  });

  it("nennt bei fehlender Geschäftsstatistik Unternehmen und Wirtschaftsjahr, jedes als eigener Eintrag", () => {
    const frist: Statistikfrist = {
      art: "GESCHAEFTSSTATISTIK",
      unternehmenUuid: "33333333-3333-4333-8333-333333333333",
      firma: "Muster GmbH",
      ende: "2025-12-31",
      label: "2025",
      istErfasst: false,
      tag: "2026-06-30",
    };
    const text = zeilen(write(frist, { ...frist, ende: "2024-12-31", label: "2024", tag: "2025-06-30" }));
    const uids = text.filter((zeile) => zeile.startsWith("UID:"));
    expect(uids).toEqual([
      "UID:GESCHAEFTSSTATISTIK-33333333-3333-4333-8333-333333333333-2025-12-31@antragsportal",
      "UID:GESCHAEFTSSTATISTIK-33333333-3333-4333-8333-333333333333-2024-12-31@antragsportal",
    ]);
    expect(text).toContain("SUMMARY:Frist: Geschäftsstatistik für das Wirtschaftsjahr 2025 fehlt");
    expect(text).toContain("DTSTART;VALUE=DATE:20260630");
    expect(text).toContain("URL;VALUE=URI:https://portal.example.org/geschaeftsstatistiken");
    const beschreibung = text.find((zeile) => zeile.startsWith("DESCRIPTION:Unternehmen"));
    expect(beschreibung).toContain("Muster GmbH\\nBevollmächtigte Personen");
    expect(beschreibung).not.toContain("Die Frist endet");
  });

  it("ist ohne Fristen ein leerer Kalender", () => {
    const text = zeilen(write());
    expect(text).toContain("END:VCALENDAR");
    expect(text).not.toContain("BEGIN:VEVENT");
  });
});
