import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { Fehlermeldung, useAntwort } from "~/features/anmeldung";

/** The forms that say themselves, beside their fields, why they were not accepted. */
const MIT_EIGENER_MELDUNG: readonly string[] = ["spalten", "ansichtSpeichern"];

type ListenMeldungProps = {
  antwort: FormAntwort | undefined;
  /** Where on the page a finding can lead to. */
  felder?: readonly string[];
};

/** Why the last form of a page with a list was refused, where it does not say so itself. */
export function ListenMeldung({ antwort, felder = [] }: ListenMeldungProps) {
  const { problem, versuch, text } = useAntwort(antwort);
  if (MIT_EIGENER_MELDUNG.includes(text("absicht"))) return null;
  return <Fehlermeldung key={versuch} problem={problem} felder={felder} />;
}
