import type { KmuZahlenAnsicht, KmuZahlenListe } from "~/contract/unternehmen/kmu";
import { can } from "~/domain/benutzer/systemrollenRechte";
import { textOf } from "~/formkit/werte";
import { Ablehnung } from "../../ablehnung";
import type { KmuZahlenSatz } from "../../storage/kmuZahlenStore";
import type { Aufruf } from "../antraege/aufruf";
import { firmenTicket } from "../geparkt/fuerFormular";
import type { Listenanfrage } from "../tabellen/listenanfrage";
import { lesbaresUnternehmen } from "../unternehmen/stammdatenLage";
import { chooseKmuZahlen } from "./chooseKmuZahlen";
import { kmuZahlenKontext, loadKmuZahlen, toKmuZahlenZeile, vollstaendigeZahlen } from "./kmuZahlenLage";

const rechteVon = ({ person }: Aufruf) => ({ bearbeiten: can("unternehmenBearbeiten", person) });

/** The own estimates and the figures of whoever the company is related with, in the order of its list and by year. */
export async function listKmuZahlen(ruf: Aufruf, anfrage: Listenanfrage): Promise<KmuZahlenListe> {
  const { dienste, person } = ruf;
  const umfeld = await loadKmuZahlen(dienste.db, dienste, lesbaresUnternehmen(person));
  const stellen = new Map(umfeld.firmen.map(({ key }, stelle) => [key, stelle]));
  const stelleVon = ({ werte }: KmuZahlenSatz): number => stellen.get(textOf(werte, "beteiligter")) ?? 0;
  const saetze = umfeld.saetze.toSorted((a, b) => stelleVon(a) - stelleVon(b));
  const zeilen = saetze.map((satz) => ({
    zeile: toKmuZahlenZeile(satz, umfeld),
    werte: vollstaendigeZahlen(satz.werte),
  }));
  const kontext = kmuZahlenKontext(umfeld, undefined);
  return {
    ...chooseKmuZahlen(zeilen, kontext, anfrage),
    kontext,
    rechte: rechteVon(ruf),
    ...firmenTicket(ruf, { art: "KMU_ZAHLEN" }),
  };
}

/** One row of the chosen company; that of another company is not found. */
export async function getKmuZahlen(ruf: Aufruf, { uuid }: { uuid: string }): Promise<KmuZahlenAnsicht> {
  const { dienste, person } = ruf;
  const umfeld = await loadKmuZahlen(dienste.db, dienste, lesbaresUnternehmen(person));
  const satz = umfeld.saetze.find((eintrag) => eintrag.uuid === uuid);
  if (satz === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  return {
    ...toKmuZahlenZeile(satz, umfeld),
    kontext: kmuZahlenKontext(umfeld, satz.uuid),
    rechte: rechteVon(ruf),
    ...firmenTicket(ruf, { art: "KMU_ZAHLEN", zeile: satz.uuid }),
  };
}
