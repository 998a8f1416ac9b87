/** Text or texts of a control. */
export type Text = string | string[];

/** Whose vault, and which Vorhaben. */
export type Tresorfach = { benutzer: string; unternehmen: string; antrag: string; vorhaben: string };

/** One thing typed and not saved. */
export type Eintrag = {
  /** The question, with the uuid of its row: "titel", "arbeitspakete/<uuid>/titel". */
  stelle: string;
  /** The open page in which it was typed: two pages never overwrite each other. */
  blatt: string;
  /** Milliseconds since 1970. */
  am: number;
  text: Text;
  /** The stored text that it was typed over, and the revision with that. */
  basis: Text;
  revision: number;
};

/** Where an entry lies. These names are readable in the browser; the text is not. */
export type Ort = Tresorfach & Pick<Eintrag, "stelle" | "blatt">;

/** An entry as it lies in the browser. `schluessel` names the key. */
export type Satz = Ort & { am: number; schluessel: string; iv: Uint8Array<ArrayBuffer>; daten: ArrayBuffer };

/** The parts of the primary key, in its order: the beginning of it names a person, a company, an Antrag, a Vorhaben. */
export const SCHLUESSELPFAD = ["benutzer", "unternehmen", "antrag", "vorhaben", "stelle", "blatt"] as const;

/** The storage of the browser. Every function rejects when it does not work: private mode, no space left. */
export type Ablage = {
  read(fach: Tresorfach): Promise<Satz[]>;
  /** All or nothing. */
  write(aenderung: { lege: Satz[]; entferne: Ort[] }): Promise<void>;
  clear(benutzer: string): Promise<void>;
  /** Removes everybody's entries from before a time. */
  removeOld(vor: number): Promise<void>;
};
