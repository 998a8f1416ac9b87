import type { AbgelehnteUebermittlung } from "~/contract/verfahren/wartung";
import type { RufKontext } from "../../kontext";
import { listAbgelehnteZeilen } from "../../storage/wartungStore";
import { writeAudit } from "../audit/writeAudit";
import { presentAgain } from "../fach/uebermittlungen";
import { requireWartung } from "../protokoll/zugriff";

const HOECHSTENS = 200;

/** The refused documents that can be presented again. */
export async function listAbgelehnte(kontext: RufKontext): Promise<{ data: AbgelehnteUebermittlung[]; total: number }> {
  requireWartung(kontext);
  const zeilen = await listAbgelehnteZeilen(kontext.dienste.db, HOECHSTENS);
  const data = zeilen.map((zeile) => ({
    ...zeile,
    erstelltAm: zeile.erstelltAm.toISOString(),
    abgelehntAm: zeile.abgelehntAm?.toISOString() ?? null,
  }));
  return { data, total: data.length };
}

/** What the specialist system can do itself, done by an administrator, who stands in the log. */
export async function presentUebermittlung(kontext: RufKontext, eingabe: { uuid: string }): Promise<{ ok: true }> {
  const { benutzerUuid, systemRolle: von } = requireWartung(kontext);
  const { dienste } = kontext;
  await presentAgain(kontext, eingabe);
  const am = dienste.clock.now();
  await writeAudit(dienste.db, { vorgang: "wartung.wiedervorgelegt", am, benutzerUuid, von, nach: eingabe.uuid });
  return { ok: true };
}
