/** How far a follow-up request is, from the question to its end. */
export const nachforderungStatusSchluessel = [
  "OFFEN",
  "IN_BEARBEITUNG",
  "BEANTWORTET",
  "FRIST_ABGELAUFEN",
  "GESCHLOSSEN",
] as const;

export type NachforderungStatus = (typeof nachforderungStatusSchluessel)[number];

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
