/** The vault of the form that is open, for those who send it: a page has one form at most. */
export type Verbindung = {
  /** A save has stored what was posted. */
  gespeichert: (gesendet: URLSearchParams) => void;
};

let offen: Verbindung | null = null;

export const aktuelleVerbindung = (): Verbindung | null => offen;

/** Returns how to end it. */
export function connect(verbindung: Verbindung): () => void {
  offen = verbindung;
  return () => {
    if (offen === verbindung) offen = null;
  };
}
