import type { AnsichtErlaubnis } from "~/contract/konto/ansicht";
import { rollenText } from "~/contract/antrag/einsicht";
import {
  ANSICHT_CODE,
  ANSICHT_DAUERN,
  ANSICHTEN_HOECHSTENS,
  type AnsichtDauer,
  formatAnsichtCode,
} from "~/domain/benutzer/ansicht";
import { Ablehnung } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import { type Person, requirePerson, type RufKontext } from "../../kontext";
import {
  deleteErlaubnis,
  findCodeBis,
  findErlaubnis,
  storeCode,
  storeErlaubnis,
} from "../../storage/ansichtErlaubnisStore";
import { endAnsichten, listAnsichten } from "../../storage/ansichtStore";
import { lockKonto } from "../../storage/personStore";
import { inTransaktion } from "../../storage/transaction";
import { writeAudit } from "../audit/writeAudit";
import { einmalig } from "../idempotenz/einmalig";
import { hmac } from "../sitzung/krypto";

/** Staff are looked at by nobody. */
function requireGezeigte(kontext: RufKontext): Person {
  const person = requirePerson(kontext);
  if (person.systemRolle !== "UNTERNEHMENSMITARBEITER") throw new Ablehnung("KEIN_ZUGRIFF");
  return person;
}

/** What of a code is kept: it is short, so the hash has the key of the server and the person in it. */
export const ansichtCodeHash = ({ config }: Dienste, benutzerUuid: string, code: string): string =>
  hmac(config.secretKey, "ansicht-code", `${benutzerUuid} ${code}`);

/** Whether the support may look, and when it has looked. */
export async function getAnsichtErlaubnis(kontext: RufKontext): Promise<AnsichtErlaubnis> {
  const { benutzerUuid } = requireGezeigte(kontext);
  const { db, clock } = kontext.dienste;
  const jetzt = clock.now();
  const bis = await findErlaubnis(db, benutzerUuid, jetzt);
  const codeBis = await findCodeBis(db, { benutzerUuid, jetzt, max: ANSICHT_CODE.versuche });
  const { data, total } = await listAnsichten(db, benutzerUuid, ANSICHTEN_HOECHSTENS);
  return {
    bis: bis?.toISOString() ?? null,
    codeBis: codeBis?.toISOString() ?? null,
    data: data.map(({ uuid, name, rolle, grund, beginnAm, bis: spaetestens, beendetAm }) => ({
      uuid,
      name,
      rolle: rollenText(rolle),
      grund,
      beginn: beginnAm.toISOString(),
      ende: (beendetAm ?? spaetestens).toISOString(),
      laeuft: beendetAm === null && spaetestens > jetzt,
    })),
    total,
  };
}

/** Lets the support look, from now on for this time, in place of an earlier consent. */
export async function grantAnsicht(kontext: RufKontext, eingabe: { dauer: AnsichtDauer }): Promise<{ bis: string }> {
  const { benutzerUuid } = requireGezeigte(kontext);
  const { dienste } = kontext;
  return inTransaktion(dienste, (tx) =>
    einmalig(tx, kontext, {
      vorgang: "ansicht.grantAnsicht",
      eingabe,
      fn: async () => {
        await lockKonto(tx, benutzerUuid);
        const am = dienste.clock.now();
        const bis = new Date(am.getTime() + ANSICHT_DAUERN[eingabe.dauer].minuten * 60_000);
        await storeErlaubnis(tx, { benutzerUuid, erteiltAm: am, bis });
        await writeAudit(tx, { vorgang: "ANSICHT_ERLAUBT", am, benutzerUuid, nach: bis.toISOString() });
        return { bis: bis.toISOString() };
      },
    }),
  );
}

/** Takes consent and code back; who looks now sees nothing more from the commit on. */
export async function revokeAnsicht(kontext: RufKontext): Promise<{ ok: true }> {
  const { benutzerUuid } = requireGezeigte(kontext);
  const { dienste } = kontext;
  return inTransaktion(dienste, async (tx) => {
    await lockKonto(tx, benutzerUuid);
    const am = dienste.clock.now();
    await deleteErlaubnis(tx, benutzerUuid);
    await endAnsichten(tx, { personUuid: benutzerUuid }, am);
    await writeAudit(tx, { vorgang: "ANSICHT_ENTZOGEN", am, benutzerUuid });
    return { ok: true };
  });
}

/**
 * Makes a code that somebody can read out; the one before is dead. It is answered once and kept nowhere, also not as
 * the answer to a repeated request: that one gets a new code.
 */
export async function createAnsichtCode(kontext: RufKontext): Promise<{ code: string; bis: string }> {
  const { benutzerUuid } = requireGezeigte(kontext);
  const { dienste } = kontext;
  const code = dienste.random.digits(ANSICHT_CODE.stellen);
  const am = dienste.clock.now();
  const bis = new Date(am.getTime() + ANSICHT_CODE.minuten * 60_000);
  await inTransaktion(dienste, async (tx) => {
    await storeCode(tx, { benutzerUuid, codeHash: ansichtCodeHash(dienste, benutzerUuid, code), bis });
    await writeAudit(tx, { vorgang: "ANSICHT_CODE", am, benutzerUuid });
  });
  return { code: formatAnsichtCode(code), bis: bis.toISOString() };
}
