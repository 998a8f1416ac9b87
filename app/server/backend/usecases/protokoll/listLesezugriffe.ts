import type { LesezugriffZeile } from "~/contract/verfahren/lesezugriffe";
import { SYSTEMROLLEN, type SystemRolle } from "~/domain/benutzer/rollen";
import { isLesezugriff, type LesezugriffArt, lesezugriffVon } from "~/domain/protokoll/lesezugriffe";
import { lesezugriffText } from "~/domain/protokoll/lesezugriffText";
import { LESEZUGRIFF_SPALTEN } from "~/domain/tabelle/lesezugriffSpalten";
import { isUuid } from "~/lib/uuid";
import type { RufKontext } from "../../kontext";
import { findGelesene, listLesezugriffZeilen } from "../../storage/lesezugriffStore";
import type { Protokolleintrag } from "../../storage/protokollStore";
import type { Listenanfrage } from "../tabellen/listenanfrage";
import { readListensuche } from "../tabellen/listenSuche";
import { describeExporte } from "./describeExporte";
import { toBeteiligte, toFrage } from "./listProtokoll";
import { noteLesung } from "./noteLesung";
import { requireDatenschutz } from "./zugriff";

type Exporttext = Awaited<ReturnType<typeof describeExporte>>;

type Lesung = Protokolleintrag & { art: LesezugriffArt };

const isSystemRolle = (text: string): text is SystemRolle => Object.hasOwn(SYSTEMROLLEN, text);

/** The id of the person or company that was looked at. */
function wenVon({ art, nach, grund }: Lesung): string | null {
  const { wen } = lesezugriffVon(art);
  if (wen === undefined) return null;
  const id = (wen.feld === "nach" ? nach : grund)?.slice(0, 36) ?? "";
  return isUuid(id) ? id : null;
}

/** A line as the officer sees it. Whom nobody knows any more, such as an invitation, has the id beside that. */
function toZeile(
  lesung: Lesung,
  { gelesene, exportText }: { gelesene: Awaited<ReturnType<typeof findGelesene>>; exportText: Exporttext },
): LesezugriffZeile {
  const { lfd, am, art, von } = lesung;
  const wen = wenVon(lesung);
  return {
    lfd,
    am: am.toISOString(),
    art,
    ...toBeteiligte(lesung),
    rolle: von !== null && isSystemRolle(von) ? von : null,
    wen: wen === null ? null : (gelesene.get(wen) ?? { name: `Nicht mehr vorhanden (${wen})`, email: "" }),
    was: exportText(lesung) ?? lesezugriffText(lesung),
  };
}

/** Who has read what, as a list asks for it, newest first; this reading is noted before it happens. */
export async function listLesezugriffe(
  kontext: RufKontext,
  anfrage: Listenanfrage,
): Promise<{ data: LesezugriffZeile[]; total: number }> {
  const person = requireDatenschutz(kontext);
  const { dienste } = kontext;
  const suche = readListensuche(LESEZUGRIFF_SPALTEN, anfrage);
  await noteLesung(dienste, person, { vorgang: "LESEZUGRIFFE_GELESEN", was: toFrage(anfrage) });
  const { zeilen, total } = await listLesezugriffZeilen(dienste.db, suche);
  const lesungen = zeilen.flatMap((zeile) => (isLesezugriff(zeile.vorgang) ? [{ ...zeile, art: zeile.vorgang }] : []));
  const gelesene = await findGelesene(
    dienste.db,
    lesungen.flatMap((lesung) => wenVon(lesung) ?? []),
  );
  const exportText = await describeExporte(dienste.db, lesungen);
  return { data: lesungen.map((lesung) => toZeile(lesung, { gelesene, exportText })), total };
}
