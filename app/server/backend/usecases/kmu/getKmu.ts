import type { KmuAnsicht } from "~/contract/unternehmen/kmu";
import { can } from "~/domain/benutzer/systemrollenRechte";
import { textOf } from "~/formkit/werte";
import { todayBerlin } from "~/lib/date";
import { Ablehnung } from "../../ablehnung";
import { listKmuZahlenSaetze } from "../../storage/kmuZahlenStore";
import { findStammdaten } from "../../storage/stammdatenStore";
import type { Aufruf } from "../antraege/aufruf";
import { lesbaresUnternehmen } from "../unternehmen/stammdatenLage";
import { loadVerbund, type Verbund } from "../verbund/loadVerbund";
import { toJahre } from "./kmuZahlenLage";

/** What is not known yet about the relations: rows that are left out, and a list that is announced and empty. */
function listOffenes({ angaben, luecken }: Verbund): string[] {
  const namen = new Map(angaben.beteiligte.map(({ key, name }) => [key, name]));
  return [
    ...luecken.filter(({ art }) => art === "KEINE_ZEILE").map(({ message }) => message),
    ...angaben.offen.map((zeile) => {
      const name = namen.get(zeile);
      const wer = name === undefined ? "Bei einem Eintrag der verbundenen Unternehmen" : `Bei ${name}`;
      return `${wer} ist noch nicht angegeben, wer wie viel hält.`;
    }),
  ];
}

/** What the KMU status of the chosen company is worked out from. */
export async function getKmu(
  { dienste, person }: Aufruf,
  { stichtag }: { stichtag?: string | undefined },
): Promise<KmuAnsicht> {
  const uuid = lesbaresUnternehmen(person);
  const verbund = await loadVerbund(dienste.db, dienste, uuid);
  const saetze = await listKmuZahlenSaetze(dienste.db, uuid);
  const stammdaten = await findStammdaten(dienste.db, uuid);
  if (stammdaten === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  const heute = todayBerlin(dienste.clock);
  const { unternehmen, beteiligte, beziehungen } = verbund.angaben;
  const jahre = toJahre(saetze, verbund.angaben).map((jahr) => ({ ...jahr, enthaelt: [...jahr.enthaelt] }));
  return {
    angaben: {
      unternehmen,
      beteiligte: [...beteiligte],
      beziehungen: [...beziehungen],
      jahre,
      stichtag: stichtag ?? heute,
    },
    offen: listOffenes(verbund),
    hinweise: verbund.luecken.filter(({ art }) => art !== "KEINE_ZEILE").map(({ message }) => message),
    erklaert: textOf(stammdaten.werte, "kmuStatus"),
    stammdatenRevision: stammdaten.revision,
    heute,
    rechte: { bearbeiten: can("unternehmenBearbeiten", person) },
  };
}
