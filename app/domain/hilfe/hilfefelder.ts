import { ANTRAG_FRAGEN } from "../antrag/antragFragen";
import { FRAGE_NAMEN } from "../antrag/einreichungAngaben";
import { antragV1 } from "../antrag/formular/v1";
import { antragV2 } from "../antrag/formular/v2";
import { schriftsatzFormular } from "../antrag/schriftsatzFormulare";
import { EINLADUNG_FRAGEN } from "../benutzer/einladungFragen";
import { PERSON_FRAGEN } from "../benutzer/personFragen";
import { PROFIL_FRAGEN } from "../benutzer/profilFragen";
import { REGISTRIERUNG_FIRMENFELDER, REGISTRIERUNG_FRAGEN } from "../benutzer/registrierungFragen";
import { STAB_FRAGEN } from "../benutzer/stabFragen";
import { UEBERGABE_FRAGEN } from "../benutzer/uebergabeFragen";
import { ANTWORT_FRAGEN } from "../nachricht/antwortFragen";
import { SYSTEMNACHRICHT_FRAGEN } from "../nachricht/systemnachrichtFragen";
import { JAHR_FELDER } from "../statistik/jahrFormular";
import { KEIN_JAHR_FRAGE } from "../statistik/keinJahrFrage";
import { EXPORT_FRAGEN } from "../tabelle/exportFragen";
import { STAMMDATEN_FELDER } from "../unternehmen/stammdatenFormular";
import { GUELTIGKEIT_FRAGEN } from "../unternehmen/gueltigkeitFragen";
import { KMU_ZAHLEN_FELDER } from "../kmu/kmuZahlenFormular";
import { VERBUND_FELDER } from "../verbund/verbundFormular";
import { VERBUND_FRAGEN } from "../verbund/verbundFragen";
import { WARTUNG_FRAGEN } from "../wartung/wartungFragen";
import { FAQ_FRAGEN } from "./faqFragen";
import type { HilfeBereich } from "./hilfeBereich";
import { HILFETEXTE } from "./hilfetexte";
import { HILFETEXT_FRAGEN } from "./hilfetextFragen";

/**
 * A place of the forms that a help text can explain: its key, what it is called on the page, where it stands, and
 * which indexes its text may have.
 */
export type Hilfefeld = {
  readonly feld: string;
  readonly bezeichnung: string;
  readonly ort: string;
  readonly von: number;
  readonly bis: number;
};

type Frage = { key: string; label: string; help?: string };
type Teil = Frage & { entity?: { label: string; helpBereichKey: string; fields: readonly Frage[] } };
type Reiter = { label: string; help: string; fields: readonly Teil[] };

/**
 * The indexes of the tabs of V1; those of the fourth are for the form of a cooperation partner alone.
 *
 * @assumed domain.md 2.11 gives the first three tabs 0–30 together; each has a third of it, so that an index says
 *   where.
 */
const NUMMERN_V1 = [
  [0, 9],
  [10, 19],
  [20, 30],
  [31, 45],
  [46, 70],
  [71, 90],
  [91, 110],
] as const;
const JE_REITER_V2 = 100;
const HOECHSTENS = 999;

/** What the general text of a tab or area is called. */
export const ALLGEMEINER_TEXT = "Allgemeiner Text";

const allgemein = (feld: string, ort: string): Frage & { ort: string } => ({
  key: feld,
  label: ALLGEMEINER_TEXT,
  ort,
});

/** The places of a tab: its general text, its questions, and those of the rows of its tables. */
function listOfReiter({ label: reiter, help: allgemeines, fields }: Reiter) {
  return [
    allgemein(allgemeines, reiter),
    ...fields.flatMap(({ entity, ...frage }) => {
      const hier = { ...frage, ort: reiter };
      if (entity === undefined) return [hier];
      const ort = `${reiter}, ${entity.label}`;
      return [hier, allgemein(entity.helpBereichKey, ort), ...entity.fields.map((teil) => ({ ...teil, ort }))];
    }),
  ];
}

