import type { KmuZahlenAnsicht, KmuZahlenZeile } from "~/contract/unternehmen/kmu";
import type { Jahreszahlen } from "~/domain/kmu/kmuAngaben";
import { listVerbundjahre, type Verbundjahr } from "~/domain/kmu/kmuEigeneJahre";
import {
  KMU_ZAHLEN_FELDER,
  type KmuFirma,
  type KmuZeitraum,
  kmuZahlenFormular,
  toJahreszahlen,
} from "~/domain/kmu/kmuZahlenFormular";
import type { VerbundAngaben } from "~/domain/verbund/verbundAngaben";
import { checkForm } from "~/formkit/checkForm";
import type { Werte } from "~/formkit/field";
import { blankWerte } from "~/formkit/relevance";
import { textOf } from "~/formkit/werte";
import { todayBerlin } from "~/lib/date";
import type { Dienste } from "../../dienste";
import { type KmuZahlenSatz, listKmuZahlenSaetze } from "../../storage/kmuZahlenStore";
import type { Ausfuehrer } from "../../storage/datenbank";
import { type JahrSatz, listJahre } from "../../storage/wirtschaftsjahrStore";
import { loadVerbundGrundlage } from "../verbund/loadVerbund";

const LEERE = blankWerte(kmuZahlenFormular);

/** All answers of a row: what was never answered is blank. */
export const vollstaendigeZahlen = (werte: Werte): Werte => ({
  ...LEERE,
  ...Object.fromEntries(KMU_ZAHLEN_FELDER.flatMap(({ key }) => (werte[key] === undefined ? [] : [[key, werte[key]]]))),
});

/** Those whose figures count: the company itself first, then every other company of its list. */
const firmenVon = ({ beteiligte }: VerbundAngaben): KmuFirma[] =>
  beteiligte.filter(({ art }) => art === "UNTERNEHMEN").map(({ key, name }) => ({ key, name }));

/** The rows of a company and those whose they can be. Rows of somebody who is no company any more are left out. */
export type KmuZahlenUmfeld = {
  eigenes: string;
  firmen: KmuFirma[];
  saetze: KmuZahlenSatz[];
  /** The days of each row. */
  zeitraeume: { uuid: string; zeitraum: KmuZeitraum }[];
  /** The own years of the business statistics. */
  statistik: JahrSatz[];
  verbundjahre: Verbundjahr[];
  heute: string;
};

const zeitraumVon = ({ werte }: KmuZahlenSatz): KmuZeitraum => ({
  beteiligter: textOf(werte, "beteiligter"),
  beginn: textOf(werte, "beginn"),
  ende: textOf(werte, "ende"),
});

/** Reads them for those who are in the list; the caller has checked that the person may. */
export async function loadKmuZahlenVon(
  ausfuehrer: Ausfuehrer,
  { clock }: Pick<Dienste, "clock">,
  angaben: VerbundAngaben,
): Promise<KmuZahlenUmfeld> {
  const eigenes = angaben.unternehmen;
  const firmen = firmenVon(angaben);
  const bekannte = new Set(firmen.map(({ key }) => key));
  const alle = await listKmuZahlenSaetze(ausfuehrer, eigenes);
  const saetze = alle.filter(({ werte }) => bekannte.has(textOf(werte, "beteiligter")));
  const statistik = await listJahre(ausfuehrer, eigenes);
  return {
    eigenes,
    firmen,
    saetze,
    zeitraeume: saetze.map((satz) => ({ uuid: satz.uuid, zeitraum: zeitraumVon(satz) })),
    statistik,
    verbundjahre: listVerbundjahre(statistik),
    heute: todayBerlin(clock),
  };
}

/** The same, with the list. */
export async function loadKmuZahlen(
  ausfuehrer: Ausfuehrer,
  dienste: Pick<Dienste, "clock">,
  unternehmenUuid: string,
): Promise<KmuZahlenUmfeld> {
  const { angaben } = await loadVerbundGrundlage(ausfuehrer, unternehmenUuid);
  return loadKmuZahlenVon(ausfuehrer, dienste, angaben);
}

/** What the rules of a row know, as it is sent. */
type GesendeterKontext = KmuZahlenAnsicht["kontext"];

/** What the rules of a row know (undefined: of a new one). */
export const kmuZahlenKontext = (
  { eigenes, firmen, zeitraeume, verbundjahre, heute }: KmuZahlenUmfeld,
  uuid: string | undefined,
): GesendeterKontext => ({
  heute,
  eigenes,
  firmen,
  andere: zeitraeume.flatMap((zeile) => (zeile.uuid === uuid ? [] : [zeile.zeitraum])),
  verbundjahre,
});

/** The rows as the rules of the status read them. */
export function toJahre({ saetze, firmen }: KmuZahlenUmfeld): Jahreszahlen[] {
  const bekannte = new Set(firmen.map(({ key }) => key));
  return saetze.flatMap((satz) => toJahreszahlen(satz, bekannte) ?? []);
}

/** A stored row with what is missing or wrong. */
export function toKmuZahlenZeile(satz: KmuZahlenSatz, umfeld: KmuZahlenUmfeld): KmuZahlenZeile {
  const werte = vollstaendigeZahlen(satz.werte);
  const { fehler } = checkForm(kmuZahlenFormular, { ...werte, uuid: satz.uuid }, kmuZahlenKontext(umfeld, satz.uuid));
  return {
    uuid: satz.uuid,
    revision: satz.revision,
    werte,
    fehler: fehler.map(({ property, message }) => ({ property, message })),
    geaendertAm: satz.geaendertAm.toISOString(),
    geaendertVon: satz.geaendertVon,
  };
}
