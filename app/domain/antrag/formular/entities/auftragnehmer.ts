import { entity } from "../../../../formkit/defineForm";
import type { Werte } from "../../../../formkit/field";
import { isYes, textOf, yesNoOf } from "../../../../formkit/werte";
import { divideDecimal, multiplyDecimal } from "../../../../lib/decimal";
import { formatEuro } from "../../../../lib/money";
import { FRUEHESTER_VORHABENBEGINN } from "../../../stichtage";
import { LAENDERGRUPPEN } from "../../../unternehmen/laender";
import { auftragsquote } from "../../../zulage/zulageWerte";
import { type AntragBereich, field } from "../feld";
import { KEINE_BEFUNDE, warnung } from "../regeln";
import { AUFTRAGNEHMER_BEITRAG_MAX } from "../textGrenzen";
import { anschriftFelder } from "./anschrift";

const isBekannt = ({ werte }: AntragBereich) => isYes(werte, "auftragnehmerBekannt");
const isUnbekannt = ({ werte }: AntragBereich) => yesNoOf(werte, "auftragnehmerBekannt") === false;

/** Eligible share of a contractor's fee in per cent; "0" when the management sits outside EU and EEA (§ 2(5) FZulG). */
export function quoteVon(auftragnehmer: Werte, heute: string): string {
  if (yesNoOf(auftragnehmer, "geschaeftsleitungEuEwr") === false) return "0";
  const auftragsdatum = textOf(auftragnehmer, "auftragsdatum");
  return auftragsquote(auftragsdatum === "" ? heute : auftragsdatum);
}

/** Eligible part of a contractor's fee in euros, for information; "" while no fee is entered. */
export function foerderfaehigVon(auftragnehmer: Werte, heute: string): string {
  const wert = textOf(auftragnehmer, "auftragswert");
  return wert === "" ? "" : divideDecimal(multiplyDecimal(wert, quoteVon(auftragnehmer, heute)), "100", 2);
}

function foerderfaehigText({ werte, kontext }: AntragBereich): string {
  const betrag = foerderfaehigVon(werte, kontext.heute);
  return betrag === "" ? "–" : `${formatEuro(betrag)} (${quoteVon(werte, kontext.heute)} %)`;
}

/** How a contractor is named in tables and selections. */
export function auftragnehmerTitel(zeile: Werte): string {
  const name = textOf(zeile, "name");
  if (name !== "") return name;
  return yesNoOf(zeile, "auftragnehmerBekannt") === false
    ? "Noch nicht bekannter Auftragnehmer"
    : "Neuer Auftragnehmer";
}

/** One contractor of the commissioned research (domain.md 2.3). */
export const auftragnehmer = entity(
  "auftragnehmer",
  "Auftragnehmer",
  [
    field.yesNo("auftragnehmerBekannt", { label: "Steht der Auftragnehmer bereits fest?", required: true }),
    field.choice("laendergruppe", {
      label: "Wo wird der Auftragnehmer voraussichtlich ansässig sein?",
      required: true,
      when: isUnbekannt,
      options: LAENDERGRUPPEN,
    }),
    field.text("name", {
      label: "Name / Firma des Auftragnehmers",
      help: "auftragnehmerName",
      required: true,
      max: 200,
      when: isBekannt,
    }),
    field.choice("art", {
      label: "Art des Auftragnehmers",
      help: "auftragnehmerArt",
      required: true,
      when: isBekannt,
      options: [
        { key: "UNTERNEHMEN", title: "Unternehmen" },
        { key: "HOCHSCHULE", title: "Hochschule" },
        { key: "FORSCHUNGSEINRICHTUNG", title: "Außeruniversitäre Forschungseinrichtung" },
        { key: "EINZELPERSON", title: "Einzelperson/Freiberufler" },
        { key: "SONSTIGE", title: "Sonstige" },
      ],
    }),
    field.yesNo("verbunden", {
      label: "Ist der Auftragnehmer ein mit Ihnen verbundenes Unternehmen?",
      help: "auftragnehmerVerbunden",
      required: true,
      when: isBekannt,
    }),
    ...anschriftFelder(isBekannt),
    field.yesNo("geschaeftsleitungEuEwr", {
      label: "Hat der Auftragnehmer seine Geschäftsleitung in der EU oder im EWR?",
      required: true,
      when: isBekannt,
      check: (wert) => (wert === false ? [warnung("Nach § 2 Abs. 5 FZulG nicht begünstigt")] : KEINE_BEFUNDE),
    }),
    field.date("auftragsdatum", {
      label: "Datum der Auftragserteilung",
      required: true,
      when: isBekannt,
      min: FRUEHESTER_VORHABENBEGINN,
    }),
    field.textArea("beitrag", {
      label: "Welche Forschungs- und Entwicklungstätigkeiten führt der Auftragnehmer durch?",
      help: "auftragnehmerBeitrag",
      required: true,
      max: AUFTRAGNEHMER_BEITRAG_MAX,
    }),
    field.euro("auftragswert", {
      label: "(Voraussichtliches) Entgelt in Euro",
      required: true,
      hint: "Ohne Umsatzsteuer, wenn Sie zum Vorsteuerabzug berechtigt sind.",
    }),
    field.computed("foerderfaehig", {
      label: "davon rechnerisch förderfähig (60 %/70 %)",
      hint: "Nur zur Information.",
      compute: foerderfaehigText,
    }),
  ],
  { helpBereichKey: "auftragnehmerAllgemein", title: auftragnehmerTitel },
);
