import type { SchriftsatzKontext } from "~/domain/antrag/schriftsatzFormulare";
import type { Abgelehntes } from "~/domain/bescheid/abgelehntes";
import type { Dienste } from "../../dienste";
import type { UnternehmensPerson } from "../../kontext";
import type { AntragSatz } from "../../storage/antragStore";
import type { Ausfuehrer, Tx } from "../../storage/datenbank";
import type { SchriftsatzBezug, SchriftsatzZeile } from "../../storage/schriftsatzStore";

/** What a document refers to, as the form and the signature need to know it. */
export type Bezugslage = {
  /** What it refers to, as it is stored: null where this kind refers to nothing of that sort. */
  bezug: SchriftsatzBezug;
  kontext: Partial<SchriftsatzKontext>;
  /**
   * Why it can no longer be written or signed though the status of the Antrag would allow it; a sentence for people.
   */
  sperre: string | null;
};

/** What a document of an Antrag is to refer to. */
export type Bezugswunsch = { satz: AntragSatz; gewuenscht: SchriftsatzBezug };

/** What is special about one kind of document. Everything runs under the lock of the Antrag, except reading. */
export type SchriftsatzArtDienst = {
  /** Looks at what the document refers to; NICHT_GEFUNDEN when this Antrag has nothing of that sort. */
  findBezug(ausfuehrer: Ausfuehrer, dienste: Dienste, wunsch: Bezugswunsch): Promise<Bezugslage>;
  /** What the decision refuses that the document is about, and has been read; a new draft begins with it. */
  listAbgelehntes?(
    ausfuehrer: Ausfuehrer,
    antragUuid: string,
    bezug: SchriftsatzBezug,
  ): Promise<readonly Abgelehntes[]>;
  /** What happens when a draft is begun or discarded. */
  nachWechsel?(
    tx: Tx,
    zeile: Pick<SchriftsatzZeile, "nachforderungUuid">,
    ist: "begonnen" | "verworfen",
  ): Promise<void>;
  /** What the signature brings about besides the frozen document: an event of the chain at least. */
  enact(tx: Tx, dienste: Dienste, vorgang: Vollzug): Promise<void>;
};

/** A signed document on its way. `satz` is locked. */
export type Vollzug = { person: UnternehmensPerson; satz: AntragSatz; zeile: SchriftsatzZeile; pruefsumme: string };
