/** The page a message is about; the inbox links it. Null: none beyond the message itself. */
export type NachrichtSeite =
  | "antragStartseite"
  | "eingereichterAntrag"
  | "nachforderungen"
  | "bescheid"
  | "widersprueche"
  | "zurueckgezogenerAntrag"
  | "siegel"
  | "benutzerverwaltung"
  | "unternehmen";

/** What a message is about: an Antrag, or the company as a whole. */
export type NachrichtBezug = "antrag" | "unternehmen";

/** What a kind of message says, and where it leads. */
export type Art<P> = {
  bezug: NachrichtBezug;
  seite: NachrichtSeite | null;
  titel: string;
  text: (parameter: P) => string;
};

/** Keeps the parameters of a kind. */
export const art = <P, B extends NachrichtBezug>(eintrag: Art<P> & { bezug: B }): Art<P> & { bezug: B } => eintrag;
