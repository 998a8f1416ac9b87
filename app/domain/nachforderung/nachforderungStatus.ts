/** How far a follow-up request is, from the question to its end. */
export const nachforderungStatusSchluessel = [
  "OFFEN",
  "IN_BEARBEITUNG",
  "BEANTWORTET",
  "FRIST_ABGELAUFEN",
  "GESCHLOSSEN",
] as const;

export type NachforderungStatus = (typeof nachforderungStatusSchluessel)[number];

/** What the status of a request is called. */
export const NACHFORDERUNG_STATUS: Readonly<Record<NachforderungStatus, string>> = {
  OFFEN: "Offen",
  IN_BEARBEITUNG: "Antwort begonnen",
  BEANTWORTET: "Beantwortet",
  FRIST_ABGELAUFEN: "Frist abgelaufen",
  GESCHLOSSEN: "Geschlossen",
};

/** Whether a request in this status still can be answered. A status without an entry does not compile. */
const IST_OFFEN: Readonly<Record<NachforderungStatus, boolean>> = {
  OFFEN: true,
  IN_BEARBEITUNG: true,
  BEANTWORTET: false,
  FRIST_ABGELAUFEN: false,
  GESCHLOSSEN: false,
};

/** The statuses in which a request still can be answered. */
export const OFFENE_NACHFORDERUNG: readonly NachforderungStatus[] = nachforderungStatusSchluessel.filter(
  (status) => IST_OFFEN[status],
);
