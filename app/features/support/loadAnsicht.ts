import type { AnsichtLage } from "~/contract/konto/ansicht";
import type { SitzungBenutzer } from "~/contract/konto/benutzer";
import type { Rufe } from "~/contract/wire/call";
import { can } from "~/domain/benutzer/systemrollenRechte";

/**
 * Whom the page is about, and whether the support may look now; null for those who may only read about people, as for
 * all that is done with a person.
 */
export async function loadAnsicht(
  { call, benutzer }: { call: Rufe; benutzer: SitzungBenutzer },
  uuid: string,
): Promise<{ uuid: string; lage: AnsichtLage } | null> {
  const { systemRolle, systemRolleSet, unternehmenRolle } = benutzer;
  if (!can("ansichtWie", { systemRolle: systemRolleSet ?? systemRolle, unternehmenRolle })) return null;
  return { uuid, lage: await call.ansicht.getLage({ personUuid: uuid }) };
}
