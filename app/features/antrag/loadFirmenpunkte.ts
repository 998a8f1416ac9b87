import type { StammdatenAnsicht } from "~/contract/unternehmen/stammdaten";
import type { VerbundLage } from "~/contract/unternehmen/verbund";
import type { Rufe } from "~/contract/wire/call";
import { ROW_STATE_TEXT, rowState, type RowState } from "~/formkit/rowState";
import { href } from "~/routing/href";

/** One line of a check list, with the page that it leads to; null: none. */
export type Pruefpunkt = { key: string; titel: string; text: string; stand: RowState; href: string | null };

type Statistik = Awaited<ReturnType<Rufe["wirtschaftsjahre"]["listWirtschaftsjahre"]>>;

/** What the check list says of a state where it has nothing more exact to say. */
export const PRUEFTEXTE: Readonly<Record<RowState, string>> = {
  gruen: ROW_STATE_TEXT.gruen,
  gelb: ROW_STATE_TEXT.gelb,
  rot: ROW_STATE_TEXT.rot,
  keiner: "Noch nicht begonnen",
  laedt: "",
};

/** The state of something that is stored, by its findings. */
export const standNach = (fehler: number, warnungen: number): RowState =>
  rowState({ fehler, warnungen, created: false, hidden: false, pending: false });

/** The master data of the company. @spec domain.md 2.10 */
function stammdatenPunkt({ fehler, warnungen }: StammdatenAnsicht): Pruefpunkt {
  const stand = standNach(fehler.length, warnungen.length);
  const ziel = href("unternehmen", {}, stand === "rot" ? { pruefen: "true" } : {});
  return {
    key: "unternehmen",
    titel: "Unternehmensstammdaten vollständig",
    text: PRUEFTEXTE[stand],
    stand,
    href: ziel,
  };
}

/** The affiliated companies. @spec domain.md 2.10 */
function verbundPunkt({ luecken, isVollstaendig, anzahl }: VerbundLage): Pruefpunkt {
  const gruen = anzahl === 0 ? "Keine verbundenen Unternehmen" : "Vollständig und bestätigt";
  const stand = standNach(isVollstaendig ? 0 : 1, luecken.length);
  const text = stand === "gruen" ? gruen : (luecken[0]?.message ?? PRUEFTEXTE[stand]);
  const ziel = `${href("verbundeneUnternehmen")}#bestaetigung`;
  return { key: "verbund", titel: "Verbundene Unternehmen bestätigt", text, stand, href: ziel };
}

/** The years that an Antrag of today asks for. @spec domain.md 2.10, 3.4 */
function statistikPunkt({ istErfuellt, data, verlangt }: Statistik): Pruefpunkt {
  const hatFragen = verlangt.some(({ uuid }) => data.some((jahr) => jahr.uuid === uuid && jahr.warnungen.length > 0));
  const stand = istErfuellt ? (hatFragen ? "gelb" : "gruen") : "rot";
  return {
    key: "geschaeftsstatistik",
    titel: "Geschäftsstatistik für die verlangten Wirtschaftsjahre",
    text: PRUEFTEXTE[stand],
    stand,
    href: href("unternehmenWirtschaftsjahr"),
  };
}

/** What the company has to say about itself before any of its Anträge may be submitted, each with its page. */
export async function loadFirmenpunkte(call: Rufe): Promise<Pruefpunkt[]> {
  const [stammdaten, { lage }, statistik] = await Promise.all([
    call.unternehmen.getStammdaten({}),
    call.verbund.listVerbundene({ page: 0, size: 1 }),
    call.wirtschaftsjahre.listWirtschaftsjahre({}),
  ]);
  return [stammdatenPunkt(stammdaten), verbundPunkt(lage), statistikPunkt(statistik)];
}