function ofReiter(reiter: readonly Reiter[], nummern: (stelle: number) => readonly [number, number]): Hilfefeld[] {
  return reiter.flatMap((einer, stelle) => {
    const [von, bis] = nummern(stelle);
    return listOfReiter(einer).map(({ key, label, help, ort }) => ({
      feld: help ?? key,
      bezeichnung: label,
      ort,
      von,
      bis,
    }));
  });
}

const frei = (fragen: readonly Frage[], ort: string): Hilfefeld[] =>
  [allgemein("wirtschaftsjahrAllgemein", ort), ...fragen].map(({ key, label, help }: Frage) => ({
    feld: help ?? key,
    bezeichnung: label,
    ort,
    von: 0,
    bis: HOECHSTENS,
  }));

const toFragen = (namen: Readonly<Record<string, string>>): Frage[] =>
  Object.entries(namen).map(([key, label]) => ({ key, label }));

/** The registration asks some of the questions of the master data, then those about the person. */
const ofRegistrierung = (ort: string): Hilfefeld[] => {
  const gefragte: readonly string[] = REGISTRIERUNG_FIRMENFELDER;
  const firma = STAMMDATEN_FELDER.filter(({ key }) => gefragte.includes(key)).map(({ key, label }) => ({ key, label }));
  return frei([...firma, ...toFragen(REGISTRIERUNG_FRAGEN)], ort);
};

const BEISPIEL_FRAGE = { uuid: "00000000-0000-4000-8000-000000000000", vorhaben: "", frage: "Ihre Antwort" };

/** The pages of a document ask for files besides its questions. */
const DATEIEN: Frage = { key: "dateien", label: "Dateien anhängen" };

const ofSchriftsatz = (art: "NACHTRAG" | "WIDERSPRUCH", ort: string): Hilfefeld[] => {
  const kontext = { heute: "2026-01-01", vorhaben: [], widerspruchsfrist: "2026-01-01" };
  // A Nachtrag answers questions, or comes without any.
  const felder = [[BEISPIEL_FRAGE], []].flatMap((fragen) =>
    schriftsatzFormular(art, { ...kontext, fragen }).tabs.flatMap(({ fields }) => fields),
  );
  return frei([...felder, DATEIEN], ort);
};

/**
 * What the areas are called.
 *
 * @assumed Issue 18 §4 wants every field of every form; domain.md 2.11 names eight areas, and these are they, with the
 *   invitation of users, the registration, the profile, the forms of staff and the pages beside a form. What asks for
 *   nothing but a login, a code of a mail or a confirmation says beside the field what is meant.
 */
export const BEREICH_NAMEN: Readonly<Record<HilfeBereich, string>> = {
  vorhabenV1: "Antragsformular, Version 1",
  vorhabenV2: "Antragsformular, Version 2",
  wirtschaftsjahr: "Geschäftsstatistik",
  unternehmen: "Stammdaten und KMU-Zahlen",
  verbundeneUnternehmen: "Verbundene Unternehmen",
  einreichen: "Einreichen",
  nachtrag: "Nachtrag",
  widerspruch: "Widerspruch",
  benutzerverwaltung: "Benutzerverwaltung",
  registrierung: "Registrierung und Einladung",
  profil: "Profil",
  stab: "Sonstige Mitarbeiter",
  personen: "Unternehmensmitarbeiter",
  systemnachrichten: "Systemnachrichten",
  faq: "FAQ",
  hilfetexte: "Hilfetexte und Hinweise",
  exporte: "Exporte",
  wartung: "Wartung",
  antraege: "Seiten neben dem Antragsformular",
  nachrichten: "Nachrichten",
};

