import type { Vergleich } from "~/contract/austausch";
import { exportWerte } from "~/domain/antrag/austausch/austausch";
import { vergleiche } from "~/domain/antrag/austausch/vergleiche";
import type { AntragFormular } from "~/domain/antrag/formular/formulare";
import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import { vorhabenTitel } from "~/domain/antrag/formular/luecken";
import type { Werte } from "~/formkit/field";
import { isStored } from "~/formkit/kinds";
import { blankWerte, isReadOnly, wertOf } from "~/formkit/relevance";
import { isBlank } from "~/formkit/werte";
import type { VorhabenVoll } from "../../storage/vorhabenStore";
import { vollende } from "../antraege/neuesVorhaben";
import type { ImportVorhaben } from "./pruefeDatei";

/** What the plan of an import works with. */
export type Umfeld = { form: AntragFormular; kontext: AntragKontext; random: () => string };

/** A Vorhaben of the file and the one of the draft that it goes into; null: it is added. */
export type Paar = { stelle: number; quelle: ImportVorhaben; ziel: VorhabenVoll | null };

/** What is taken over, and under which id the findings about the whole stand: that of the file may be in use elsewhere. */
type Auftrag = { istGewaehlt: (key: string) => boolean; uuid: string };

/** Pairs by uuid; a Vorhaben in which nothing was entered yet takes in one that the draft does not have. */
export function bildePaare(datei: readonly ImportVorhaben[], entwurf: readonly VorhabenVoll[]): Paar[] {
  const bekannt = new Set(datei.map(({ uuid }) => uuid.toLowerCase()));
  const unberuehrt = entwurf.filter(({ neu, uuid }) => neu && !bekannt.has(uuid));
  const vergeben = new Set<string>();
  return datei.map((quelle, stelle) => {
    const gleiches = entwurf.find(({ uuid }) => uuid === quelle.uuid.toLowerCase() && !vergeben.has(uuid));
    const ziel = gleiches ?? unberuehrt.shift() ?? null;
    if (ziel !== null) vergeben.add(ziel.uuid);
    return { stelle, quelle, ziel };
  });
}

/** The answers of a Vorhaben with those of the file under the chosen keys, ready to be stored. What is read-only stays. */
export function uebernimm({ quelle, ziel }: Paar, { istGewaehlt, uuid }: Auftrag, { form, kontext, random }: Umfeld) {
  const alt: Werte = ziel?.werte ?? blankWerte(form);
  const bereich = { werte: alt, wurzel: alt, kontext };
  const neue = form.tabs
    .flatMap(({ fields }) => fields)
    .filter((feld) => isStored(feld.kind) && istGewaehlt(feld.key) && !isReadOnly(feld, bereich))
    .map((feld) => [feld.key, wertOf(feld, quelle.werte)] as const);
  return vollende({ ...alt, ...Object.fromEntries(neue) }, { form, uuid, kontext, random });
}

/** What the file says and the stored answers would not, because it is not asked or cannot be changed. Tables follow rules of their own. */
function findVerworfene({ quelle, stelle }: Paar, fertig: Werte, { form }: Umfeld): string[] {
  const exportiert = exportWerte(form, fertig);
  return form.tabs
    .flatMap(({ fields }) => fields)
    .filter((feld) => isStored(feld.kind) && feld.kind !== "table" && feld.kind !== "checkbox")
    .filter((feld) => !isBlank(quelle.werte[feld.key]) && JSON.stringify(quelle.werte[feld.key]) !== JSON.stringify(exportiert[feld.key]))
    .map(({ label }) => `Vorhaben ${String(stelle + 1)}, ${label}`);
}

/** Everything that taking over the whole file would change. */
export function vergleicheDatei(paare: readonly Paar[], entwurf: readonly VorhabenVoll[], umfeld: Umfeld): Vergleich {
  const verworfen: string[] = [];
  const vorhaben = paare.map((paar): Vergleich["vorhaben"][number] => {
    const { werte } = uebernimm(paar, { istGewaehlt: () => true, uuid: paar.quelle.uuid }, umfeld);
    verworfen.push(...findVerworfene(paar, werte, umfeld));
    const alt = paar.ziel?.werte ?? blankWerte(umfeld.form);
    const felder = vergleiche(umfeld.form, { alt, neu: werte }, umfeld.kontext);
    const art = paar.ziel === null ? "neu" : felder.length === 0 ? "gleich" : "geaendert";
    return { stelle: paar.stelle, titel: vorhabenTitel(werte, paar.stelle), art, felder };
  });
  const ziele = new Set(paare.map(({ ziel }) => ziel?.uuid));
  return {
    vorhaben,
    revisionen: Object.fromEntries(entwurf.map(({ uuid, revision }) => [uuid, revision])),
    bleiben: entwurf.filter(({ uuid }) => !ziele.has(uuid)).map(({ werte }, stelle) => vorhabenTitel(werte, stelle)),
    verworfen,
  };
}
