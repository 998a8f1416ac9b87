import type { Rufe } from "~/contract/wire/call";
import type { StammdatenFassung } from "~/contract/unternehmen/stammdaten";
import type { StammdatenBereich } from "~/domain/unternehmen/stammdatenFeld";
import { STAMMDATEN_FELDER } from "~/domain/unternehmen/stammdatenFormular";
import { type FassungArt, isTagBerichtigbar, tageDerFassungen } from "~/domain/unternehmen/zeitbezug";
import { berlinDate, formatDate, formatDateTime } from "~/lib/date";
import type { Fassungsliste } from "./FassungsKarten";
import { listUnterschiede } from "./listUnterschiede";
import { pickFassungen } from "./pickFassungen";
import { bereichVonStammdaten } from "./stammdatenEingaben";

const TITEL: Readonly<Record<FassungArt, string>> = {
  REGISTRIERUNG: "Registrierung",
  AENDERUNG: "Änderung",
  BERICHTIGUNG: "Ergänzung oder Berichtigung",
  IDENTIFIZIERUNG: "Neue Identifizierung",
};

/** A version that corrects nothing but the day of another. */
const TAG_TITEL = "Berichtigung des Tages";

/** One that was entered before its day. */
const VORGEMERKT_TITEL = "Vorgemerkte Änderung";

/** The time of a value that has ended, as "bis 30.06.2025". */
function zeitText({ ab, bis }: { ab: string | null; bis: string | null }): string {
  const teile = [ab === null ? [] : [`ab ${formatDate(ab)}`], bis === null ? [] : [`bis ${formatDate(bis)}`]].flat();
  return teile.join(" ") || "früher";
}

/** What a version has corrected that had ended, each with its time. */
const listFruehereUnterschiede = (fruehere: StammdatenFassung["fruehere"], bereich: StammdatenBereich) =>
  Object.entries(fruehere).flatMap(([feld, { alt, neu, ...zeit }]) =>
    listUnterschiede(STAMMDATEN_FELDER, { [feld]: { alt, neu } }, bereich).map(({ label, teile }) => ({
      label: `${label} (${zeitText(zeit)})`,
      teile,
    })),
  );

/** Who saved a version; of one that was entered before its day, when and by whom, and that the portal stored it. */
function listUrheber({ am, von, vorgemerktAm }: Pick<StammdatenFassung, "am" | "von" | "vorgemerktAm">): string[] {
  const person = von === null ? [] : [von];
  if (vorgemerktAm === null) return person;
  const vorgemerkt = ["vorgemerkt", ...person.map((name) => `von ${name}`), "am"].join(" ");
  return [
    `${vorgemerkt} ${formatDate(berlinDate(new Date(vorgemerktAm)))}`,
    `vom Portal übernommen am ${formatDate(berlinDate(new Date(am)))}`,
  ];
}

export type StammdatenVerlauf = { liste: Fassungsliste; tage: Readonly<Record<string, string>> };

/**
 * The saved versions of the master data with what each has changed, in words. `tage`: the day from which on a version
 * holds, as it is typed ("" for since ever), by revision; only of those whose day can be corrected.
 */
export async function loadVerlauf(call: Rufe, query: URLSearchParams): Promise<StammdatenVerlauf> {
  const daten = await call.unternehmen.getStammdaten({});
  const { data } = await call.unternehmen.listFassungen();
  const bereich = bereichVonStammdaten(daten);
  const gueltige = tageDerFassungen(data.toReversed());
  const amVon = new Map(data.map(({ revision, am }) => [revision, formatDateTime(new Date(am))]));
  const eintraege = data.map(({ revision, art, geaendert, fruehere, berichtigt, ...fassung }) => {
    const am = formatDateTime(new Date(fassung.am));
    const [was, gilt] =
      berichtigt === null ? [TITEL[art], gueltige.get(revision) ?? null] : [TAG_TITEL, berichtigt.tag];
    const wovon = berichtigt === null ? [] : [`für die Fassung vom ${amVon.get(berichtigt.revision) ?? ""}`];
    return {
      revision,
      am,
      titel: `${fassung.vorgemerktAm === null ? was : VORGEMERKT_TITEL} vom ${am}`,
      zusaetze: [...listUrheber(fassung), ...wovon, ...(gilt === null ? [] : [`gültig ab ${formatDate(gilt)}`])],
      unterschiede: [
        ...listUnterschiede(STAMMDATEN_FELDER, geaendert, bereich),
        ...listFruehereUnterschiede(fruehere, bereich),
      ],
    };
  });
  const tage = data
    .filter((fassung) => isTagBerichtigbar(fassung) && Object.keys(fassung.geaendert).length > 0)
    .map(({ revision }): [string, string] => {
      const tag = gueltige.get(revision) ?? null;
      return [String(revision), tag === null ? "" : formatDate(tag)];
    });
  const fassungen = { revision: daten.revision, darfWiederherstellen: daten.rechte.bearbeiten, eintraege };
  const liste = await pickFassungen(fassungen, query);
  return { liste, tage: Object.fromEntries(tage) };
}
