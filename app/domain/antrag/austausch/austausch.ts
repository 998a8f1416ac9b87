import type { Field, Werte, Zeile } from "../../../formkit/field";
import { isStored } from "../../../formkit/kinds";
import { wertOf } from "../../../formkit/relevance";
import { rowsOf } from "../../../formkit/werte";
import type { Unternehmensangaben } from "../../unternehmen/unternehmensangaben";
import type { FormVersion } from "../antragInfo";
import { VORHABEN_MAX } from "../antragsnummer";
import type { AntragAnsicht, DokumentAnlage } from "../dokumente/antragAnsicht";
import type { AntragFormular } from "../formular/formulare";
import type { AntragKontext } from "../formular/kontext";

/** What a file of ours says about itself; anything else is a foreign file. */
export const FORMAT = "antragsportal-antrag";
/** Changes when a program that knows the files of before could no longer read one of now. */
export const FORMAT_VERSION = "2";
/** The versions that are taken in. The first one does not tell the company. */
export const FORMAT_VERSIONEN = ["1", FORMAT_VERSION] as const;
export type FormatVersion = (typeof FORMAT_VERSIONEN)[number];
/** Largest file that is taken in, in bytes. */
export const IMPORT_BYTES = 2 * 1024 * 1024;
/**
 * Most rows of one table, and most Vorhaben of one Antrag, that are taken in. @assumed domain.md 7.2 bounds a Vorhaben;
 * these are the limits of saving.
 */
export const IMPORT_ZEILEN = 100;
export const IMPORT_VORHABEN = VORHABEN_MAX;

/** An attachment: what it is, never its content. The checksum proves which file is meant. */
export type AustauschAnlage = Omit<DokumentAnlage, "groesse"> & { readonly bytes: number };

/** A Vorhaben in machine form: days as ISO dates, numbers as decimal texts, choices by their keys. */
export type AustauschVorhaben = {
  readonly uuid: string;
  readonly vorhabenId: string | null;
  readonly werte: Werte;
  readonly anlagen: readonly AustauschAnlage[];
};

/** An Antrag as a file. The same Antrag gives the same file. */
export type Austausch = {
  readonly format: typeof FORMAT;
  readonly formatVersion: typeof FORMAT_VERSION;
  readonly version: FormVersion;
  readonly antrag: {
    readonly antragsnummer: string | null;
    readonly bezeichnung: string;
    readonly eingereichtAm: string | null;
  };
  /** The company as it was submitted; null for a draft, and for a submission from before it was kept. */
  readonly unternehmensangaben: Unternehmensangaben | null;
  readonly vorhaben: readonly AustauschVorhaben[];
};

type Felder = readonly Field<AntragKontext>[];

function werteVon(felder: Felder, werte: Werte): Werte {
  const paare = felder
    .filter(({ kind }) => isStored(kind))
    .map((feld) => {
      const { entity, key } = feld;
      const zeilen =
        entity && rowsOf(werte, key).map((zeile): Zeile => ({ ...werteVon(entity.fields, zeile), uuid: zeile.uuid }));
      return [key, zeilen ?? wertOf(feld, werte)] as const;
    });
  return Object.fromEntries(paare);
}

/** The version whose questions a form has: a supplementary application has those of version 2. */
export function austauschVersion({ key }: AntragFormular): FormVersion {
  return key === "antragV1" ? "V1" : "V2";
}

/** All stored answers of a Vorhaben in the order of the form. */
export function exportWerte(formular: AntragFormular, werte: Werte): Werte {
  return werteVon(
    formular.tabs.flatMap(({ fields }) => fields),
    werte,
  );
}

const toAnlage = ({ uuid, name, typ, groesse, sha256 }: DokumentAnlage): AustauschAnlage => ({
  uuid,
  name,
  typ,
  bytes: groesse,
  sha256,
});

/** The Antrag as a file. */
export function toAustausch(ansicht: AntragAnsicht): Austausch {
  const { formular, antragsnummer, bezeichnung, eingereicht, unternehmensangaben, vorhaben } = ansicht;
  return {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    version: austauschVersion(formular),
    antrag: { antragsnummer, bezeichnung, eingereichtAm: eingereicht === null ? null : eingereicht.am.toISOString() },
    unternehmensangaben,
    vorhaben: vorhaben.map(({ uuid, vorhabenId, werte, anlagen }) => ({
      uuid,
      vorhabenId,
      werte: exportWerte(formular, werte),
      anlagen: anlagen.map(toAnlage),
    })),
  };
}

/** The file as text: two blanks per level, so that people can read it too. */
export const writeJson = (austausch: Austausch): string => `${JSON.stringify(austausch, null, 2)}\n`;
