import type { Problem } from "~/contract/wire/problem";
import { PASSWORT_MAX } from "~/domain/benutzer/passwortRegeln";
import { findLeereFelder, findZuLange, textVon } from "./pflichtfelder";

type NeuesPasswort =
  { mangel: Problem; eingabe: null } | { mangel: null; eingabe: { token: string; passwort: string } };

/** The form that sets a password by the link of a mail: what it sends, or what the portal itself finds wrong. */
export function readNeuesPasswort(formData: FormData): NeuesPasswort {
  const mangel =
    findLeereFelder(formData, { passwort: "Bitte geben Sie ein Passwort ein." }) ??
    findZuLange(formData, { passwort: PASSWORT_MAX });
  if (mangel !== null) return { mangel, eingabe: null };
  return { mangel, eingabe: { token: textVon(formData, "token"), passwort: textVon(formData, "passwort") } };
}
