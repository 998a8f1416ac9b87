/** What a new announcement can begin with; what stands in brackets is to be filled in. */
export type Meldungsvorlage = { name: string; titel: string; text: string };

/**
 * Announcements that come again and again.
 *
 * @assumed bildschirme.md 7 asks for templates for maintenance and gives none; these three are ours.
 */
export const MELDUNGSVORLAGEN = {
  WARTUNG: {
    name: "Geplante Wartung",
    titel: "Wartung des Portals am [Datum]",
    text: [
      "<p>Am <strong>[Datum]</strong> von <strong>[Beginn] bis [Ende] Uhr</strong> wird das Portal gewartet. In dieser Zeit können Sie lesen, aber nichts ändern; was Sie absenden, wird aufbewahrt.</p>",
      "<ul>",
      "<li>Bitte speichern Sie Ihre Eingaben vorher und melden Sie sich ab.</li>",
      "<li>Was Sie gespeichert haben, bleibt erhalten.</li>",
      "<li>Fristen, die in dieser Zeit enden, können Sie vorher wahren: Bitte reichen Sie rechtzeitig ein.</li>",
      "</ul>",
    ].join("\n"),
  },
  STOERUNG: {
    name: "Störung",
    titel: "Zurzeit gestört: [was nicht geht]",
    text: [
      "<p><strong>[Was nicht geht]</strong> ist zurzeit gestört. Wir arbeiten daran und melden uns hier, sobald es wieder geht.</p>",
      "<p>Bis dahin können Sie [was weiter möglich ist]. Was Sie gespeichert haben, bleibt erhalten.</p>",
    ].join("\n"),
  },
  NEUERUNG: {
    name: "Neue Version",
    titel: "Neu im Portal seit dem [Datum]",
    text: [
      "<p>Seit dem [Datum] gibt es im Portal Neues:</p>",
      "<ul>",
      "<li>[Neuerung 1]</li>",
      "<li>[Neuerung 2]</li>",
      "</ul>",
      "<p>Fragen beantwortet Ihnen der Support.</p>",
    ].join("\n"),
  },
} as const satisfies Readonly<Record<string, Meldungsvorlage>>;

/** The template with this key; undefined for an unknown one. */
export const findVorlage = (key: string): Meldungsvorlage | undefined =>
  Object.entries(MELDUNGSVORLAGEN).find(([bekannt]) => bekannt === key)?.[1];
