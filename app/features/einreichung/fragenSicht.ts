import { findEntry } from "~/lib/findEntry";
import type { Einreichung } from "~/contract/antrag/antraege";
import { FRAGE_NAMEN } from "~/domain/antrag/einreichungAngaben";
import type { AntwortSicht } from "~/features/anmeldung";
import type { HelpTarget } from "~/ui";

/** What a page adds to a question: where its "?" leads, and in a sample that it is locked or has the focus. */
type Zusatz = { help?: HelpTarget; autoFocus?: true | undefined; readOnly?: true };

/** The answer about a consultant as it is typed, else as it is stored: "true", "false", or "" for none. */
export const beratungVon = (sicht: AntwortSicht, { beratung }: Pick<Einreichung, "beratung">): string =>
  sicht.text("beratung", beratung === null ? "" : String(beratung));

/** The same view of the fields, each with what the page adds to it. */
export function withHilfe(sicht: AntwortSicht, zusatz: (feld: string) => Zusatz): AntwortSicht {
  const feld = (name: string) => {
    const { help, ...rest } = zusatz(name);
    const label = findEntry<string>(FRAGE_NAMEN, name) ?? name;
    return { ...sicht.feld(name), ...rest, ...(help === undefined ? {} : { help: { ...help, label } }) };
  };
  return { ...sicht, feld };
}
