import type { DateiStrom } from "./ablagePort";

/** What a scanner says: null, or the name of what it found. */
export type Fund = { name: string } | null;

/** Looks for malware. Rejects when the scanner gives no verdict: then the file must not be taken. */
export type Virenpruefung = { check(strom: DateiStrom): Promise<Fund> };
