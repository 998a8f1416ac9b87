import type { ReactNode } from "react";
import type { Eingaben, Flash, FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import type { Schriftsatz } from "~/contract/verfahren/schriftsaetze";
import type { Problem } from "~/contract/wire/problem";
import type { Rufe } from "~/contract/wire/call";
import type { AntragStatus } from "~/domain/antrag/antragStatus";
import type { SchriftsatzArt } from "~/domain/antrag/schriftsaetze";
import type { UnterschriftTexte } from "~/features/schriftsatz";
import type { Breadcrumb } from "~/ui";

/** The kinds of documents with a page to write on; what is only signed has none. */
export type EntwurfArt = Exclude<SchriftsatzArt, "WIDERSPRUCH_RUECKZUG">;

/** What the address of a page names: the Antrag, and something in it. */
export type EntwurfOrt = { antragUuid: string; uuid: string | undefined };

/** What a draft refers to, from where it is begun. */
export type EntwurfBezug = { nachforderungUuid?: string; widerspruchUuid?: string };

/** A draft, or with null the place where one is begun. */
export type EntwurfId = EntwurfBezug & { antragUuid: string; uuid: string | null };

/** What is known before a draft is read. */
export type EntwurfLage = {
  /** Null while there is none. */
  entwurfUuid: string | null;
  darfBeginnen: boolean;
  /** The authority has refused what was declared before: why, in its own words. */
  ablehnung: { am: string; grund: string } | null;
};

export type Schritt = "schreiben" | "unterschrift";

/** What can stand in the way of a page whatever its draft: why, and where to read on. */
export type EntwurfSperre = {
  find: (antragUuid: string, status: AntragStatus) => { problem: Problem; to: string; flash: Flash } | null;
  /** Has a form texts that are stored nowhere? */
  hasTexte: (call: Rufe, antragUuid: string, eingaben: Eingaben) => Promise<boolean>;
};

/** Where a draft is and where its buttons lead. */
export type EntwurfWege = {
  loadLage: (call: Rufe, ort: EntwurfOrt) => Promise<EntwurfLage>;
  readBezug: (ort: EntwurfOrt, formData: FormData) => EntwurfBezug;
  hier: (id: EntwurfId, query?: { schritt: Schritt }) => string;
  verworfen: (id: EntwurfId) => { to: string; flash: Flash };
  /**
   * What a button is told that finds no draft, where it is not the usual; null: it leads back to where one is begun.
   */
  ohneEntwurf: Partial<Problem> | null;
  sperre: EntwurfSperre | null;
};

/** What the slots of the page get. */
type BeginnProps = { antragUuid: string; darfBeginnen: boolean; formular: FormularSchutz };
type HinweisProps = { antragUuid: string; schriftsatz: Schriftsatz };
type NurLesenProps = HinweisProps & { hier: string; formular: FormularSchutz; antwort: FormAntwort | undefined };

/** What the page of a draft says and shows. */
export type EntwurfTexte = {
  /** `schriftsatz` null: none is begun yet. */
  titel: (schriftsatz: Schriftsatz | null) => string;
  pfad: (daten: { antragUuid: string; antragTitel: string; schriftsatz: Schriftsatz | null }) => readonly Breadcrumb[];
  /** The page of what was signed. */
  lesen: (id: { antragUuid: string; uuid: string }) => string;
  /** Absent where a draft is begun on another page. */
  Beginn?: (props: BeginnProps) => ReactNode;
  /** What stands between the texts that cannot be saved and the draft, for whoever may only read it. */
  NurLesen?: (props: NurLesenProps) => ReactNode;
  VorDemSchreiben?: (props: HinweisProps) => ReactNode;
  einleitung?: string;
  verwerfen: { title?: string; folgen: (schriftsatz: Schriftsatz) => string };
  VorDerUnterschrift?: (props: HinweisProps) => ReactNode;
  /**
   * Whoever goes on to the signature with gaps is led back to their fields; otherwise the step says that there are
   * some.
   */
  hasLueckenImFormular: boolean;
  unterschrift: UnterschriftTexte;
  /** What is read again in the moment of the signature. */
  Wirkung?: (props: HinweisProps) => ReactNode;
};
