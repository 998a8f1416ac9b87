import type { Dienste } from "../../dienste";
import { purgeEinladungen } from "../../storage/einladungStore";
import { purgeNezoVorgaenge } from "../../storage/nezoStore";
import { purgePasswortLinks } from "../../storage/passwortLinkStore";
import { purgeRegistrierungen } from "../../storage/registrierungStore";

const TAG = 24 * 3_600_000;

/** Removes registrations, links, states and unaccepted invitations whose time has been over for a day. */
export async function raeumeRegistrierungAuf({ db, clock }: Dienste): Promise<void> {
  const gestern = new Date(clock.now().getTime() - TAG);
  await purgeRegistrierungen(db, gestern);
  await purgePasswortLinks(db, gestern);
  await purgeNezoVorgaenge(db, gestern);
  await purgeEinladungen(db, gestern);
}
