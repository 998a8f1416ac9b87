import type { Rufe } from "~/contract/wire/call";
import { findListenAbsicht } from "~/features/tabelle";

/** The form beside the list that was sent; undefined for an unknown one. The list itself has no buttons. */
export function findStabAbsicht(
  formData: FormData,
): { run: (call: Rufe, formData: FormData) => Promise<string> } | undefined {
  const derListe = findListenAbsicht(formData);
  if (derListe === undefined) return undefined;
  const { run, meldung } = derListe;
  return { run: (call, form) => run(call, form, "stab").then(() => meldung) };
}