const AUS_FORMULAREN: Readonly<Record<HilfeBereich, () => Hilfefeld[]>> = {
  vorhabenV1: () => ofReiter(antragV1.tabs, (stelle) => NUMMERN_V1[stelle] ?? [0, HOECHSTENS]),
  vorhabenV2: () =>
    ofReiter(antragV2.tabs, (stelle) => [stelle * JE_REITER_V2, stelle * JE_REITER_V2 + JE_REITER_V2 - 1]),
  wirtschaftsjahr: () => frei([...JAHR_FELDER, ...toFragen(KEIN_JAHR_FRAGE)], BEREICH_NAMEN.wirtschaftsjahr),
  unternehmen: () =>
    frei([...STAMMDATEN_FELDER, ...KMU_ZAHLEN_FELDER, ...toFragen(GUELTIGKEIT_FRAGEN)], BEREICH_NAMEN.unternehmen),
  verbundeneUnternehmen: () =>
    frei([...VERBUND_FELDER, ...toFragen(VERBUND_FRAGEN)], BEREICH_NAMEN.verbundeneUnternehmen),
  einreichen: () => frei(toFragen({ ...FRAGE_NAMEN, tan: "TAN" }), BEREICH_NAMEN.einreichen),
  nachtrag: () => ofSchriftsatz("NACHTRAG", BEREICH_NAMEN.nachtrag),
  widerspruch: () => ofSchriftsatz("WIDERSPRUCH", BEREICH_NAMEN.widerspruch),
  benutzerverwaltung: () =>
    frei(toFragen({ ...EINLADUNG_FRAGEN, ...UEBERGABE_FRAGEN }), BEREICH_NAMEN.benutzerverwaltung),
  registrierung: () => ofRegistrierung(BEREICH_NAMEN.registrierung),
  profil: () => frei(toFragen(PROFIL_FRAGEN), BEREICH_NAMEN.profil),
  stab: () => frei(toFragen(STAB_FRAGEN), BEREICH_NAMEN.stab),
  personen: () => frei(toFragen(PERSON_FRAGEN), BEREICH_NAMEN.personen),
  systemnachrichten: () => frei(toFragen(SYSTEMNACHRICHT_FRAGEN), BEREICH_NAMEN.systemnachrichten),
  faq: () => frei(toFragen(FAQ_FRAGEN), BEREICH_NAMEN.faq),
  hilfetexte: () => frei(toFragen(HILFETEXT_FRAGEN), BEREICH_NAMEN.hilfetexte),
  exporte: () => frei(toFragen(EXPORT_FRAGEN), BEREICH_NAMEN.exporte),
  wartung: () => frei(toFragen(WARTUNG_FRAGEN), BEREICH_NAMEN.wartung),
  antraege: () => frei(toFragen(ANTRAG_FRAGEN), BEREICH_NAMEN.antraege),
  nachrichten: () => frei(toFragen(ANTWORT_FRAGEN), BEREICH_NAMEN.nachrichten),
};

/**
 * Every place of an area that a text can explain, each key once, in the order of the pages; then those that the portal
 * was delivered with a text for, though no form names them.
 *
 * @spec domain.md 2.11: the ranges of the indexes
 */
export function listHilfefelder(bereich: HilfeBereich): readonly Hilfefeld[] {
  const ort = BEREICH_NAMEN[bereich];
  const mitText = HILFETEXTE.filter((text) => text.bereich === bereich).map(({ feld }) => ({
    feld,
    bezeichnung: feld,
    ort,
    von: 0,
    bis: HOECHSTENS,
  }));
  const nummern = new Map(
    HILFETEXTE.filter((text) => text.bereich === bereich).map(({ feld, index }) => [feld, index]),
  );
  const alle = new Map<string, Hilfefeld>();
  for (const feld of [...AUS_FORMULAREN[bereich](), ...mitText]) {
    const nummer = nummern.get(feld.feld);
    const isHier = nummer !== undefined && nummer >= feld.von && nummer <= feld.bis;
    const bisher = alle.get(feld.feld);
    // A text that several tabs share stands where its number says.
    if (bisher === undefined || (isHier && nummer > bisher.bis)) alle.set(feld.feld, feld);
  }
  return [...alle.values()];
}
