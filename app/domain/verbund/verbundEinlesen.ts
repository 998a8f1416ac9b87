import type { Wert, Werte } from "../../formkit/field";
import { pruneIrrelevant } from "../../formkit/relevance";
import { textOf } from "../../formkit/werte";
import { type DelimitedRow, parseDelimited } from "../../lib/delimited";
import { endenVon, listNachbarn, type VerbundEigenes, type VerbundZeile } from "./verbundAngaben";
import { steuernummerVon } from "./verbundBeteiligter";
import { type Beziehungszeit, isDieselbeBeziehung } from "./verbundBefunde";
import { isErsteZeile } from "./verbundFeld";
import { verbundFormular } from "./verbundFormular";
import { kontextDerZeile, listUnmoegliches, vollstaendigeZeile } from "./verbundPruefung";
import {
  EINLESE_SPALTEN,
  type Einlesespalte,
  findEinlesespalte,
  isNamensspalte,
  mitVorgaben,
  NAMENSSPALTEN,
  type Namensspalte,
  readZelle,
} from "./verbundZelle";

/**
 * A row of a pasted table. `nummer`: its line in the text. `gegenueber`: the name that was read. `uebergangen`: titles
 * of columns with something that this row is not asked about, so that it is left out.
 */
export type EingeleseneZeile = {
  readonly nummer: number;
  readonly uuid: string;
  readonly name: string;
  readonly gegenueber: string;
  readonly werte: Werte;
  readonly uebergangen: readonly string[];
  readonly fehler: readonly string[];
};

/** What a pasted table says. `fehler`: what is wrong with it as a whole. `uebergangen`: columns that have no field. */
export type EingeleseneTabelle = {
  readonly fehler: readonly string[];
  readonly uebergangen: readonly string[];
  readonly zeilen: readonly EingeleseneZeile[];
};

const unlesbar = (...fehler: string[]): EingeleseneTabelle => ({ fehler, uebergangen: [], zeilen: [] });

/** What the reading has to know: the list as it is, and how many rows it may have. */
export type EinleseLage = {
  readonly zeilen: readonly VerbundZeile[];
  readonly eigenes: VerbundEigenes;
  readonly hoechstens: number;
  readonly newUuid: () => string;
};

const TITEL = EINLESE_SPALTEN.map(({ titel }) => titel).join(", ");
const OHNE_KOPF = `Die erste Zeile muss die Spalten nennen, mindestens „Name“ und „Art der Verbindung“. Möglich sind: ${TITEL}.`;
const LEER = "Bitte fügen Sie eine Tabelle ein: eine Zeile mit den Spalten und darunter mindestens eine weitere.";

const titelVon = (feld: string): string => EINLESE_SPALTEN.find((spalte) => spalte.feld === feld)?.titel ?? feld;

const zahl = (anzahl: number): string => anzahl.toLocaleString("de-DE");

function checkKopf(spalten: readonly (Einlesespalte | undefined)[]): string[] {
  const felder = spalten.flatMap((spalte) => (spalte === undefined ? [] : [spalte.feld]));
  if (!["name", "verbindung"].every((feld) => felder.includes(feld))) return [OHNE_KOPF];
  const doppelte = felder.filter((feld, stelle) => felder.indexOf(feld) !== stelle);
  return doppelte.map((feld) => `Die Spalte „${titelVon(feld)}“ steht zweimal da.`);
}

/** `namen`: whom the row names besides whom it is about. */
type Roh = { nummer: number; werte: Record<string, Wert>; namen: Record<Namensspalte, string>; fehler: string[] };

