import type { Kettenblick } from "~/contract/verfahren/protokoll";
import { Ablehnung } from "../../ablehnung";
import type { RufKontext } from "../../kontext";
import { readBestand } from "../../storage/kettenStore";
import { findNummer, findPersonen } from "../../storage/protokollStore";
import { checkBestand } from "../audit/checkBestand";
import { noteLesung } from "./noteLesung";
import { requireWartung } from "./zugriff";

/** The chain of one Antrag, checked at this moment. */
export async function getKette(kontext: RufKontext, { antragUuid }: { antragUuid: string }): Promise<Kettenblick> {
  const person = requireWartung(kontext);
  const { dienste } = kontext;
  const bestand = await readBestand(dienste.db, antragUuid);
  if (bestand === undefined || bestand.ereignisse.length === 0) throw new Ablehnung("NICHT_GEFUNDEN");
  await noteLesung(dienste, person, { vorgang: "PROTOKOLL_GELESEN", was: `Kette: ${antragUuid}` });
  const ids = new Set(bestand.ereignisse.flatMap(({ inhalt }) => inhalt.person ?? []));
  const bekannte = await findPersonen(dienste.db, [...ids]);
  return {
    antrag: { uuid: antragUuid, nummer: (await findNummer(dienste.db, antragUuid)) ?? null },
    ereignisse: bestand.ereignisse.map(({ nummer, am, art, inhalt, hash }) => ({
      nummer,
      am: am.toISOString(),
      art,
      person:
        inhalt.person === undefined
          ? null
          : { uuid: inhalt.person, ...(bekannte.get(inhalt.person) ?? { name: "", email: "" }) },
      hash,
    })),
    befunde: checkBestand(dienste.config.secretKey, bestand),
  };
}
