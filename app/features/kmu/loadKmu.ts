import type { KmuAnsicht } from "~/contract/unternehmen/kmu";
import type { Rufe } from "~/contract/wire/call";
import {
  fehlendesTitel,
  LESARTEN_TITEL,
  listAenderungen,
  listAuffaelliges,
  listGruende,
  listRechenweg,
  listRechtsfragen,
  OHNE_BEZIEHUNGEN_SATZ,
  zuschlagSatz,
} from "~/domain/kmu/kmuBlatt";
import { decideKmuLage, type KmuLage } from "~/domain/kmu/kmuLage";
import { decideKmuVorschlag, type KmuVorschlag } from "~/domain/kmu/kmuVorschlag";
import { parseDate } from "~/lib/date";

/** The result of a day in words; `stichtag` is an ISO day, `getippt` what was asked for and is no day. */
export type KmuSeitenDaten = {
  stichtag: string;
  istHeute: boolean;
  getippt: string | null;
  groesse: KmuLage["groesse"];
  satz: string;
  hinweis: string;
  /** Both readings of the dispute about takeovers; empty where they agree. */
  lesarten: { titel: string; satz: string }[];
  fehlendes: { titel: string; eintraege: KmuLage["fehlendes"] };
  /** The company itself where it has no figures of a completed year; null where it has. */
  ohneJahr: string | null;
  /** Is there another company, whose figures those of the group can contain? */
  hatAndere: boolean;
  gruende: readonly string[];
  zuschlag: string;
  aenderungen: readonly string[];
  rechtsfragen: readonly string[];
  auffaelliges: readonly string[];
  /** Who shares the cap of the allowance without a word on how much of it was used; no part of the KMU status. */
  hoechstbetrag: KmuAnsicht["hoechstbetrag"];
  rechenweg: ReturnType<typeof listRechenweg>;
  regelwerk: { version: string; datum: string };
  /** What the calculation offers to the master data; null for another day than today. */
  vorschlag: KmuVorschlag | null;
  stammdatenRevision: number;
  darfBearbeiten: boolean;
};

const toLage = ({ angaben, offenes, hinweise }: KmuAnsicht): KmuLage => decideKmuLage(angaben, offenes, hinweise);

/** What the calculation offers to the master data of today. */
export async function loadKmuVorschlag(call: Rufe): Promise<KmuVorschlag> {
  const ansicht = await call.kmu.getKmu({});
  return decideKmuVorschlag(ansicht.erklaert, toLage(ansicht).groesse);
}

/** The calculation of the day in the address (`stichtag`, an ISO day or as typed); of today when there is none. */
export async function loadKmuLage(call: Rufe, { searchParams }: URL): Promise<KmuLage> {
  return toLage(await call.kmu.getKmu({ stichtag: parseDate(searchParams.get("stichtag") ?? "") }));
}

/** The result of the KMU status as the page shows it. */
export async function loadKmu(call: Rufe, { searchParams }: URL): Promise<KmuSeitenDaten> {
  const getippt = searchParams.get("stichtag") ?? "";
  const tag = parseDate(getippt);
  const ansicht = await call.kmu.getKmu({ stichtag: tag });
  const lage = toLage(ansicht);
  const { angaben, ergebnis, groesse, satz, fehlendes } = lage;
  const { stichtag, unternehmen, jahre } = angaben;
  const istHeute = stichtag === ansicht.heute;
  const { lesarten, istStrittig, hinweis, regelwerk } = ergebnis;
  return {
    stichtag,
    istHeute,
    getippt: getippt !== "" && tag === undefined ? getippt : null,
    groesse,
    satz,
    hinweis,
    lesarten:
      istStrittig && groesse !== "UNBEKANNT"
        ? lesarten.map((lesart) => ({ titel: LESARTEN_TITEL[lesart.lesart], satz: lesart.satz }))
        : [],
    fehlendes: { titel: fehlendesTitel(lage), eintraege: fehlendes },
    ohneJahr: jahre.some((jahr) => jahr.unternehmen === unternehmen && jahr.ende < ansicht.heute) ? null : unternehmen,
    hatAndere: angaben.beteiligte.some(({ key, art }) => art === "UNTERNEHMEN" && key !== unternehmen),
    gruende: listGruende(lage),
    zuschlag: zuschlagSatz(lage),
    aenderungen: listAenderungen(lage),
    rechtsfragen: listRechtsfragen(lage),
    auffaelliges: [...(angaben.beziehungen.length === 0 ? [OHNE_BEZIEHUNGEN_SATZ] : []), ...listAuffaelliges(lage)],
    hoechstbetrag: ansicht.hoechstbetrag,
    rechenweg: listRechenweg(lage),
    regelwerk: { version: regelwerk.version, datum: regelwerk.datum },
    vorschlag: istHeute ? decideKmuVorschlag(ansicht.erklaert, groesse) : null,
    stammdatenRevision: ansicht.stammdatenRevision,
    darfBearbeiten: ansicht.rechte.bearbeiten,
  };
}