/** Reads the cells of one row; what belongs to other rows comes later. */
function readZeile({ nummer, zellen }: DelimitedRow, spalten: readonly (Einlesespalte | undefined)[]): Roh {
  const roh: Roh = { nummer, werte: {}, namen: { gegenueber: "", ueber: "" }, fehler: [] };
  if (zellen.slice(spalten.length).some((zelle) => zelle.trim() !== ""))
    roh.fehler.push("Die Zeile hat mehr Zellen als die erste Zeile Spalten.");
  for (const [stelle, spalte] of spalten.entries()) {
    const text = (zellen[stelle] ?? "").trim();
    if (spalte === undefined) continue;
    if (isNamensspalte(spalte.feld)) {
      roh.namen[spalte.feld] = text;
      continue;
    }
    const zelle = readZelle(spalte.feld, text);
    if ("fehler" in zelle) roh.fehler.push(`${spalte.titel}: ${zelle.fehler}`);
    else roh.werte[spalte.feld] = zelle.wert;
  }
  if ((roh.werte["name"] ?? "") === "") roh.fehler.push("Name: Bitte geben Sie einen Namen an.");
  return roh;
}

const gleich = (a: string, b: string): boolean =>
  a.trim().toLocaleLowerCase("de-DE") === b.trim().toLocaleLowerCase("de-DE");

/** Everybody who can be meant by a name: those of the list, and each row that introduces somebody. */
function listNamen(rohe: readonly Roh[], { zeilen, newUuid }: EinleseLage) {
  const bekannte = listNachbarn(zeilen).map(({ uuid, name }) => ({ uuid, name }));
  const neue = new Map<number, string>();
  for (const [stelle, roh] of rohe.entries()) {
    const name = textOf(roh.werte, "name");
    if (name === "" || bekannte.some((eine) => gleich(eine.name, name))) continue;
    const uuid = newUuid();
    bekannte.push({ uuid, name });
    neue.set(stelle, uuid);
  }
  const findUuid = (name: string): string => bekannte.find((eine) => gleich(eine.name, name))?.uuid ?? "";
  return { neue, findUuid };
}

/** Who holds whom, by way of whom and when; null while it is not known. */
function beziehungVon(zeile: VerbundZeile, eigenes: VerbundEigenes): Beziehungszeit | null {
  const enden = endenVon(zeile, eigenes.uuid);
  const text = (feld: string): string => textOf(zeile.werte, feld);
  return enden && { ...enden, ueber: text("ueber"), gueltigAb: text("gueltigAb"), gueltigBis: text("gueltigBis") };
}

type NeueZeile = VerbundZeile & Pick<Roh, "namen">;

/** What stands in the way of a row besides its cells: who is meant, what stands twice, what can never be. */
function checkZeile(zeile: NeueZeile, vorige: readonly VerbundZeile[], eigenes: VerbundEigenes): string[] {
  const nummer = isErsteZeile(zeile.werte) ? steuernummerVon(zeile.werte) : "";
  const doppelt = vorige.find(({ werte }) => nummer !== "" && isErsteZeile(werte) && steuernummerVon(werte) === nummer);
  const beziehung = beziehungVon(zeile, eigenes);
  const steht = vorige.some((eine) => {
    const andere = beziehungVon(eine, eigenes);
    return beziehung !== null && andere !== null && isDieselbeBeziehung(beziehung, andere);
  });
  const fehlende = NAMENSSPALTEN.filter((feld) => zeile.namen[feld] !== "" && textOf(zeile.werte, feld) === "");
  return [
    ...fehlende.map(
      (feld) => `${titelVon(feld)}: „${zeile.namen[feld]}“ steht weder in der Liste noch in dieser Tabelle.`,
    ),
    ...(doppelt === undefined ? [] : [`Steuernummer: Sie steht schon bei ${textOf(doppelt.werte, "name")}.`]),
    ...(nummer !== "" && nummer === eigenes.steuernummer
      ? ["Steuernummer: Das ist die Ihres eigenen Unternehmens."]
      : []),
    ...(steht ? ["Diese Beziehung steht schon in der Liste oder weiter oben in der Tabelle."] : []),
    ...listUnmoegliches(zeile, eigenes.uuid).map(({ message }) => message),
  ];
}

const OHNE_GEGENUEBER =
  "Verbunden mit: Eine Mutter- oder Tochtergesellschaft ist mit Ihrem Unternehmen verbunden. Bitte leeren Sie die Zelle, oder schreiben Sie als Art der Verbindung „Sonstige“ und unter „Wer hält wen“, wer von beiden Anteile hält.";

