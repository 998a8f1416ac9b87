import type { Sitzung } from "~/contract/konto/benutzer";
import type { Rufe } from "~/contract/wire/call";
import type { Einladung } from "./EinladungFormular";
import { andererName } from "./nachEinladung";

/** The invitation of a link. */
export async function loadEinladung(
  call: Rufe,
  { token, sitzung }: { token: string; sitzung: Sitzung },
): Promise<Einladung> {
  const einladung = await call.registrierung.checkVerknuepfung({ token });
  return { ...einladung, angemeldetAls: andererName(sitzung, einladung.email) };
}
