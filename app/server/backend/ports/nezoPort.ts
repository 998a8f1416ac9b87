/** Company data of a certificate. Texts as the service delivers them; `steuernummer` in any notation of the state. */
export type NezoUnternehmen = {
  firma: string;
  rechtsform: string;
  strasse: string;
  hausnummer: string;
  plz: string;
  ort: string;
  bundesland: string;
  land: string;
  steuernummer: string;
  finanzamt: string;
  registerart: string;
  registernummer: string;
  registergericht: string;
  /** Account of the organisation at the service; stays the same for each of its certificates. */
  kontoId: string;
};

/** How an identification ended; OFFEN = the person has not finished there, or the service does not know the state. */
export type NezoErgebnis =
  { status: "ERFOLG"; unternehmen: NezoUnternehmen } | { status: "ABBRUCH" } | { status: "OFFEN" };

/** The identification service, seen from the backend. */
export type NezoPort = {
  /** The address of the service to which the browser is sent; the service returns to `rueckkehr?state=…&intent=…`. */
  anmeldeUrl(vorgang: { state: string; intent: string; rueckkehr: string }): string;
  /** The outcome for a state. Rejects when the service does not answer in time. */
  ergebnis(state: string): Promise<NezoErgebnis>;
};
