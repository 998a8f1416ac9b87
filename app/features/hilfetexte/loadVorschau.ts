import type { HilfetextEingabe, HilfetextMitFassungen } from "~/contract/mitteilung/hilfetextVerwaltung";
import type { Rufe } from "~/contract/wire/call";
import type { FormularArt } from "~/domain/antrag/formular/formulare";
import { ERKLAERUNG_SCHLUESSEL, type Erklaerung, listErklaerungen } from "~/domain/antrag/erklaerungen";
import { nullWennLeer } from "~/domain/hilfe/findHinweis";
import { HILFE_AUS, readHilfeOrt } from "~/domain/hilfe/hilfeOrt";
import { type Hilfetext, selectHilfetext } from "~/domain/hilfe/selectHilfetext";
import { findVorschauort, type Vorschauort } from "~/domain/hilfe/vorschauOrt";

/** What the drawer of the preview shows. `isEigene`: the text that is being edited, not that of another field. */
type GezeigteHilfe = { uuid: string; feld: string; html: string; isActive: boolean; isEigene: boolean };

/** A text at its place in the form, before anybody else sees it. @spec §3 istVorschau, vorschauHilfetext */
export type Vorschau = {
  /** The text as it is typed; what goes back to the editor. */
  eingabe: HilfetextEingabe;
  /** Differs from the draft, or without one from what readers see. */
  isUngespeichert: boolean;
  /** Null for an area without a form of an Antrag. */
  ort: Vorschauort | null;
  /** Null while the drawer is closed, and for a hint, which stands on the page. */
  hilfe: GezeigteHilfe | null;
  /** A hint as it would stand on its pages; null: nothing would, or the text is none. */
  hinweis: string | null;
  /** The declarations of the submission, where they are part of the sample. */
  erklaerungen: Erklaerung[];
};

type Frage = {
  text: HilfetextMitFassungen;
  /** What is typed; null: what is stored. */
  eingabe: HilfetextEingabe | null;
  /** The field that is asked about; null: the one of the text. */
  gefragt: string | null;
};

const JE_REITER_V2 = 100;

/** The forms of an Antrag by their area of the help. */
export const findArt = (bereich: string): FormularArt | null =>
  bereich === "vorhabenV1" ? "V1" : bereich === "vorhabenV2" ? "V2" : null;

function stored({ offene, fassungen }: HilfetextMitFassungen): HilfetextEingabe {
  const { quelle = "", index = 0, isActive = true } = offene ?? fassungen[0] ?? {};
  return { quelle, index: String(index), isActive };
}

/** Text areas send their lines with a carriage return. */
const isSame = (eine: HilfetextEingabe, andere: HilfetextEingabe): boolean =>
  eine.quelle.replaceAll("\r\n", "\n") === andere.quelle.replaceAll("\r\n", "\n") &&
  eine.index === andere.index &&
  eine.isActive === andere.isActive;

function findOrt({ bereich, feld }: HilfetextMitFassungen, index: number): Vorschauort | null {
  const art = findArt(bereich);
  return art === null ? null : findVorschauort(art, feld, art === "V2" ? Math.floor(index / JE_REITER_V2) : null);
}

/** The submission asks for declarations, in the words of the rule that holds. */
async function loadErklaerungen(call: Rufe, { bereich }: HilfetextMitFassungen): Promise<Erklaerung[]> {
  if (bereich !== "einreichen") return [];
  const { bekanntgabeRegel } = await call.konfiguration.getKonfiguration();
  return listErklaerungen(ERKLAERUNG_SCHLUESSEL, bekanntgabeRegel);
}

const hilfeOrt = (bereich: string, ort: Vorschauort | null) =>
  readHilfeOrt(
    bereich,
    new URLSearchParams({
      tab: String(ort?.tab ?? 0),
      ...(ort?.tabelle === undefined || ort.tabelle === null ? {} : { tabelle: ort.tabelle, zeile: "offen" }),
    }),
  );

/** The text that the drawer shows for a field, as readers would get it, but with what is not active. */
async function chooseHilfe(
  call: Rufe,
  eigener: Hilfetext & { uuid: string },
  { ort, gefragt }: { ort: Vorschauort | null; gefragt: string },
): Promise<GezeigteHilfe | null> {
  const { bereich, uuid } = eigener;
  const { data } = await call.hilfe.listHilfetexte({ bereich });
  const andere = data.filter((text) => text.uuid !== uuid).map((text) => ({ ...text.data, uuid: text.uuid }));
  const gezeigt = selectHilfetext([...andere, eigener], hilfeOrt(bereich, ort), { feld: gefragt, istVorschau: true });
  if (gezeigt === null) return null;
  const { feld, text: html, isActive } = gezeigt;
  return { uuid: gezeigt.uuid, feld, html, isActive, isEigene: gezeigt.uuid === uuid };
}

/**
 * What the preview shows: the text of the editor, or what the same place says about another field. Nothing is stored. A
 * text that may not be stored is refused as when it is saved.
 */
export async function loadVorschau(call: Rufe, { text, eingabe, gefragt }: Frage): Promise<Vorschau> {
  const { uuid, bereich, feld, art } = text;
  const bisher = stored(text);
  const jetzt = eingabe ?? bisher;
  const isLeer = eingabe === null && bisher.quelle === "";
  const { html } = isLeer ? { html: "" } : await call.hilfetextVerwaltung.showTextVorschau({ ...jetzt, uuid });
  const index = Number(jetzt.index);
  const ort = findOrt(text, index);
  const eigener = { uuid, bereich, feld, index, text: html, isActive: jetzt.isActive };
  const frage = { ort, gefragt: gefragt ?? feld };
  const isHinweis = art === "HINWEIS";
  return {
    eingabe: jetzt,
    isUngespeichert: !isSame(jetzt, bisher),
    ort,
    hilfe: isHinweis || gefragt === HILFE_AUS ? null : await chooseHilfe(call, eigener, frage),
    hinweis: isHinweis && jetzt.isActive ? nullWennLeer(html) : null,
    erklaerungen: await loadErklaerungen(call, text),
  };
}
