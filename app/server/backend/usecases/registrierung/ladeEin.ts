import { darf } from "~/domain/benutzer/rechte";
import { Ablehnung, eingabeUngueltig } from "../../ablehnung";
import { requireUnternehmensPerson, type RufKontext } from "../../kontext";
import { insertEinladung, isMitglied, voidEinladungen } from "../../storage/einladungStore";
import { findUnternehmen } from "../../storage/kontoStore";
import { lockAnlass } from "../../storage/linkReihe";
import { inTransaktion } from "../../storage/transaction";
import { schreibeAudit } from "../audit/schreibeAudit";
import { einmalig } from "../idempotenz/einmalig";
import { postBrief } from "../mail/postBrief";
import { sha256 } from "../sitzung/krypto";
import { begrenzeMails } from "./begrenzeMails";
import { emailAdresse } from "./benutzerRegeln";
import { bereinige, liesNachRegeln } from "./eingabeLesen";
import { endeVon } from "./fristen";
import { z } from "zod";

type Eingabe = { email: string; vorname: string; nachname: string; unternehmenRolle: "BEVOLLMAECHTIGTER" | "MITARBEITER" };

/**
 * Invites a person into the chosen company; an earlier open invitation of the same address ends.
 * Throws KEIN_ZUGRIFF for everyone but the Bevollmächtigte, EINGABE_UNGUELTIG for a member.
 */
export async function ladeEin(kontext: RufKontext, eingabe: Eingabe): Promise<{ uuid: string }> {
  const person = requireUnternehmensPerson(kontext);
  if (!darf("unternehmensbenutzerVerwalten", person)) throw new Ablehnung("KEIN_ZUGRIFF");
  const { dienste } = kontext;
  const { email } = liesNachRegeln(z.object({ email: emailAdresse }), { email: eingabe.email });
  const { vorname, nachname, unternehmenRolle: rolle } = bereinige(eingabe);
  await begrenzeMails(dienste, email, kontext.clientIp);
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
      const zeile = { uuid, unternehmenUuid, email, vorname, nachname, rolle, hash: sha256(token), erstelltVon: person.benutzerUuid };
      await insertEinladung(tx, { ...zeile, gueltigBis: endeVon(dienste, "einladung"), erstelltAm: jetzt });
      const firma = (await findUnternehmen(tx, unternehmenUuid))?.firma ?? "";
      await postBrief(tx, dienste, { to: email, brief: "EINLADUNG", firma, token });
      await schreibeAudit(tx, { vorgang: "einladen", am: jetzt, benutzerUuid: person.benutzerUuid });
      return { uuid };
    },
}),
  );
}
