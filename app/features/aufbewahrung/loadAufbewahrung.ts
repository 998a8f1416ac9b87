import type { Aufbewahrung } from "~/contract/antrag/geparkteEingaben";
import type { Rufe } from "~/contract/wire/call";

type Formular = Parameters<Rufe["geparkteEingaben"]["getAufbewahrung"]>[0];

/** By what a form of this page is kept, and what is kept of it already. Nothing for whoever may not send it. */
export const loadAufbewahrung = (call: Rufe, formular: Formular): Promise<Aufbewahrung> =>
  call.geparkteEingaben.getAufbewahrung(formular);
