/**
 * The rules of the KMU status as data: Annex I of the AGVO, word for word the Annex of Recommendation 2003/361/EC. The
 * calculation names the rule of every number by its key, and a sheet prints number, source and sentence from here.
 */

/** One rule: its number in the list of rules, where it comes from, and what it says. */
export type KmuRegel = { readonly nummer: string; readonly quelle: string; readonly satz: string };

const ANHANG = "Anhang I AGVO";

/** All rules by their key. Articles are those of Annex I. */
export const KMU_REGELN = {
  GRENZE_BESCHAEFTIGTE: {
    nummer: "1a",
    quelle: `${ANHANG}, Art. 2`,
    satz: "Die Zahl der Beschäftigten muss unter der Grenze liegen. Diese Grenze gilt immer.",
  },
  GRENZE_GELD: {
    nummer: "1b",
    quelle: `${ANHANG}, Art. 2`,
    satz: "Von Jahresumsatz und Jahresbilanzsumme muss nur eine Zahl innerhalb ihrer Grenze liegen.",
  },
  EIGENSTAENDIG: {
    nummer: "2a",
    quelle: `${ANHANG}, Art. 3 Abs. 1`,
    satz: "Ein Anteil unter 25 % zählt nicht. Maßgeblich ist der größere Anteil an Kapital oder Stimmen.",
  },
  PARTNER: {
    nummer: "2b",
    quelle: `${ANHANG}, Art. 3 Abs. 2`,
    satz: "Ab einem Anteil von 25 % an Kapital oder Stimmen, ohne Beherrschung, sind beide Partnerunternehmen.",
  },
  VERBUNDEN_STIMMEN: {
    nummer: "2c",
    quelle: `${ANHANG}, Art. 3 Abs. 3 Buchst. a`,
    satz: "Mit mehr als 50 % der Stimmen ist das Unternehmen für den KMU-Status verbunden. Stimmen verbundener Unternehmen zählen zusammen.",
  },
  VERBUNDEN_ORGAN: {
    nummer: "2d",
    quelle: `${ANHANG}, Art. 3 Abs. 3 Buchst. b`,
    satz: "Wer die meisten Mitglieder eines Leitungs- oder Aufsichtsorgans bestellen oder abberufen darf, ist für den KMU-Status verbunden.",
  },
  VERBUNDEN_VERTRAG: {
    nummer: "2e",
    quelle: `${ANHANG}, Art. 3 Abs. 3 Buchst. c`,
    satz: "Ein beherrschender Einfluss durch Vertrag oder Satzung verbindet Unternehmen für den KMU-Status.",
  },
  VERBUNDEN_STIMMBINDUNG: {
    nummer: "2f",
    quelle: `${ANHANG}, Art. 3 Abs. 3 Buchst. d`,
    satz: "Wer nach einer Vereinbarung mit anderen Anteilseignern allein über die Mehrheit der Stimmen verfügt, ist für den KMU-Status verbunden.",
  },
  NATUERLICHE_PERSONEN: {
    nummer: "2g",
    quelle: `${ANHANG}, Art. 3 Abs. 3 Unterabs. 4; EuGH C-110/13; BFH III R 30/11 und III R 34/12`,
    satz: "Dieselbe Person oder gemeinsam handelnde Personen verbinden Unternehmen, die auf demselben oder einem benachbarten Markt tätig sind.",
  },
  AUSNAHME: {
    nummer: "3a",
    quelle: `${ANHANG}, Art. 3 Abs. 2 Unterabs. 2`,
    satz: "Bestimmte Kapitalgeber zählen nicht als Partner, solange sie höchstens 50 % halten und das Unternehmen nicht beherrschen.",
  },
  AUSNAHME_ENTFAELLT: {
    nummer: "3b",
    quelle: `${ANHANG}, Art. 3 Abs. 2 Unterabs. 2`,
    satz: "Ausgenommene Kapitalgeber, die miteinander verbunden sind, werden zusammengezählt. Über 50 % entfällt die Ausnahme.",
  },
  OEFFENTLICHE_STELLEN: {
    nummer: "4",
    quelle: `${ANHANG}, Art. 3 Abs. 4`,
    satz: "Halten öffentliche Stellen zusammen mindestens 25 %, auch über andere Unternehmen, ist das Unternehmen kein KMU.",
  },
  EIGENE_ZAHLEN: {
    nummer: "5a",
    quelle: `${ANHANG}, Art. 6 Abs. 1 und 2`,
    satz: "Die eigenen Zahlen zählen voll, gegebenenfalls die des konsolidierten Abschlusses.",
  },
  PARTNER_ANTEILIG: {
    nummer: "5b",
    quelle: `${ANHANG}, Art. 6 Abs. 2 Unterabs. 2`,
    satz: "Die Zahlen eines Partnerunternehmens zählen in Höhe des Anteils, bei gegenseitiger Beteiligung in Höhe des größeren.",
  },
  VERBUNDENE_VOLL: {
    nummer: "5c",
    quelle: `${ANHANG}, Art. 6 Abs. 2 Unterabs. 3`,
    satz: "Die Zahlen eines für den KMU-Status verbundenen Unternehmens zählen voll.",
  },
  VERBUNDENE_DES_PARTNERS: {
    nummer: "5d",
    quelle: `${ANHANG}, Art. 6 Abs. 3 Unterabs. 1`,
    satz: "Was mit einem Partnerunternehmen verbunden ist, zählt in Höhe des Anteils des Partners mit.",
  },
  PARTNER_DER_VERBUNDENEN: {
    nummer: "5e",
    quelle: `${ANHANG}, Art. 6 Abs. 3 Unterabs. 2`,
    satz: "Partnerunternehmen eines verbundenen Unternehmens zählen in Höhe ihres Anteils. Partner von Partnern zählen nicht.",
  },
  KONSOLIDIERT: {
    nummer: "5f",
    quelle: `${ANHANG}, Art. 6 Abs. 2 und 3`,
    satz: "Was in konsolidierten Zahlen schon enthalten ist, zählt nicht noch einmal.",
  },
  ARBEITSEINHEITEN: {
    nummer: "6",
    quelle: `${ANHANG}, Art. 5`,
    satz: "Beschäftigte sind Jahresarbeitseinheiten. Teilzeit und Saisonarbeit zählen anteilig, mitarbeitende Inhaber und Teilhaber zählen mit, Auszubildende und Beschäftigte in Elternzeit nicht.",
  },
  JAHRESABSCHLUSS: {
    nummer: "7a",
    quelle: `${ANHANG}, Art. 4 Abs. 1`,
    satz: "Maßgeblich sind die Zahlen des letzten festgestellten Jahresabschlusses.",
  },
  ZWEIJAHRESREGEL: {
    nummer: "7b",
    quelle: `${ANHANG}, Art. 4 Abs. 2`,
    satz: "Der Status ändert sich erst, wenn eine Grenze in zwei aufeinanderfolgenden Wirtschaftsjahren über- oder unterschritten wird.",
  },
  NEUGRUENDUNG: {
    nummer: "7c",
    quelle: `${ANHANG}, Art. 4 Abs. 3`,
    satz: "Ein neues Unternehmen ohne festgestellten Abschluss schätzt seine Zahlen nach Treu und Glauben.",
  },
  UEBERNAHME_SOFORT: {
    nummer: "8a",
    quelle: "Praxis der Europäischen Kommission",
    satz: "Hebt ein neues Partner- oder verbundenes Unternehmen die Zahlen über eine Grenze, ist der Status sofort verloren.",
  },
  UEBERNAHME_ZWEIJAHRESREGEL: {
    nummer: "8b",
    quelle: "EuG T-745/17 (2020)",
    satz: "Auch nach einer Übernahme ändert sich der Status erst nach zwei aufeinanderfolgenden Wirtschaftsjahren.",
  },
  ZUSCHLAG: {
    nummer: "9a",
    quelle: "§ 4 Abs. 1 FZulG",
    satz: "Die zusätzlichen Prozentpunkte für KMU gelten nur für Aufwendungen nach dem 27. März 2024, auch innerhalb des Wirtschaftsjahrs 2024.",
  },
  BEWEISLAST: {
    nummer: "9b",
    quelle: "§ 4 Abs. 1 FZulG",
    satz: "Dass Ihr Unternehmen ein KMU ist, müssen Sie nachweisen.",
  },
  RUMPFWIRTSCHAFTSJAHR: {
    nummer: "10",
    quelle: "Annahme des Portals",
    satz: "Der Umsatz eines Rumpfwirtschaftsjahrs ist auf zwölf Monate hochgerechnet, die Bilanzsumme nicht.",
  },
} as const satisfies Record<string, KmuRegel>;

/** The name of a rule. */
export type KmuRegelKey = keyof typeof KMU_REGELN;

/**
 * Which rules a result was worked out by; printed on its sheet. `datum`: the day on which the table was last changed.
 */
export const KMU_REGELWERK = {
  version: "1",
  datum: "2026-11-25",
  quelle: "Empfehlung 2003/361/EG, Anhang; Anhang I der Verordnung (EU) Nr. 651/2014 (AGVO)",
} as const;

/**
 * Shares in per cent from which a relation counts (rule 2 and 4), and above which votes link and exemptions fall (rule
 * 2 and 3).
 */
export const SCHWELLEN = { partner: "25", mehrheit: "50", oeffentlich: "25" } as const;

/**
 * Limits of exempt holders (rule 3): investment of a business angel and budget of a Gemeinde in euro, inhabitants; all
 * of them below.
 */
export const AUSNAHME_GRENZEN = { einlage: "1250000", haushalt: "10000000", einwohner: "5000" } as const;
