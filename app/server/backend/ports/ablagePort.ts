/** The bytes of a file on their way. */
export type DateiStrom = ReadableStream<Uint8Array>;

/**
 * A file that has been received completely and that nobody sees yet. Ends with `takeOver` or `discard`, else the
 * clean-up takes it.
 */
export type Eingang = {
  /** Bytes received, those beyond the limit included. */
  groesse: number;
  isZuGross: boolean;
  /** SHA-256 in lower-case hex; of a file that was too large, of nothing. */
  sha256: string;
  read(): Promise<Buffer>;
  strom(): DateiStrom;
  /** Puts the file under its key, completely or not at all; it survives a crash from then on. */
  takeOver(schluessel: string): Promise<void>;
  discard(): Promise<void>;
};

/** Where the bytes of files lie. Keys are random and belong to nobody but the table of files. */
export type DateiAblage = {
  /**
   * Receives a stream aside. What exceeds `maxBytes` is read to its end and not kept. A stream that breaks rejects with
   * StromAbgebrochen.
   */
  receive(strom: DateiStrom, maxBytes: number): Promise<Eingang>;
  /** Null when there is nothing under the key. */
  open(schluessel: string): Promise<DateiStrom | null>;
  /** Removes what is under the key; nothing there is fine. */
  remove(schluessel: string): Promise<void>;
  /**
   * The keys of all files that were put there before this moment. Drops what was received by then and never taken over.
   */
  listAeltere(vor: Date): Promise<string[]>;
  /** Rejects when nothing can be stored or read now; with AblageAbsage when waiting does not help. */
  check(): Promise<void>;
};

/** The storage cannot be used with these settings. The message is German, for the operator. */
export class AblageAbsage extends Error {
  override readonly name = "AblageAbsage";
}

/** The sender has gone before the file was complete. */
export class StromAbgebrochen extends Error {
  override readonly name = "StromAbgebrochen";
}
