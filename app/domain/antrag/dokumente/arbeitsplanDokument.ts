import type { Entity, Field, FieldKind, Werte } from "../../../formkit/field";
import { displayField } from "../../../formkit/readForm";
import { relevantFields } from "../../../formkit/relevance";
import { rowsOf } from "../../../formkit/werte";
import { formatLegalTime } from "../../../lib/date";
import type { Block, Dokument, Spalte } from "../../dokument/dokument";
import type { AntragFormular } from "../formular/formulare";
import type { AntragKontext } from "../formular/kontext";
import { vorhabenTitel } from "../formular/luecken";
import { zeitplanVon } from "../formular/v2/zeitplan";
import { type AntragAnsicht, ENTWURF_KENNZEICHEN, kennzeichenVon } from "./antragAnsicht";

const SCHLUESSEL = "arbeitspakete";

/** How wide the answers of a kind usually are. */
const BREITEN: Partial<Readonly<Record<FieldKind, number>>> = {
  computed: 1,
  month: 2.5,
  date: 2.5,
  decimal: 4,
  integer: 2,
  text: 5,
  textArea: 6,
};
const breiteVon = ({ kind }: Field<AntragKontext>): number => BREITEN[kind] ?? 4;

/** The work packages of a form; null for one without a work plan. */
function findPlan(formular: AntragFormular): { feld: Field<AntragKontext>; entity: Entity<AntragKontext> } | null {
  const feld = formular.tabs.flatMap(({ fields }) => fields).find(({ key }) => key === SCHLUESSEL);
  return feld?.entity === undefined ? null : { feld, entity: feld.entity };
}

/** Says whether a form asks for a work plan. */
export const hasArbeitsplan = (formular: AntragFormular): boolean => findPlan(formular) !== null;

function toTabelle(werte: Werte, { formular, kontext }: AntragAnsicht): Block[] {
  const plan = findPlan(formular);
  const zeilen = rowsOf(werte, SCHLUESSEL);
  if (plan === null || zeilen.length === 0) return [{ art: "absatz", text: "Keine Arbeitspakete" }];
  const bereich = { werte, wurzel: werte, kontext };
  const felder = relevantFields(plan.entity.fields, bereich).filter(({ kind }) => kind !== "info");
  const spalten = felder.map((feld): Spalte => ({ titel: feld.label, breite: breiteVon(feld) }));
  const texte = zeilen.map((zeile) =>
    felder.map((feld) => displayField(feld, { werte: zeile, wurzel: werte, kontext })),
  );
  return [{ art: "tabelle", titel: plan.feld.label, spalten, zeilen: texte }];
}

const WORTE =
  "Balken der Arbeitspakete über die Zeit. Beginn, Ende und wer sie durchführt, stehen auch in der Tabelle der Arbeitspakete.";

/** The bars above the table; nothing while no month is known. */
function toBalken(werte: Werte): Block[] {
  const plan = zeitplanVon(werte);
  if (plan === undefined) return [];
  const block: Block = {
    art: "balkenplan",
    titel: "Zeitplan",
    worte: WORTE,
    gruppen: plan.gruppen,
    spalten: plan.spalten.map(({ titel, art }) => ({ titel, isOhneArbeit: art !== "normal" })),
    zeilen: plan.zeilen.map(({ nummer, titel, von, bis, akteure }) => ({
      titel: `${nummer} ${titel}`,
      von,
      bis,
      zeichen: akteure.map(({ zeichen }) => zeichen).join(" "),
    })),
  };
  const legende = plan.akteure.map(({ zeichen, titel }) => `${zeichen}: ${titel}`).join(" · ");
  return legende === "" ? [block] : [block, { art: "absatz", text: legende }];
}

const standVon = ({ eingereicht, stand }: AntragAnsicht): string =>
  eingereicht === null
    ? `${ENTWURF_KENNZEICHEN}, ${formatLegalTime(stand)}`
    : `Eingereicht am ${formatLegalTime(eingereicht.am)}`;

/** The work plan of every Vorhaben as a table: each package with everything that was said about it. */
export function arbeitsplanDokument(ansicht: AntragAnsicht): Dokument {
  const vorhaben = ansicht.vorhaben.flatMap(({ werte, vorhabenId }, stelle): Block[] => [
    { art: "ueberschrift", stufe: 2, text: vorhabenTitel(werte, stelle) },
    ...(vorhabenId === null ? [] : [{ art: "absatz", text: `Vorhaben-ID ${vorhabenId}` } as const]),
    ...(findPlan(ansicht.formular) === null ? [] : toBalken(werte)),
    ...toTabelle(werte, ansicht),
  ]);
  const kopf = [
    { label: "Unternehmen", text: ansicht.firma },
    { label: "Antrag", text: ansicht.antragsnummer ?? (ansicht.bezeichnung || "–") },
    { label: "Stand", text: standVon(ansicht) },
  ];
  return {
    titel: "Arbeitsplan",
    kennzeichen: kennzeichenVon(ansicht),
    stand: ansicht.stand,
    isQuer: true,
    bloecke: [{ art: "ueberschrift", stufe: 1, text: "Arbeitsplan" }, { art: "angaben", angaben: kopf }, ...vorhaben],
  };
}
