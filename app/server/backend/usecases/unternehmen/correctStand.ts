import type { Uebernommen } from "~/contract/antrag/zusammenfuehrung";
import { angabeAm, type Fassung, listAngaben, splitBerichtigung, werteAm } from "~/domain/unternehmen/zeitbezug";
import type { Tx } from "../../storage/datenbank";
import type { Revisionen } from "../../storage/revisionStore";
import { listFassungen } from "../../storage/stammdatenStore";
import type { Aufruf } from "../antraege/aufruf";
import { mergeSendung } from "./mergeSendung";
import { FELDER, gefragteWerte, listGeaenderte, listGefragte, type Sendung } from "./stammdatenAenderung";
import { vollstaendigeWerte } from "./stammdatenLage";
import { refuse, requireFreie, storeGesendete } from "./storeStammdaten";

const NACHGEWIESEN = "Diese Angabe hat die Identifizierung nachgewiesen. Sie kann hier nicht berichtigt werden.";
const NICHTS = "Sie haben nichts geändert. Bitte berichtigen Sie mindestens eine Angabe dieses Tages.";
const ZUKUNFT = "Der Tag liegt in der Zukunft. Bitte berichtigen Sie nur, was schon galt.";

/** What was known of a day in each version, for a merge. */
function revisionenAm(fassungen: readonly Fassung[], tag: string): Revisionen {
  const werteBis = (bis: number) =>
    vollstaendigeWerte(
      werteAm(
        fassungen.filter(({ revision }) => revision <= bis),
        FELDER,
        tag,
      ),
    );
  return {
    findWerte: (gesucht) =>
      Promise.resolve(fassungen.some(({ revision }) => revision === gesucht) ? werteBis(gesucht) : undefined),
    list({ nach, bis, anzahl }) {
      const gemeinte = fassungen.filter(({ revision }) => nach < revision && revision <= bis).toReversed();
      return Promise.resolve(
        gemeinte.slice(0, anzahl).map(({ revision, am, von }) => ({
          revision,
          werte: werteBis(revision),
          am: new Date(am),
          von: von ?? "",
        })),
      );
    },
  };
}

/** Nobody types over what was proven for that day. */
function requireNichtNachgewiesene(
  uuid: string,
  felder: readonly string[],
  stand: { fassungen: Fassung[]; tag: string },
) {
  const quelleVon = (feld: string) => angabeAm(listAngaben(stand.fassungen, feld), stand.tag)?.quelle;
  const feld = felder.find((eines) => quelleVon(eines) === "IDENTIFIZIERUNG");
  if (feld !== undefined) throw refuse(uuid, feld, NACHGEWIESEN);
}

/**
 * Corrects what held on a day (ISO) that is over: a value that has ended for as long as it held, one that still holds
 * for today as well. Merges with what others have corrected meanwhile. Throws EINGABE_UNGUELTIG for a day to come, for
 * what was proven, and when nothing differs.
 */
export async function correctStand(
  tx: Tx,
  ruf: Aufruf,
  { tag, ...sendung }: Sendung & { tag: string },
): Promise<{ revision: number; zusammengefuehrt?: Uebernommen[] }> {
  const { satz, eingabe, kontext } = sendung;
  if (tag > kontext.heute) throw refuse(satz.uuid, "gueltigAb", ZUKUNFT);
  const fassungen = await listFassungen(tx, satz.uuid);
  const damals = vollstaendigeWerte(werteAm(fassungen, FELDER, tag));
  const { werte: gewollt, ...merged } = await mergeSendung(
    { ...satz, werte: damals },
    revisionenAm(fassungen, tag),
    sendung,
  );
  const gefragte = listGefragte(gewollt, kontext);
  // What the corrected answers do not ask for any more is no correction: it may still hold today.
  const richtige = Object.fromEntries(
    Object.entries(listGeaenderte(damals, gewollt, kontext)).filter(([feld]) => gefragte.has(feld)),
  );
  if (Object.keys(richtige).length === 0) throw refuse(satz.uuid, "gueltigAb", NICHTS);
  requireNichtNachgewiesene(satz.uuid, Object.keys(richtige), { fassungen, tag });
  const { heutige, fruehere } = splitBerichtigung(fassungen, richtige, tag);
  const werte = gefragteWerte({ ...satz.werte, ...heutige }, kontext);
  requireFreie(satz, werte);
  const neue = { satz, werte, art: "BERICHTIGUNG", gueltigAb: null } as const;
  const revision = await storeGesendete(tx, ruf, {
    ...neue,
    fruehere: Object.keys(fruehere).length === 0 ? null : fruehere,
    folgenBestaetigt: eingabe.folgenBestaetigt,
  });
  return { revision, ...merged };
}
