import type { KmuZahlenAnsicht, KmuZahlenListe } from "~/contract/unternehmen/kmu";
import { can } from "~/domain/benutzer/systemrollenRechte";
import { Ablehnung } from "../../ablehnung";
import type { Aufruf } from "../antraege/aufruf";
import { lesbaresUnternehmen } from "../unternehmen/stammdatenLage";
import { kmuZahlenKontext, loadKmuZahlen, toKmuZahlenZeile } from "./kmuZahlenLage";

const rechteVon = ({ person }: Aufruf) => ({ bearbeiten: can("unternehmenBearbeiten", person) });

/** The figures of those whom the chosen company is related with, and its own estimates. */
export async function listKmuZahlen(ruf: Aufruf): Promise<KmuZahlenListe> {
  const { dienste, person } = ruf;
  const umfeld = await loadKmuZahlen(dienste.db, dienste, lesbaresUnternehmen(person));
  return {
    data: umfeld.saetze.map((satz) => toKmuZahlenZeile(satz, umfeld)),
    kontext: kmuZahlenKontext(umfeld, undefined),
    rechte: rechteVon(ruf),
  };
}

/** One row of the chosen company; that of another company is not found. */
export async function getKmuZahlen(ruf: Aufruf, { uuid }: { uuid: string }): Promise<KmuZahlenAnsicht> {
  const { dienste, person } = ruf;
  const umfeld = await loadKmuZahlen(dienste.db, dienste, lesbaresUnternehmen(person));
  const satz = umfeld.saetze.find((eintrag) => eintrag.uuid === uuid);
  if (satz === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  return { ...toKmuZahlenZeile(satz, umfeld), kontext: kmuZahlenKontext(umfeld, satz.uuid), rechte: rechteVon(ruf) };
}
