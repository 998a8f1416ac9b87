import type { Rufe } from "~/contract/wire/call";
import type { NavigationsSchluessel } from "~/domain/benutzer/navigation";
import type { Entwurf } from "~/features/formular";

/** What is stored of a form, as the vault knows it; `darf`: the person may change it. */
export type Stand = { entwurf: Entwurf; ticket: string | undefined; darf: boolean };

/** A form of the company or of staff: its questions by name, what is stored of it, and where it is posted to. */
export type Formularstand = {
  labels: Entwurf["labels"];
  /** No `gegenstand`: what is not stored yet, or a form about nothing. Rejects with 404 when it is gone. */
  load: (call: Rufe, gegenstand: string | undefined, getippt: FormData) => Promise<Stand>;
  actionVon: (gegenstand: string | undefined, getippt: FormData) => string;
  /** The page above it, which is there whatever has become of the rest, and its entry in the navigation. */
  uebersicht: { label: string; href: string; nav: NavigationsSchluessel };
  /** Taking it over opens the form with what was kept, by this `absicht`; absent: it saves. */
  oeffnen?: string;
};