/** The columns of a row with something typed that its form would not ask, given its other answers. */
function listUngefragte({ uuid, werte, namen }: NeueZeile, roh: Roh, alle: readonly VerbundZeile[]): string[] {
  const gestellte = pruneIrrelevant(verbundFormular, vollstaendigeZeile(werte), kontextDerZeile(alle, uuid, ""));
  const isGetippt = (feld: string): boolean =>
    isNamensspalte(feld) ? namen[feld] !== "" : (roh.werte[feld] ?? "") !== "";
  // The name of somebody who is known already says who it is.
  return EINLESE_SPALTEN.map(({ feld }) => feld).filter(
    (feld) => feld !== "name" && isGetippt(feld) && (werte[feld] ?? "") !== "" && (gestellte[feld] ?? "") === "",
  );
}

/** The rows with whom they name; what stands against them comes when all are known. */
function toNeueZeilen(rohe: readonly Roh[], lage: EinleseLage): NeueZeile[] {
  const { neue, findUuid } = listNamen(rohe, lage);
  return rohe.map(({ namen, werte }, stelle) => {
    const name = textOf(werte, "name");
    const eigene = neue.get(stelle);
    const bekannt = eigene === undefined && name !== "" ? { bekannt: findUuid(name) } : {};
    const genannte = Object.fromEntries(
      NAMENSSPALTEN.map((feld) => [feld, namen[feld] === "" ? "" : findUuid(namen[feld])]),
    );
    return { uuid: eigene ?? lage.newUuid(), werte: mitVorgaben({ ...werte, ...bekannt, ...genannte }), namen };
  });
}

function toZeilen(rohe: readonly Roh[], lage: EinleseLage): readonly EingeleseneZeile[] {
  const neue = toNeueZeilen(rohe, lage);
  const alle = [...lage.zeilen, ...neue];
  return neue.flatMap((zeile, stelle): EingeleseneZeile[] => {
    const roh = rohe[stelle];
    if (roh === undefined) return [];
    const { uuid, werte, namen } = zeile;
    const ungefragte = listUngefragte(zeile, roh, alle);
    const hasFremdes = ungefragte.includes("gegenueber");
    const vorige = alle.slice(0, lage.zeilen.length + stelle);
    return [
      {
        uuid,
        werte,
        nummer: roh.nummer,
        name: textOf(roh.werte, "name"),
        gegenueber: namen.gegenueber,
        uebergangen: ungefragte.filter((feld) => feld !== "gegenueber").map(titelVon),
        fehler: [...roh.fehler, ...(hasFremdes ? [OHNE_GEGENUEBER] : []), ...checkZeile(zeile, vorige, lage.eigenes)],
      },
    ];
  });
}

/**
 * Reads a table as it is copied from a spreadsheet, or CSV. The first row names the columns. A name that is in the list
 * or further up already means one more relation of the same. Nothing of it is stored here.
 */
export function readVerbundTabelle(text: string, lage: EinleseLage): EingeleseneTabelle {
  const [kopf, ...reihen] = parseDelimited(text);
  if (kopf === undefined) return unlesbar(LEER);
  const frei = Math.max(0, lage.hoechstens - lage.zeilen.length);
  if (reihen.length > frei) {
    const zuViele = `Ihre Tabelle hat ${zahl(reihen.length)} Zeilen, in der Liste ist noch Platz für ${zahl(frei)}. Bitte fügen Sie nur die Unternehmen Ihrer Gruppe ein.`;
    return unlesbar(zuViele);
  }
  const spalten = kopf.zellen.map(findEinlesespalte);
  const fehler = checkKopf(spalten);
  if (fehler.length > 0) return unlesbar(...fehler);
  if (reihen.length === 0) return unlesbar(LEER);
  return {
    fehler: [],
    uebergangen: kopf.zellen.filter((text, stelle) => text !== "" && spalten[stelle] === undefined),
    zeilen: toZeilen(
      reihen.map((reihe) => readZeile(reihe, spalten)),
      lage,
    ),
  };
}

/** Can all of it be stored? */
export const isEinlesbar = ({ fehler, zeilen }: EingeleseneTabelle): boolean =>
  fehler.length === 0 && zeilen.length > 0 && zeilen.every((zeile) => zeile.fehler.length === 0);
