import type { KmuZahlenListe } from "~/contract/unternehmen/kmu";
import { can } from "~/domain/benutzer/systemrollenRechte";
import { kmuZahlenFormular } from "~/domain/kmu/kmuZahlenFormular";
import { checkForm } from "~/formkit/checkForm";
import { blankWerte } from "~/formkit/relevance";
import { todayBerlin } from "~/lib/date";
import { listKmuZahlenSaetze } from "../../storage/kmuZahlenStore";
import type { Aufruf } from "../antraege/aufruf";
import { lesbaresUnternehmen } from "../unternehmen/stammdatenLage";
import { loadVerbund } from "../verbund/loadVerbund";
import { kmuZahlenKontext } from "./kmuZahlenLage";

/** The figures of the company and of those it is related with. Of somebody who became no company, none are shown. */
export async function listKmuZahlen({ dienste, person }: Aufruf): Promise<KmuZahlenListe> {
  const unternehmenUuid = lesbaresUnternehmen(person);
  const { angaben } = await loadVerbund(dienste.db, dienste, unternehmenUuid);
  const saetze = await listKmuZahlenSaetze(dienste.db, unternehmenUuid);
  const kontext = kmuZahlenKontext(angaben, todayBerlin(dienste.clock));
  const leere = blankWerte(kmuZahlenFormular);
  const data = saetze.map(({ uuid, revision, werte, geaendertAm, geaendertVon }) => ({
    uuid,
    revision,
    werte: { ...leere, ...werte },
    geaendertAm: geaendertAm.toISOString(),
    geaendertVon,
    fehler: checkForm(kmuZahlenFormular, { ...leere, ...werte, uuid }, kontext).fehler.map(({ property, message }) => ({
      property,
      message,
    })),
  }));
  return {
    data,
    kontext: { heute: kontext.heute, firmen: [...kontext.firmen] },
    rechte: { bearbeiten: can("unternehmenBearbeiten", person) },
  };
}
