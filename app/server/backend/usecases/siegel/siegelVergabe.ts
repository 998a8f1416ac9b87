import type { SiegelVerleihung } from "~/contract/verfahren/siegel";
import type { SiegelVariante } from "~/domain/siegel/siegel";
import { SIEGEL_REGELN_FASSUNG } from "~/domain/siegel/siegelRegeln";
import { berlinDate } from "~/lib/date";
import { Ablehnung } from "../../ablehnung";
import type { Person } from "../../kontext";
import {
  findFirma,
  findZustimmung,
  listVerleihungen,
  storeZustimmung,
  type Verleihung,
} from "../../storage/siegelStore";
import { inTransaktion } from "../../storage/transaction";
import type { Aufruf } from "../antraege/aufruf";
import { writeAudit } from "../audit/writeAudit";

/** The chosen company, which has the flag. */
function requireSiegel({ unternehmenUuid, bsfzSiegel }: Person): string {
  if (unternehmenUuid === null) throw new Ablehnung("UNTERNEHMEN_ERFORDERLICH");
  if (!bsfzSiegel) throw new Ablehnung("FEATURE_AUS");
  return unternehmenUuid;
}

const toVerleihung = ({ variante, verliehenAm }: Verleihung): SiegelVerleihung => ({
  variante,
  jahr: Number(berlinDate(verliehenAm).slice(0, 4)),
  verliehenAm: verliehenAm.toISOString(),
});

const zustimmungVon = ({ dienste, person }: Aufruf, unternehmenUuid: string): Promise<Date | null> =>
  findZustimmung(dienste.db, { unternehmenUuid, benutzerUuid: person.benutzerUuid, fassung: SIEGEL_REGELN_FASSUNG });

type Siegel = { firma: string; data: SiegelVerleihung[]; zugestimmtAm: string | null };

/** The seals of the company and whether the caller has agreed to the rules. */
export async function getSiegel(ruf: Aufruf): Promise<Siegel> {
  const unternehmenUuid = requireSiegel(ruf.person);
  const { db } = ruf.dienste;
  const [firma, verleihungen, zustimmung] = await Promise.all([
    findFirma(db, unternehmenUuid),
    listVerleihungen(db, unternehmenUuid),
    zustimmungVon(ruf, unternehmenUuid),
  ]);
  return { firma, data: verleihungen.map(toVerleihung), zugestimmtAm: zustimmung?.toISOString() ?? null };
}

/** Keeps who has agreed to the rules and when. */
export async function acceptRegeln(ruf: Aufruf, fassung: string): Promise<{ zugestimmtAm: string }> {
  const { dienste, person } = ruf;
  const unternehmenUuid = requireSiegel(person);
  if (fassung !== SIEGEL_REGELN_FASSUNG) {
    throw new Ablehnung(
      "REVISION_VERALTET",
      [],
      "Die Nutzungsregeln haben sich geändert. Bitte lesen Sie sie noch einmal.",
    );
  }
  const { benutzerUuid } = person;
  return inTransaktion(dienste, async (tx) => {
    const am = dienste.clock.now();
    const isNeu = await storeZustimmung(tx, { unternehmenUuid, benutzerUuid, fassung, am });
    if (isNeu) await writeAudit(tx, { vorgang: "siegel.zustimmen", am, benutzerUuid, nach: fassung });
    const zugestimmt = isNeu ? am : ((await findZustimmung(tx, { unternehmenUuid, benutzerUuid, fassung })) ?? am);
    return { zugestimmtAm: zugestimmt.toISOString() };
  });
}

/** One seal for download. A seal that the company has not earned is not found. */
export async function releaseSiegel(ruf: Aufruf, variante: SiegelVariante): Promise<SiegelVerleihung> {
  const unternehmenUuid = requireSiegel(ruf.person);
  const [verleihung] = await listVerleihungen(ruf.dienste.db, unternehmenUuid, variante);
  if (verleihung === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  if ((await zustimmungVon(ruf, unternehmenUuid)) === null) {
    throw new Ablehnung("KEIN_ZUGRIFF", [], "Bitte stimmen Sie zuerst den Nutzungsregeln zu.");
  }
  return toVerleihung(verleihung);
}
