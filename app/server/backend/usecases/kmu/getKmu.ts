import type { KmuAnsicht } from "~/contract/unternehmen/kmu";
import { can } from "~/domain/benutzer/systemrollenRechte";
import { joinJahre, toEigeneJahre } from "~/domain/kmu/kmuEigeneJahre";
import { wirtschaftsjahrBeginnVon } from "~/domain/unternehmen/beginnTag";
import { listUngenannte } from "~/domain/verbund/genutzteGrundlage";
import { textOf } from "~/formkit/werte";
import type { Aufruf } from "../antraege/aufruf";
import { lesbaresUnternehmen } from "../unternehmen/stammdatenLage";
import { loadVerbundStand, type VerbundStand } from "../verbund/loadVerbund";
import { loadKmuZahlenVon, toJahre } from "./kmuZahlenLage";

/** What is not known yet about the relations: rows that are left out, and a list that is announced and empty. */
function listOffenes({ angaben, luecken }: VerbundStand): string[] {
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

/** Who shares the cap in the Wirtschaftsjahr for which the list counts, without a word on how much was used. */
function toHoechstbetrag({ saetze, angaben, unternehmen, jahr: { key } }: VerbundStand): KmuAnsicht["hoechstbetrag"] {
  const beginnTag = wirtschaftsjahrBeginnVon(unternehmen.werte);
  const ungenannte = listUngenannte(saetze, angaben, { jahre: [key], beginnTag });
  return { jahr: key, ungenannt: ungenannte.map(({ name, zeile }) => ({ name, zeile })) };
}

/** What the KMU status of the chosen company is worked out from. */
export async function getKmu(
  { dienste, person }: Aufruf,
  { stichtag }: { stichtag?: string | undefined },
): Promise<KmuAnsicht> {
  const uuid = lesbaresUnternehmen(person);
  const verbund = await loadVerbundStand(dienste.db, dienste, uuid);
  const zahlen = await loadKmuZahlenVon(dienste.db, dienste, verbund.angaben);
  const { unternehmen, beteiligte, beziehungen } = verbund.angaben;
  const { jahre, verbundjahre, eingetragene } = joinJahre(toEigeneJahre(zahlen.statistik, uuid), toJahre(zahlen));
  return {
    angaben: {
      unternehmen,
      beteiligte: [...beteiligte],
      beziehungen: [...beziehungen],
      jahre: jahre.map((jahr) => ({ ...jahr, enthaelt: [...jahr.enthaelt] })),
      stichtag: stichtag ?? zahlen.heute,
    },
    offenes: {
      beziehungen: listOffenes(verbund),
      verbundjahre: [...verbundjahre],
      eingetragene: [...eingetragene],
    },
    hinweise: verbund.luecken.filter(({ art }) => art !== "KEINE_ZEILE").map(({ message }) => message),
    hoechstbetrag: toHoechstbetrag(verbund),
    erklaert: textOf(verbund.unternehmen.werte, "kmuStatus"),
    stammdatenRevision: verbund.unternehmen.revision,
    heute: zahlen.heute,
    rechte: { bearbeiten: can("unternehmenBearbeiten", person) },
  };
}
