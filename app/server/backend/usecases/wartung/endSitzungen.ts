import { z } from "zod";
import type { BetroffeneSitzungen, Sitzungsende } from "~/contract/verfahren/betrieb";
import { WARTUNG_GRUND_MAX } from "~/domain/protokoll/protokollGrund";
import { isUuid } from "~/lib/uuid";
import { eingabeUngueltig } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import type { Person, RufKontext } from "../../kontext";
import type { Ausfuehrer } from "../../storage/datenbank";
import { insertAuditForPersonen } from "../../storage/auditStore";
import { countLebende, endLebende, type Welche } from "../../storage/sitzungsendeStore";
import { listFirmenNachUuid } from "../../storage/systemnachrichtListe";
import { inTransaktion } from "../../storage/transaction";
import { writeAudit } from "../audit/writeAudit";
import { einmalig } from "../idempotenz/einmalig";
import { requireWartung } from "../protokoll/zugriff";
import { pflichttext } from "../registrierung/benutzerRegeln";
import { readByRules } from "../registrierung/eingabeLesen";

const regeln = z.object({ grund: pflichttext(WARTUNG_GRUND_MAX) });

/** Null: all people. Refuses a company that there is not. */
async function findFirma(db: Ausfuehrer, unternehmen: string | null): Promise<{ uuid: string; firma: string } | null> {
  if (unternehmen === null) return null;
  const [firma] = isUuid(unternehmen) ? await listFirmenNachUuid(db, [unternehmen.toLowerCase()]) : [];
  if (firma === undefined) throw eingabeUngueltig("unternehmen", "Bitte wählen Sie ein Unternehmen aus der Liste.");
  return firma;
}

function welcheVon({ clock, config }: Dienste, { sitzungUuid }: Person, unternehmenUuid: string | null): Welche {
  const jetzt = clock.now();
  const seit = new Date(jetzt.getTime() - config.sitzung.leerlaufMinuten * 60_000);
  return { unternehmenUuid, ausser: sitzungUuid, jetzt, seit };
}

/** How many sessions would end; nothing is changed. */
export async function previewSitzungsende(kontext: RufKontext, eingabe: Sitzungsende): Promise<BetroffeneSitzungen> {
  const person = requireWartung(kontext);
  readByRules(regeln, { grund: eingabe.grund });
  const { dienste } = kontext;
  const firma = await findFirma(dienste.db, eingabe.unternehmen);
  const anzahl = await countLebende(dienste.db, welcheVon(dienste, person, firma?.uuid ?? null));
  return { ...anzahl, firma: firma?.firma ?? null };
}

/**
 * Ends the sessions of everybody or of the members of a company, whichever company they work for just now; the session
 * of the administrator stays. The nodes close live channels by themselves. The log has one line for the act, and one
 * for each person, which the time line of the person shows.
 *
 * @assumed Issue 18 does not say which sessions are those of a company: all of its members, so that nobody goes on by
 * choosing another company and coming back.
 */
export function endSitzungen(kontext: RufKontext, eingabe: Sitzungsende): Promise<BetroffeneSitzungen> {
  const person = requireWartung(kontext);
  const { grund } = readByRules(regeln, { grund: eingabe.grund });
  const { dienste } = kontext;
  return inTransaktion(dienste, (tx) =>
    einmalig(tx, kontext, {
      vorgang: "betrieb.endSitzungen",
      eingabe,
      fn: async () => {
        const firma = await findFirma(tx, eingabe.unternehmen);
        const welche = welcheVon(dienste, person, firma?.uuid ?? null);
        const { sitzungen, personen } = await endLebende(tx, welche);
        const wer = { am: welche.jetzt, benutzerUuid: person.benutzerUuid, von: person.systemRolle, grund };
        await writeAudit(tx, { ...wer, vorgang: "wartung.abgemeldet", nach: firma?.uuid ?? "alle" });
        await insertAuditForPersonen(tx, personen, { ...wer, vorgang: "support.mitAllenAbgemeldet" });
        return { sitzungen, personen: personen.length, firma: firma?.firma ?? null };
      },
    }),
  );
}
