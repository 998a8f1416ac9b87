import { z } from "zod";
import { type AenderungArt, isFaktorRuecksetzbar } from "~/domain/benutzer/zugangsaenderung";
import { PERSON_GRUND_MAX } from "~/domain/benutzer/supportPerson";
import { toKontoEmail } from "~/lib/email";
import { eingabeUngueltig } from "../../ablehnung";
import type { RufKontext } from "../../kontext";
import type { PersonEintrag } from "../../storage/personenStore";
import { insertAenderung, isAdresseVergeben, isAdresseVorgemerkt } from "../../storage/zugangsaenderungStore";
import { postBrief } from "../mail/postBrief";
import { emailAdresse, pflichttext } from "../registrierung/benutzerRegeln";
import { readByRules } from "../registrierung/eingabeLesen";
import { endeVon } from "../registrierung/linkFristen";
import { sha256 } from "../sitzung/krypto";
import { limitNachsenden } from "../support/nachsenden";
import { type Anlass, type Handlung, refuseStand, requireSupport, takeStep } from "../support/zugriff";
import { einspruchTokenOf } from "./aenderung";

/** Is there something to change? Another address for whoever has an account, a second factor that can be lost. */
export function isAenderbar(
  { art, gesperrtSeit, faktor, tfaPflicht }: Pick<PersonEintrag, "art" | "gesperrtSeit" | "faktor" | "tfaPflicht">,
  was: AenderungArt,
): boolean {
  if (art !== "KONTO" || gesperrtSeit !== null) return false;
  return was === "ADRESSE" || isFaktorRuecksetzbar({ zweiterFaktor: faktor, tfaPflicht });
}

/** Begins it, and tells the person at once. Nothing is changed before a second member of staff has agreed. */
async function begin(
  { tx, dienste, person, ziel, grund, jetzt }: Handlung,
  art: AenderungArt,
  neueEmail: string | null,
) {
  if (!isAenderbar(ziel, art)) refuseStand();
  const uuid = dienste.random.uuid();
  const token = einspruchTokenOf(dienste, uuid);
  const hasBegonnen = await insertAenderung(tx, {
    uuid,
    benutzerUuid: ziel.uuid,
    art,
    stand: "BEANTRAGT",
    alteEmail: ziel.email,
    neueEmail,
    grund,
    begonnenVon: person.benutzerUuid,
    begonnenAm: jetzt,
    faelligAm: endeVon(dienste, "zweitePerson"),
    einspruchHash: sha256(token),
  });
  if (!hasBegonnen) refuseStand();
  await postBrief(tx, dienste, { to: ziel.email, brief: "AENDERUNG_BEGONNEN", art, token });
}

/** Asks for the reset of a lost second factor. */
export async function beginFaktor(kontext: RufKontext, anlass: Anlass): Promise<{ name: string }> {
  await limitNachsenden(kontext, anlass.personUuid);
  return takeStep(kontext, {
    ruf: "zugangsaenderungen.beginFaktor",
    anlass,
    fn: async (handlung) => {
      await begin(handlung, "ZWEITER_FAKTOR", null);
      return "support.faktorBeantragt";
    },
  });
}

const ANGABEN = z
  .object({ grund: pflichttext(PERSON_GRUND_MAX), email: emailAdresse, wiederholung: pflichttext(200) })
  // Nothing typed the second time is said once, as a missing field.
  .refine(({ email, wiederholung }) => wiederholung.trim() === "" || email === toKontoEmail(wiederholung), {
    path: ["wiederholung"],
    message: "Die beiden Adressen sind verschieden. Bitte prüfen Sie beide.",
  });

const GLEICH = "Das ist schon die Adresse dieser Person. Bitte geben Sie eine andere ein.";
const VERGEBEN =
  "Zu dieser Adresse gibt es schon ein Konto oder eine offene Registrierung, oder jemand anderes soll sie bekommen. Bitte klären Sie, welche Adresse die Person verwenden will.";

/** Asks for another address. It is typed twice, because a wrong one would be somebody else's. */
export async function beginAdresse(
  kontext: RufKontext,
  eingabe: Anlass & { email: string; wiederholung: string },
): Promise<{ name: string }> {
  requireSupport(kontext);
  const { email } = readByRules(ANGABEN, eingabe);
  const { personUuid, grund } = eingabe;
  await limitNachsenden(kontext, personUuid);
  const anlass = { personUuid, grund, email };
  return takeStep(kontext, {
    ruf: "zugangsaenderungen.beginAdresse",
    anlass,
    fn: async (handlung) => {
      await requireFrei(handlung, email);
      await begin(handlung, "ADRESSE", email);
      return "support.adresseBeantragt";
    },
  });
}

async function requireFrei({ tx, ziel, jetzt }: Handlung, email: string): Promise<void> {
  if (email === ziel.email) throw eingabeUngueltig("email", GLEICH);
  const isVergeben = (await isAdresseVergeben(tx, email, jetzt)) || (await isAdresseVorgemerkt(tx, email));
  if (isVergeben) throw eingabeUngueltig("email", VERGEBEN);
}
