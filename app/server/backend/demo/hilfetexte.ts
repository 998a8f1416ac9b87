import { addDays, berlinDate, berlinInstant } from "~/lib/date";
import type { Dienste } from "../dienste";
import type { Tx } from "../storage/datenbank";
import { listHilfetextZeilen } from "../storage/hilfeStore";
import { insertFassung, nextNummer } from "../storage/textfassungStore";
import { toTextHtml } from "../usecases/hilfe/textEingabe";

const DER_BEREICH = { bereich: "wirtschaftsjahr", page: 0, size: 1_000, absteigend: false };

/** What quality management works at; `inTagen` null: a draft, otherwise planned for that day. */
const TEXTE: readonly { feld: string; quelle: string; inTagen: number | null }[] = [
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

/** A draft of a help text, and one that is planned; no reader sees either. */
export async function seedTextfassungen(tx: Tx, { clock, random }: Dienste, von: string): Promise<void> {
  const jetzt = clock.now();
  const vorhandene = await listHilfetextZeilen(tx, { ...DER_BEREICH, am: jetzt });
  for (const { feld, quelle, inTagen } of TEXTE) {
    const text = vorhandene.find((einer) => einer.feld === feld);
    if (text === undefined) continue;
    await insertFassung(tx, {
      uuid: random.uuid(),
      art: "HILFE",
      ziel: text.uuid,
      nummer: await nextNummer(tx, text.uuid),
      quelle,
      html: toTextHtml(quelle),
      index: text.index,
      isActive: true,
      giltAb: inTagen === null ? null : berlinInstant(`${addDays(berlinDate(jetzt), inTagen)}T06:00`),
      revision: 1,
      geaendertAm: jetzt,
      geaendertVon: von,
    });
  }
}
