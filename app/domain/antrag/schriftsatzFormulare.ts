import { createFields, defineForm, tab } from "../../formkit/defineForm";
import type { Bereich, Field, FormDefinition, FormKontext } from "../../formkit/field";
import { isYes } from "../../formkit/werte";
import { formatDate } from "../../lib/date";
import { ANTWORT_MAX, SCHRIFTSAETZE, type SchriftsatzArt } from "./schriftsaetze";

/** A question of a follow-up request; `vorhaben` is empty when it is about the Antrag as a whole. */
export type SchriftsatzFrage = { uuid: string; vorhaben: string; frage: string };

/** What the rules of a document know besides its answers. */
export type SchriftsatzKontext = FormKontext & {
  /** The questions that a Nachtrag answers, in their order; none for one without a request. */
  fragen: readonly SchriftsatzFrage[];
  /** The Vorhaben that were submitted. */
  vorhaben: readonly { uuid: string; titel: string }[];
  /** The follow-up request that a Nachtrag answers, and its last day (YYYY-MM-DD); absent without one. */
  nachforderung?: { nummer: number; frist: string } | undefined;
  /** The last day for an objection (YYYY-MM-DD); absent when none runs. */
  widerspruchsfrist?: string | undefined;
};

export type SchriftsatzFormular = FormDefinition<SchriftsatzKontext>;
/** One question of a document. */
export type SchriftsatzFeld = Field<SchriftsatzKontext>;

/** @spec domain.md 4.4 Forms: late-reason 800 */
const VERSPAETUNG_MAX = 800;
/** @spec domain.md 4.4 Forms: Rückzug, text 500 */
const RUECKZUG_TEXT_MAX = 500;

const field = createFields<SchriftsatzKontext>();

/** The key under which the answer to a question is stored: a name of a form control may hold no hyphens. */
export const antwortKey = (frageUuid: string): string => `antwort_${frageUuid.replaceAll("-", "").toLowerCase()}`;

/** Is this the key of an answer to a question? */
export const isAntwortKey = (key: string): boolean => /^antwort_[0-9a-f]{32}$/.test(key);

function nachtragFelder({ fragen }: SchriftsatzKontext): SchriftsatzFeld[] {
  if (fragen.length === 0) {
    const hint = "Was möchten Sie ergänzen? Nennen Sie das Vorhaben, um das es geht.";
    return [field.textArea("text", { label: "Ihr Nachtrag", required: true, max: ANTWORT_MAX, hint })];
  }
  return fragen.map(({ uuid }, stelle) => {
    const label = fragen.length === 1 ? "Ihre Antwort" : `Ihre Antwort auf Frage ${String(stelle + 1)}`;
    return field.textArea(antwortKey(uuid), { label, required: true, max: ANTWORT_MAX, help: "antwort" });
  });
}

const isVerspaetet = ({ kontext }: Bereich<SchriftsatzKontext>): boolean =>
  kontext.widerspruchsfrist !== undefined && kontext.heute > kontext.widerspruchsfrist;

const isNachgereicht = ({ werte }: Bereich<SchriftsatzKontext>): boolean => isYes(werte, "begruendungFolgt");

/**
 * @assumed domain.md 1.5: a late objection is never blocked, its reason is asked; the day on which reasons follow lies
 * ahead.
 */
function widerspruchFelder({ heute, vorhaben, widerspruchsfrist }: SchriftsatzKontext): SchriftsatzFeld[] {
  return [
    field.multiChoice("vorhaben", {
      label: "Betroffene Vorhaben",
      required: true,
      options: vorhaben.map(({ uuid, titel }) => ({ key: uuid, title: titel })),
    }),
    field.textArea("begruendung", { label: "Begründung", max: ANTWORT_MAX }),
    field.checkbox("begruendungFolgt", {
      label: "Die Begründung wird nachgereicht",
      hint: "Dann fragen wir nach dem Tag.",
    }),
    field.date("begruendungBis", { label: "Nachreichung bis", required: true, when: isNachgereicht, min: heute }),
    field.textArea("verspaetung", {
      label: "Warum konnten Sie die Frist nicht einhalten?",
      required: true,
      max: VERSPAETUNG_MAX,
      when: isVerspaetet,
      hint: `Die Frist endete am ${formatDate(widerspruchsfrist ?? "")}. Ihr Widerspruch wird angenommen; über die Verspätung wird entschieden.`,
    }),
  ];
}

/** @spec domain.md 4.4 Forms: Rückzug */
const RUECKZUG_GRUENDE = [
  { key: "FEHLERHAFTE_ANGABEN", title: "Fehlerhafte Angaben" },
  { key: "VORHABEN_ENTFAELLT", title: "Vorhaben wird nicht durchgeführt" },
  { key: "NEUANTRAG", title: "Neuantrag geplant" },
  { key: "SONSTIGES", title: "Sonstiges" },
];

/** A reason of a withdrawal as people read it; empty for none. */
export const rueckzugGrund = (key: string): string => RUECKZUG_GRUENDE.find((grund) => grund.key === key)?.title ?? "";

/** @assumed domain.md 4.4 no. 12: the reason is optional. */
const rueckzugFelder = (): SchriftsatzFeld[] => [
  field.choice("grund", { label: "Grund des Rückzugs", options: RUECKZUG_GRUENDE }),
  field.textArea("text", { label: "Erläuterung", max: RUECKZUG_TEXT_MAX }),
];

const FELDER: { readonly [art in SchriftsatzArt]: (kontext: SchriftsatzKontext) => SchriftsatzFeld[] } = {
  NACHTRAG: nachtragFelder,
  WIDERSPRUCH: widerspruchFelder,
  /** Only confirmed, by the signature. */
  WIDERSPRUCH_RUECKZUG: () => [],
  ANTRAG_RUECKZUG: rueckzugFelder,
};

/** What a document asks; the questions of a follow-up request and the submitted Vorhaben come with `kontext`. */
export function schriftsatzFormular(art: SchriftsatzArt, kontext: SchriftsatzKontext): SchriftsatzFormular {
  const { titel } = SCHRIFTSAETZE[art];
  return defineForm<SchriftsatzKontext>(art, {
    bereich: "schriftsatz",
    tabs: [tab("inhalt", titel, FELDER[art](kontext), { help: "schriftsatz" })],
  });
}
