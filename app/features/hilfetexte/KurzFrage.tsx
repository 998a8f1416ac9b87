import type { ReactNode } from "react";
import { ANTRAG_RECHTE } from "~/domain/antrag/antragRecht";
import { EINSICHT_TAGE } from "~/domain/antrag/einsicht";
import { FARBEN } from "~/domain/benutzer/farben";
import { ZEILENABSTAND } from "~/domain/benutzer/zeilenabstand";
import { ZIELGRUPPEN } from "~/domain/nachricht/zielgruppe";
import { findEntry } from "~/lib/findEntry";
import {
  Checkbox,
  DateField,
  type FieldProps,
  FileField,
  NumberField,
  PlainTextArea,
  RadioGroup,
  Switch,
  TextArea,
  TextField,
} from "~/ui";

const toWahl = (worte: Readonly<Record<string, string>>) =>
  Object.entries(worte).map(([value, label]) => ({ value, label }));

type Steuerung = (props: FieldProps) => ReactNode;

const lang: Steuerung = (props) => <TextArea {...props} readOnly rows={4} limit={2000} defaultValue="" />;
const zeilen: Steuerung = (props) => <PlainTextArea {...props} readOnly defaultValue="" />;
const tag: Steuerung = (props) => <DateField {...props} readOnly defaultValue="" />;
const datei: Steuerung = (props) => <FileField {...props} />;
const haken: Steuerung = (props) => <Checkbox {...props} />;
const schalter: Steuerung = (props) => <Switch {...props} />;
const wahl =
  (worte: Readonly<Record<string, string>>): Steuerung =>
  (props) => <RadioGroup {...props} inline={false} options={toWahl(worte)} />;

const RECHTE = Object.fromEntries(
  Object.entries(ANTRAG_RECHTE).map(([recht, { label, erklaerung }]) => [recht, `${label}: ${erklaerung}`]),
);
const TAGE = Object.fromEntries(
  EINSICHT_TAGE.map((tage) => [String(tage), tage === 1 ? "1 Tag" : `${String(tage)} Tage`]),
);

/** The controls of short forms that are no line of text, by area and key. */
const STEUERUNGEN: Readonly<Record<string, Steuerung>> = {
  "antraege/verlaengerung": lang,
  "antraege/recht": wahl(RECHTE),
  "antraege/tage": wahl(TAGE),
  "antraege/kmu": wahl({ ja: "Ja", nein: "Nein" }),
  "antraege/verbundBetrag": (props) => <NumberField {...props} kind="euro" readOnly defaultValue="" />,
  "antraege/dateien": datei,
  "antraege/datei": datei,
  "antraege/inhalt": zeilen,
  "antraege/zeilen": zeilen,
  "nachrichten/text": lang,
  "nachrichten/dateien": datei,
  "profil/hilfetexteAnzeigen": schalter,
  "profil/farben": wahl(FARBEN),
  "profil/zeilen": wahl(ZEILENABSTAND),
  "stab/grund": lang,
  "personen/grund": lang,
  "systemnachrichten/text": lang,
  "systemnachrichten/zielgruppe": wahl(ZIELGRUPPEN),
  "systemnachrichten/aufStartseite": haken,
  "faq/antwort": lang,
  "faq/isActive": schalter,
  "hilfetexte/quelle": lang,
  "hilfetexte/isActive": schalter,
  "hilfetexte/datei": datei,
  "hilfetexte/yaml": zeilen,
  "exporte/von": tag,
  "exporte/bis": tag,
  "wartung/ankuendigung": lang,
  "wartung/grund": lang,
  "unternehmen/gueltigAb": tag,
  "unternehmen/stand": tag,
  "unternehmen/stichtag": tag,
  "unternehmen/art": wahl({
    BERICHTIGUNG: "ergänzen oder berichtigen, was fehlte oder falsch war",
    AENDERUNG: "gelten erst ab einem bestimmten Tag",
  }),
  "verbundeneUnternehmen/gueltigBis": tag,
  "verbundeneUnternehmen/stand": tag,
  "verbundeneUnternehmen/datei": datei,
  "verbundeneUnternehmen/tabelle": zeilen,
  "wirtschaftsjahr/keinJahr": haken,
};

/** A question of a short form with its kind of control. Texts are locked; a choice stays one, of no form. */
export function KurzFrage({ stelle, ...props }: FieldProps & { stelle: string }) {
  const steuerung = findEntry(STEUERUNGEN, stelle);
  return steuerung === undefined ? <TextField {...props} readOnly defaultValue="" /> : steuerung(props);
}
