import type { Briefauftrag, BriefName } from "~/server/backend/usecases/mail/briefe/writeBrief";

export const to = "erika@example.org";

/** A letter as it arrives. */
export type Erwartung<N extends BriefName> = {
  auftrag: Briefauftrag<N>;
  betreff: string;
  zeilen: readonly string[];
};

/** How every letter ends. */
export const ENDE = [
  "",
  "Mit freundlichen Grüßen",
  "Ihr Team des Antragsportals",
  "",
  "Dies ist eine automatisch erstellte Nachricht. Bitte antworten Sie nicht darauf.",
  "",
];

/** Where to ask, in letters about the own access. */
export const FRAGEN_AN_DEN_SUPPORT = [
  "",
  "Wenn Sie Fragen dazu haben, erreichen Sie den Support hier:",
  "https://portal.example.org/kontakt",
];

type Namen =
  | "ROLLE_GEAENDERT"
  | "STAMMDATEN_RECHT"
  | "ZUGANG_ENTFERNT"
  | "ZUGANG_DEAKTIVIERT"
  | "ZUGANG_REAKTIVIERT"
  | "RECHTE_UEBERNOMMEN";

/** The letters about who works for a company. */
export const BRIEFE_ZUR_MITARBEIT: { readonly [N in Namen]: Erwartung<N> } = {
  ROLLE_GEAENDERT: {
    auftrag: { to, brief: "ROLLE_GEAENDERT", firma: "Muster & Söhne GmbH", rolle: "BEVOLLMAECHTIGTER" },
    betreff: "Ihre Rolle im Antragsportal wurde geändert",
    zeilen: [
      "Guten Tag,",
      "",
      "Sie haben im Antragsportal für das Unternehmen „Muster & Söhne GmbH“ jetzt die Rolle „Bevollmächtigte Person“.",
      "",
      "Damit sehen und bearbeiten Sie alle Anträge des Unternehmens, reichen sie ein und bestimmen, wer mitarbeitet.",
      "",
      "Wenn Sie damit nicht gerechnet haben, wenden Sie sich bitte an eine bevollmächtigte Person des Unternehmens.",
      ...ENDE,
    ],
  },
  STAMMDATEN_RECHT: {
    auftrag: { to, brief: "STAMMDATEN_RECHT", firma: "Muster & Söhne GmbH", darf: true },
    betreff: "Ihr Recht an den Stammdaten eines Unternehmens wurde geändert",
    zeilen: [
      "Guten Tag,",
      "",
      "Sie dürfen im Antragsportal jetzt die Angaben des Unternehmens „Muster & Söhne GmbH“ bearbeiten: Stammdaten, verbundene Unternehmen und Geschäftsstatistik.",
      "",
      "Wenn Sie damit nicht gerechnet haben, wenden Sie sich bitte an eine bevollmächtigte Person des Unternehmens.",
      ...ENDE,
    ],
  },
  ZUGANG_ENTFERNT: {
    auftrag: { to, brief: "ZUGANG_ENTFERNT", firma: "Muster & Söhne GmbH" },
    betreff: "Ihr Zugang zu einem Unternehmen wurde entfernt",
    zeilen: [
      "Guten Tag,",
      "",
      "Sie arbeiten im Antragsportal nicht mehr für das Unternehmen „Muster & Söhne GmbH“ mit. Ihr Konto im Portal bleibt bestehen.",
      "",
      "Wenn Sie damit nicht gerechnet haben, wenden Sie sich bitte an eine bevollmächtigte Person des Unternehmens.",
      ...ENDE,
    ],
  },
  ZUGANG_DEAKTIVIERT: {
    auftrag: { to, brief: "ZUGANG_DEAKTIVIERT", firma: "Muster & Söhne GmbH" },
    betreff: "Ihr Zugang zu einem Unternehmen wurde deaktiviert",
    zeilen: [
      "Guten Tag,",
      "",
      "Ihr Zugang zum Unternehmen „Muster & Söhne GmbH“ im Antragsportal ist deaktiviert, bis eine bevollmächtigte Person ihn wieder freigibt. Ihr Konto im Portal bleibt bestehen.",
      "",
      "Wenn Sie damit nicht gerechnet haben, wenden Sie sich bitte an eine bevollmächtigte Person des Unternehmens.",
      ...ENDE,
    ],
  },
  ZUGANG_REAKTIVIERT: {
    auftrag: {
      to,
      brief: "ZUGANG_REAKTIVIERT",
      firma: "Muster & Söhne GmbH",
      rolle: "MITARBEITER",
      wartet: true,
    },
    betreff: "Ihr Zugang zu einem Unternehmen ist wieder frei",
    zeilen: [
      "Guten Tag,",
      "",
      "Sie können im Antragsportal wieder für das Unternehmen „Muster & Söhne GmbH“ arbeiten, mit der Rolle „Mitarbeiterin / Mitarbeiter“.",
      "",
      "Ihre frühere Bevollmächtigung gilt erst wieder, wenn eine zweite bevollmächtigte Person zugestimmt hat.",
      "",
      "Hier melden Sie sich an:",
      "https://portal.example.org/landingpage",
      ...ENDE,
    ],
  },
  RECHTE_UEBERNOMMEN: {
    auftrag: { to, brief: "RECHTE_UEBERNOMMEN", firma: "Muster & Söhne GmbH", anzahl: 2 },
    betreff: "Sie haben Rechte an Anträgen übernommen",
    zeilen: [
      "Guten Tag,",
      "",
      "Im Antragsportal haben Sie für das Unternehmen „Muster & Söhne GmbH“ Rechte an 2 Anträgen von einer Person übernommen, die nicht mehr mitarbeitet.",
      "",
      "Ihre Anträge finden Sie hier:",
      "https://portal.example.org/antraege",
      ...ENDE,
    ],
  },
};
