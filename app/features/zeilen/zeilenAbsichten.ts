import type { Aenderung } from "~/contract/antrag/antraege";
import type { Eingaben } from "~/contract/antrag/formAntwort";
import { geparktVon } from "~/contract/antrag/formularGrenze";
import type { Rufe } from "~/contract/wire/call";
import type { Problem } from "~/contract/wire/problem";
import type { FormularArt } from "~/domain/antrag/formular/formulare";
import { MAX_ZEILEN, ZEILENTEXT_MAX } from "~/domain/antrag/formular/zeilenGrenzen";
import { eingabeProblem, textVon } from "~/features/anmeldung";
import { formularHref } from "~/features/antrag";
import { type EingeleseneZeilen, isEinlesbar, readZeilen } from "~/formkit/einlesen/readZeilen";
import { findEntry } from "~/lib/findEntry";
import { isUuid, newUuid } from "~/lib/uuid";
import { textAbdruck } from "./textAbdruck";
import { toVorschau, type ZeilenErgebnis } from "./toVorschau";
import { GESEHEN_FELD, ZEILEN_FELD } from "./zeilenEntwurf";
import { readZeilenOrt, type ZeilenOrt } from "./zeilenOrt";
import { findSperre, findZeilenStand, type ZeilenStand } from "./zeilenStand";

/** The answer to pasted rows: what they say one by one, or why they are refused; with everything typed. */
export type ZeilenAntwort = {
  problem: Problem | null;
  eingaben: Eingaben;
  vorschau: ZeilenErgebnis | null;
  /** The revision that the preview was made with, which the rows are added to. */
  revision: number | null;
  /** The digest of the text that the preview was made of: no other one is taken over. */
  gesehen: string | null;
};

type Versuch<T> = { ok: true; value: T } | { ok: false; problem: Problem };
/** What a button of a page for a table as a whole works with. */
export type TabellenSeite = {
  call: Rufe;
  withSchluessel: (formData: FormData) => Rufe;
  attempt: <T>(calls: () => Promise<T>) => Promise<Versuch<T>>;
  antragUuid: string;
  art: FormularArt;
  url: URL;
  eingaben: Eingaben;
};
type Erledigt = { antwort: ZeilenAntwort } | { to: string; text: string };
type Absicht = (seite: TabellenSeite, formData: FormData) => Promise<Erledigt>;

const textIn = (formData: FormData): string => textVon(formData, ZEILEN_FELD);

/** The last group of a uuid has this many digits to count rows in. */
const ZIFFERN = 4;

/**
 * The id of each new row: the key of the form, counted on, so that the same form sent twice adds the same rows once.
 */
function uuidsAus(schluessel: unknown): (stelle: number) => string {
  const anfang = (isUuid(schluessel) ? schluessel : newUuid()).toLowerCase().slice(0, -ZIFFERN);
  return (stelle) => `${anfang}${stelle.toString(16).padStart(ZIFFERN, "0")}`;
}

function readIn({ tabelle, wurzel, kontext }: ZeilenStand, formData: FormData): EingeleseneZeilen {
  return readZeilen(textIn(formData), {
    tabelle,
    wurzel,
    kontext,
    zeilenHoechstens: MAX_ZEILEN,
    zeichenHoechstens: ZEILENTEXT_MAX,
    uuidAn: uuidsAus(formData.get("schluessel")),
  });
}

const abgelehnt = (problem: Problem, { eingaben }: Pick<TabellenSeite, "eingaben">): Erledigt => ({
  antwort: { problem, eingaben, vorschau: null, revision: null, gesehen: null },
});

/** Where the rows of the form belong; null when that is gone. */
function findStand({ call, url, antragUuid, art }: TabellenSeite, revision?: number): Promise<ZeilenStand | null> {
  const ort: ZeilenOrt | null = readZeilenOrt(url, antragUuid);
  const mehr = revision === undefined ? {} : { revision };
  return ort === null ? Promise.resolve(null) : findZeilenStand(call, { ort, art, ...mehr });
}

/** Why nothing can be added; the page itself says more. */
const nichtMoeglich = (grund: string | null): Problem =>
  eingabeProblem({ [ZEILEN_FELD]: grund ?? "Dieses Vorhaben gibt es nicht mehr. Es ist nichts gespeichert." });

