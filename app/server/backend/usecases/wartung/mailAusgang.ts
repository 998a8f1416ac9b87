import { z } from "zod";
import type { AusgangsMail, MailStand } from "~/contract/verfahren/wartung";
import { WARTUNG_GRUND_MAX } from "~/domain/protokoll/protokollGrund";
import { Ablehnung } from "../../ablehnung";
import type { RufKontext } from "../../kontext";
import { giveUpMail, hastenMails, listUngesendete } from "../../storage/wartungStore";
import { inTransaktion } from "../../storage/transaction";
import { writeAudit } from "../audit/writeAudit";
import { einmalig } from "../idempotenz/einmalig";
import { pflichttext } from "../registrierung/benutzerRegeln";
import { readByRules } from "../registrierung/eingabeLesen";
import { readSuche } from "../tabellen/listenSuche";
import { requireWartung } from "../protokoll/zugriff";

type Welche = { uuid?: string | undefined; stand?: MailStand | undefined; suche?: string | undefined };

/**
 * A page of the mails that have not left; with `uuid` only that one, with the others only those that fit. Goes into the
 * log, without what was looked for.
 */
export async function listMailAusgang(
  kontext: RufKontext,
  { page, size, uuid, stand, suche }: Welche & { page: number; size: number },
): Promise<{ data: AusgangsMail[]; total: number }> {
  const { lesung } = requireWartung(kontext);
  const welche = { uuid, stand, suche: readSuche(suche) };
  const { zeilen, total } = await listUngesendete(kontext.dienste.db, { ...welche, limit: size, offset: page * size });
  const data = zeilen.map((zeile) => ({
    ...zeile,
    erstelltAm: zeile.erstelltAm.toISOString(),
    naechsterVersuchAm: zeile.naechsterVersuchAm.toISOString(),
    aufgegebenAm: zeile.aufgegebenAm?.toISOString() ?? null,
  }));
  lesung.istListe = true;
  return { data, total };
}

/**
 * Makes mails due at once. One that a worker has just now stays with it, so two who press at the same moment do not
 * send it twice.
 */
export async function retryMails(
  kontext: RufKontext,
  eingabe: { uuid?: string | undefined },
): Promise<{ anzahl: number }> {
  const { benutzerUuid, systemRolle } = requireWartung(kontext);
  const { dienste } = kontext;
  const am = dienste.clock.now();
  const ergebnis = await inTransaktion(dienste, (tx) =>
    einmalig(tx, kontext, {
      vorgang: "wartung.retryMails",
      eingabe,
      fn: async () => {
        const anzahl = await hastenMails(tx, { uuid: eingabe.uuid, am });
        const nach = anzahl === 1 ? "1 E-Mail" : `${String(anzahl)} E-Mails`;
        if (anzahl > 0)
          await writeAudit(tx, { vorgang: "wartung.mailErneut", am, benutzerUuid, von: systemRolle, nach });
        return { anzahl };
      },
    }),
  );
  dienste.wakeMail();
  return ergebnis;
}

const regeln = z.object({ grund: pflichttext(WARTUNG_GRUND_MAX) });

/** Throws away a mail that waits; refused for one that has left, is leaving, or is given up. */
export async function discardMail(
  kontext: RufKontext,
  eingabe: { uuid: string; grund: string },
): Promise<{ ok: true }> {
  const { benutzerUuid, systemRolle } = requireWartung(kontext);
  const { grund } = readByRules(regeln, { grund: eingabe.grund });
  const { dienste } = kontext;
  const am = dienste.clock.now();
  return inTransaktion(dienste, (tx) =>
    einmalig(tx, kontext, {
      vorgang: "wartung.discardMail",
      eingabe,
      fn: async () => {
        const isWeg = await giveUpMail(tx, { uuid: eingabe.uuid, am, fehler: `Verworfen: ${grund}` });
        if (!isWeg)
          throw new Ablehnung(
            "STATUS_NICHT_ERLAUBT",
            [],
            "Diese E-Mail wartet nicht mehr. Bitte laden Sie die Seite neu und prüfen Sie ihren Stand.",
          );
        const nach = eingabe.uuid;
        await writeAudit(tx, { vorgang: "wartung.mailVerworfen", am, benutzerUuid, von: systemRolle, nach, grund });
        return { ok: true as const };
      },
    }),
  );
}
