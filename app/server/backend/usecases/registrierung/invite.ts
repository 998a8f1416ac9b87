import { can } from "~/domain/benutzer/systemrollenRechte";
import { Ablehnung, eingabeUngueltig } from "../../ablehnung";
import { requireUnternehmensPerson, type RufKontext } from "../../kontext";
import { insertEinladung, isMitglied, voidEinladungen } from "../../storage/einladungStore";
import { findUnternehmen } from "../../storage/kontoStore";
import { lockAnlass } from "../../storage/linkReihe";
import { inTransaktion } from "../../storage/transaction";
import { writeAudit } from "../audit/writeAudit";
import { einmalig } from "../idempotenz/einmalig";
import { postBrief } from "../mail/postBrief";
import { sha256 } from "../sitzung/krypto";
import { limitMails } from "./limitMails";
import { emailAdresse } from "./benutzerRegeln";
import { tidyText, readByRules } from "./eingabeLesen";
import { endeVon } from "./linkFristen";
import { z } from "zod";

type Eingabe = {
  email: string;
  vorname: string;
  nachname: string;
  unternehmenRolle: "BEVOLLMAECHTIGTER" | "MITARBEITER";
};

/**
 * Invites a person into the chosen company; an earlier open invitation of the same address ends.
 * Throws KEIN_ZUGRIFF for everyone but the Bevollmächtigte, EINGABE_UNGUELTIG for a member.
 */
export async function invite(kontext: RufKontext, eingabe: Eingabe): Promise<{ uuid: string }> {
  const person = requireUnternehmensPerson(kontext);
  if (!can("unternehmensbenutzerVerwalten", person)) throw new Ablehnung("KEIN_ZUGRIFF");
  const { dienste } = kontext;
  const { email } = readByRules(z.object({ email: emailAdresse }), { email: eingabe.email });
  const { vorname, nachname, unternehmenRolle: rolle } = tidyText(eingabe);
  await limitMails(dienste, email, kontext.clientIp);
  const jetzt = dienste.clock.now();
  const { unternehmenUuid } = person;
  return inTransaktion(dienste, (tx) =>
    einmalig(tx, kontext, {
      vorgang: "ladeEin",
      eingabe: { unternehmenUuid, email, vorname, nachname, rolle },
      fn: async () => {
        if (await isMitglied(tx, unternehmenUuid, email))
          throw eingabeUngueltig("email", "Diese Person gehört bereits zu Ihrem Unternehmen.");
        await lockAnlass(tx, `einladung:${unternehmenUuid}:${email}`);
        await voidEinladungen(tx, unternehmenUuid, { email, jetzt });
        const uuid = dienste.random.uuid();
        const token = dienste.random.token();
        const zeile = {
          uuid,
          unternehmenUuid,
          email,
          vorname,
          nachname,
          rolle,
          hash: sha256(token),
          erstelltVon: person.benutzerUuid,
        };
        await insertEinladung(tx, { ...zeile, gueltigBis: endeVon(dienste, "einladung"), erstelltAm: jetzt });
        const firma = (await findUnternehmen(tx, unternehmenUuid))?.firma ?? "";
        await postBrief(tx, dienste, { to: email, brief: "EINLADUNG", firma, token });
        await writeAudit(tx, { vorgang: "einladen", am: jetzt, benutzerUuid: person.benutzerUuid });
        return { uuid };
      },
    }),
  );
}