/** The rows to look at. `anlass`: why they are shown again though they were to be taken over. */
async function preview(seite: TabellenSeite, formData: FormData, anlass: Problem | null = null): Promise<Erledigt> {
  const stand = await findStand(seite);
  if (stand === null) return abgelehnt(nichtMoeglich(null), seite);
  const sperre = findSperre(stand);
  if (sperre !== null) return abgelehnt(nichtMoeglich(sperre), seite);
  const gelesen = readIn(stand, formData);
  if (gelesen.fehler.length > 0) return abgelehnt(eingabeProblem({ [ZEILEN_FELD]: gelesen.fehler.join(" ") }), seite);
  const { eingaben } = seite;
  const gesehen = await textAbdruck(textIn(formData));
  const vorschau = toVorschau(gelesen, stand);
  return { antwort: { problem: anlass, eingaben, vorschau, revision: stand.revision, gesehen } };
}

function toAenderungen({ zeilen }: EingeleseneZeilen, { tabelle: { key, rows } }: ZeilenStand): Aenderung[] {
  const alle = zeilen.map(({ uuid, werte }) => ({ ...werte, uuid }));
  if (rows === "fest") return [{ art: "felder", werte: { [key]: alle } }];
  return alle.map((zeile) => ({ art: "zeileSpeichern", tabelle: key, zeile }));
}

const meldungVon = (anzahl: number): string =>
  `${anzahl === 1 ? "Eine Zeile ist" : `${String(anzahl)} Zeilen sind`} übernommen und gespeichert.`;

const GEAENDERT =
  "Inzwischen hat jemand anderes dieses Vorhaben geändert. Es ist noch nichts übernommen. Bitte sehen Sie die Vorschau noch einmal durch.";

/** Why the preview is shown again: the text is another one, or it says something else by now. */
const nochNicht = (grund: string): Problem => ({
  ...eingabeProblem({}),
  userMessage: `${grund} Es ist noch nichts übernommen. Bitte sehen Sie die Vorschau noch einmal durch.`,
});
const TEXT_GEAENDERT = nochNicht("Der Text ist ein anderer als in der Vorschau.");
const STAND_GEAENDERT = nochNicht("Seit der Vorschau hat sich am Vorhaben etwas geändert.");

/** Nobody has saved what was read before; what others have done since is merged by the save. */
const revisionIn = (formData: FormData): number | undefined => {
  const text = textVon(formData, "revision");
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
};

/**
 * Adds all rows in one save, by the same way as the form, if they are those that were looked at. What cannot be read
 * any more, or only a person can decide, is shown again with what is stored now; refused for another reason, the text
 * stays.
 */
async function takeOver(seite: TabellenSeite, formData: FormData): Promise<Erledigt> {
  if (textVon(formData, GESEHEN_FELD) !== (await textAbdruck(textIn(formData))))
    return preview(seite, formData, TEXT_GEAENDERT);
  const stand = await findStand(seite, revisionIn(formData));
  if (stand === null) return abgelehnt(nichtMoeglich(null), seite);
  const sperre = findSperre(stand);
  if (sperre !== null) return abgelehnt(nichtMoeglich(sperre), seite);
  const gelesen = readIn(stand, formData);
  if (!isEinlesbar(gelesen)) return preview(seite, formData, STAND_GEAENDERT);
  const { ort, revision, nummer } = stand;
  const speicherung = {
    uuid: ort.antragUuid,
    vorhabenUuid: ort.vorhabenUuid,
    revision,
    aenderungen: toAenderungen(gelesen, stand),
    ...geparktVon(formData),
  };
  const call = seite.withSchluessel(formData);
  const gespeichert = await seite.attempt(() => call.antraege.saveVorhaben(speicherung));
  if (gespeichert.ok) {
    const to = formularHref({ antragUuid: ort.antragUuid, art: seite.art }, ort.vorhabenUuid, nummer);
    return { to, text: meldungVon(gelesen.zeilen.length) };
  }
  const { problem } = gespeichert;
  if (problem.konflikt !== undefined) return preview(seite, formData, { ...problem, userMessage: GEAENDERT });
  return problem.code === "EINGABE_UNGUELTIG" ? preview(seite, formData, problem) : abgelehnt(problem, seite);
}

/** What the buttons do. */
const ABSICHTEN = {
  vorschau: (seite, formData) => preview(seite, formData),
  uebernehmen: takeOver,
} as const satisfies Record<string, Absicht>;

/** The button that was pressed; the preview for everything else. */
export const findZeilenAbsicht = (formData: FormData): Absicht =>
  findEntry<Absicht>(ABSICHTEN, formData.get("absicht")) ?? ABSICHTEN.vorschau;
