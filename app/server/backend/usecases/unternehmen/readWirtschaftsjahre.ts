import { can } from "~/domain/benutzer/systemrollenRechte";
import { Ablehnung } from "../../ablehnung";
import { findStatistikFirma, listJahre } from "../../storage/wirtschaftsjahrStore";
import type { Aufruf } from "../antraege/aufruf";
import { firmenTicket } from "../geparkt/fuerFormular";
import type { Listenanfrage } from "../tabellen/listenanfrage";
import { chooseJahre } from "./chooseJahre";
import { jahrKontext, toJahrAnsicht } from "./jahrLage";
import { lesbaresUnternehmen } from "./stammdatenLage";
import { keinJahrLage, listFehlende, loadJahreslage } from "./statistikLage";

/** The chosen company of a person who may read it. */
async function getFirma({ dienste, person }: Aufruf) {
  const firma = await findStatistikFirma(dienste.db, lesbaresUnternehmen(person));
  if (firma === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  return firma;
}

/**
 * The Wirtschaftsjahre of the chosen company as they are asked for, the latest first; of all of them, those that an
 * Antrag of today asks for.
 */
export async function listWirtschaftsjahre(ruf: Aufruf, anfrage: Listenanfrage) {
  const { dienste, person } = ruf;
  const firma = await getFirma(ruf);
  const { keinJahr, keinJahrBis } = keinJahrLage(dienste, { ...firma, am: firma.keinJahrAm });
  const lage = await loadJahreslage(dienste.db, dienste, firma);
  const kontext = jahrKontext(dienste, undefined, { ...firma, jahre: lage.jahre });
  return {
    ...chooseJahre(lage, kontext, anfrage),
    verlangt: [...lage.verlangt],
    istErfuellt: listFehlende({ ...lage, keinJahr }).length === 0,
    keinJahr,
    keinJahrBis,
    unternehmenUuid: firma.uuid,
    kontext,
    rechte: { bearbeiten: can("unternehmenBearbeiten", person) },
    ...firmenTicket(ruf, { art: "JAHRESTABELLE" }),
    ticketNeu: firmenTicket(ruf, { art: "WIRTSCHAFTSJAHR" }).ticket,
  };
}

/** One Wirtschaftsjahr of the chosen company. */
export async function getWirtschaftsjahr(ruf: Aufruf, { uuid }: { uuid: string }) {
  const firma = await getFirma(ruf);
  const jahre = await listJahre(ruf.dienste.db, firma.uuid);
  const satz = jahre.find((jahr) => jahr.uuid === uuid);
  if (satz === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  const kontext = jahrKontext(ruf.dienste, uuid, { ...firma, jahre });
  const rechte = { bearbeiten: can("unternehmenBearbeiten", ruf.person) };
  return {
    ...toJahrAnsicht(satz, kontext),
    unternehmenUuid: firma.uuid,
    kontext,
    rechte,
    ...firmenTicket(ruf, { art: "WIRTSCHAFTSJAHR", zeile: uuid }),
  };
}
