import ical, { ICalAlarmType, ICalCalendarMethod } from "ical-generator";
import type { Frist } from "~/contract/verfahren/fristen";
import { FRIST_ARTEN, fristTitel, WARTET_AUF_ENTSCHEIDUNG, werText } from "~/domain/frist/fristArten";
import { addDays } from "~/lib/date";

const TAG_SEKUNDEN = 86_400;
/** Reminders before the last day begins. @assumed three days as in the mails (domain.md 4.6), and a week to prepare */
const ERINNERN_TAGE = [7, 3] as const;

type Auftrag = {
  fristen: readonly Frist[];
  /** Origin of the portal. */
  origin: string;
  /** Path of the page where something can be done about a deadline. */
  pfadVon: (frist: Frist) => string;
  jetzt: Date;
};

/**
 * The day as the calendar library takes it for events of a whole day: without a zone it reads the parts of UTC,
 * wherever the process runs.
 */
const ganzerTag = (tag: string): Date => new Date(`${tag}T00:00:00Z`);

/** What makes a deadline this one, also when it moves. */
const kennungVon = (frist: Frist): string =>
  frist.art === "GESCHAEFTSSTATISTIK" ? `${frist.unternehmenUuid}-${frist.ende}` : frist.gegenstandUuid;

/** What it belongs to, and what its day means. */
function zeilenVon(frist: Frist): readonly string[] {
  if (frist.art === "GESCHAEFTSSTATISTIK") return [`Unternehmen: ${frist.firma}`];
  const nummer = frist.antragsnummer === null ? "" : ` (${frist.antragsnummer})`;
  const ende = frist.wartetAufEntscheidung ? WARTET_AUF_ENTSCHEIDUNG : "Die Frist endet an diesem Tag um 24:00 Uhr.";
  return [`Antrag: ${frist.antragTitel}${nummer}`, ende];
}

/**
 * Deadlines as an iCalendar file (RFC 5545): an event of a whole day on the last day of each, with reminders. The same
 * deadline has the same identifier in every answer, so that a moved one moves in the calendar.
 */
export function writeKalender({ fristen, origin, pfadVon, jetzt }: Auftrag): string {
  const kalender = ical({
    name: "Fristen im Antragsportal",
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: "Bescheinigungsstelle", product: "Antragsportal", language: "DE" },
    ttl: TAG_SEKUNDEN / 4,
  });
  for (const frist of fristen) {
    const summary = `Frist: ${fristTitel(frist)}`;
    const ereignis = kalender.createEvent({
      id: `${frist.art}-${kennungVon(frist)}@antragsportal`,
      stamp: jetzt,
      allDay: true,
      start: ganzerTag(frist.tag),
      end: ganzerTag(addDays(frist.tag, 1)),
      summary,
      description: [...zeilenVon(frist), werText(frist.art), FRIST_ARTEN[frist.art].folge].join("\n"),
      url: origin + pfadVon(frist),
    });
    for (const tage of ERINNERN_TAGE) {
      ereignis.createAlarm({ type: ICalAlarmType.display, trigger: tage * TAG_SEKUNDEN, description: summary });
    }
  }
  return kalender.toString();
}
