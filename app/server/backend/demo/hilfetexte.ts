import { addDays, berlinDate, berlinInstant } from "~/lib/date";
import type { Dienste } from "../dienste";
import type { Tx } from "../storage/datenbank";
import { listHilfetextZeilen, listHinweistextZeilen } from "../storage/hilfeStore";
import { insertFassung, nextNummer } from "../storage/textfassungStore";
import { toTextHtml } from "../usecases/hilfe/textEingabe";

const ALLE = { page: 0, size: 1_000 };

/** A version of a text; `inTagen` null: a draft, before today: published, otherwise planned for that day. */
type Fassung = { feld: string; quelle: string; inTagen: number | null };

/** What quality management has worked at, and works at, of the help on the business statistics. */
const HILFETEXTE: readonly Fassung[] = [
  {
    feld: "bemerkung",
    quelle: "Was zum Verständnis der Zahlen wichtig ist, zum Beispiel eine Übernahme.",
    inTagen: -40,
  },
  {
    feld: "bemerkung",
    quelle:
      "Was zum Verständnis der Zahlen wichtig ist, zum Beispiel:\n\n- eine Übernahme\n- ein Standortwechsel\n- ein ungewöhnlich großer Auftrag",
    inTagen: -12,
  },
  {
    feld: "fueSach",
    quelle:
      "Material, Geräte und andere Sachmittel für eigene Forschung und Entwicklung.\n\n- ohne Umsatzsteuer\n- ohne Abschreibungen",
    inTagen: null,
  },
  {
    feld: "fueExtern",
    quelle: "Was Sie anderen für Forschung und Entwicklung in Ihrem Auftrag gezahlt haben, **ohne** Umsatzsteuer.",
    inTagen: 60,
  },
];

/** Of the hint texts, which stand on the pages themselves. */
const HINWEISE: readonly Fassung[] = [
  {
    feld: "speichern",
    quelle: "Sie können **jederzeit** speichern, auch wenn noch Angaben fehlen.",
    inTagen: null,
  },
];

/** Published, planned and drafted versions of texts; readers see only the published ones. */
export async function seedTextfassungen(tx: Tx, { clock, random }: Dienste, von: string): Promise<void> {
  const jetzt = clock.now();
  const put = async (art: "HILFE" | "HINWEIS", { uuid: ziel, index }: Ziel, { quelle, inTagen }: Fassung) =>
    insertFassung(tx, {
      uuid: random.uuid(),
      art,
      ziel,
      nummer: await nextNummer(tx, ziel),
      quelle,
      html: toTextHtml(quelle),
      index,
      isActive: true,
      giltAb: inTagen === null ? null : berlinInstant(`${addDays(berlinDate(jetzt), inTagen)}T06:00`),
      revision: 1,
      geaendertAm:
        inTagen === null || inTagen > 0 ? jetzt : berlinInstant(`${addDays(berlinDate(jetzt), inTagen)}T06:00`),
      geaendertVon: von,
    });
  const texte = await listHilfetextZeilen(tx, { ...ALLE, bereich: "wirtschaftsjahr", absteigend: false, am: jetzt });
  for (const fassung of HILFETEXTE) {
    const text = texte.find(({ feld }) => feld === fassung.feld);
    if (text !== undefined) await put("HILFE", text, fassung);
  }
  const hinweise = await listHinweistextZeilen(tx, { ...ALLE, am: jetzt });
  for (const fassung of HINWEISE) {
    const text = hinweise.find(({ schluessel }) => schluessel === fassung.feld);
    if (text !== undefined) await put("HINWEIS", { uuid: text.uuid, index: 0 }, fassung);
  }
}

type Ziel = { uuid: string; index: number };
