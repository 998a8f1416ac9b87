import { postBrief } from "../mail/postBrief";
import type { MailUmfeld } from "../mail/mailUmfeld";
import { listAdministratoren, type StabVerwaltung } from "./verwaltung";

/** What has happened to somebody with the role of an administrator. */
export type AdministrationEreignis = "ERHALTEN" | "VERLOREN" | "GESPERRT" | "ENTSPERRT" | "ENTFERNT";

/** Who does it, before everybody who is there. */
type Bekanntgabe = Pick<StabVerwaltung, "tx" | "alle"> & {
  dienste: MailUmfeld;
  person: { name: string; benutzerUuid: string | null };
};

/**
 * Tells all other administrators. @assumed bildschirme.md 6 asks for no second consent: instead nobody becomes an
 * administrator, or stops being one, unnoticed.
 */
export async function announceAdministration(
  { tx, dienste, alle, person }: Bekanntgabe,
  { uuid, name, was }: { uuid: string; name: string; was: AdministrationEreignis },
): Promise<void> {
  const andere = listAdministratoren(alle).filter(
    (administrator) => administrator.uuid !== uuid && administrator.uuid !== person.benutzerUuid,
  );
  for (const { email } of andere)
    await postBrief(tx, dienste, { to: email, brief: "STAB_ADMINISTRATION", name, was, von: person.name });
}
