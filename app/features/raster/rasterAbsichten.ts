import { geparktVon } from "~/contract/antrag/formularGrenze";
import type { Eingaben } from "~/contract/antrag/formAntwort";
import type { Uebernommen } from "~/contract/antrag/zusammenfuehrung";
import type { Problem } from "~/contract/wire/problem";
import { rasterName } from "~/domain/antrag/formular/raster";
import { type FormularArt, formulare } from "~/domain/antrag/formular/formulare";
import { eingabeProblem, textVon } from "~/features/anmeldung";
import { formularHref } from "~/features/antrag";
import { WEITERSCHREIBEN } from "~/features/aufbewahrung";
import { listUebernommene, listUnentschiedene, readEntscheidungen, toKonflikt } from "~/features/formular";
import {
  findSperre,
  findZeilenStand,
  readZeilenOrt,
  type TabellenSeite as Seite,
  type ZeilenStand,
} from "~/features/zeilen";
import { aufzaehlung } from "~/lib/aufzaehlung";
import { findEntry } from "~/lib/findEntry";
import { newUuid } from "~/lib/uuid";
import { FOLGE, type RasterAntwort, withFolgejahren, withNeuerZeile } from "./rasterAntwort";
import { withZeilen } from "./rasterFelder";
import { rasterHref } from "./rasterOrt";
import { type RasterEingabe, readRaster } from "./readRaster";

/** `isZu`: nothing can be saved there any more, so that what was typed needs another place. */
type Erledigt = { antwort: RasterAntwort; isZu?: true } | { to: string; text: string };
type Absicht = (seite: Seite, formData: FormData) => Promise<Erledigt>;

/** The page again, with everything that was typed. */
const show = (eingaben: Eingaben, mehr: Partial<RasterAntwort> = {}): { antwort: RasterAntwort } => ({
  antwort: { problem: null, konflikt: null, eingaben, ...mehr },
});

/** Why nothing can be saved; the page itself says more. */
const nichtMoeglich = (grund: string): Problem => ({ ...eingabeProblem({}), userMessage: grund });
const FORT = "Dieses Vorhaben gibt es nicht mehr. Es ist nichts gespeichert.";

const showZu = ({ eingaben }: Seite, grund: string): Erledigt => ({
  ...show(eingaben, { problem: nichtMoeglich(grund) }),
  isZu: true,
});

const revisionVon = (formData: FormData): number => Number(/^\d{1,9}$/.exec(textVon(formData, "revision"))?.[0] ?? 0);

/** The button that was pressed: of a form that was kept and is opened again, not the one of that time. */
const absichtIn = (formData: FormData): string => formData.getAll("absicht").map(String).at(-1) ?? "";

/** The table as it was when the page came, if that is known still. */
function findStand({ call, url, antragUuid, art }: Seite, formData: FormData): Promise<ZeilenStand | null> {
  const ort = readZeilenOrt(url, antragUuid);
  return ort === null ? Promise.resolve(null) : findZeilenStand(call, { ort, art, revision: revisionVon(formData) });
}

/** What others have saved meanwhile, by the names that people know. */
function gespeichertText(zusammengefuehrt: readonly Uebernommen[], { neueste }: ZeilenStand, art: FormularArt): string {
  const andere = listUebernommene(zusammengefuehrt, { form: formulare[art], werte: neueste });
  if (andere.length === 0) return "Gespeichert.";
  return `Gespeichert. Von anderen kam inzwischen dazu: ${aufzaehlung(andere.map(({ label }) => label))}.`;
}

/** The refusals of the backend at the cells that they are about; what is about none stands above the table. */
const anDenZellen = (problem: Problem): Problem => ({
  ...problem,
  errors: problem.errors.map((fehler) => ({ ...fehler, property: rasterName(fehler.uuid, fehler.property) })),
});

type Vorgang = { stand: ZeilenStand; eingabe: RasterEingabe; formData: FormData };

function refuse({ eingaben, art }: Seite, { stand, eingabe, formData }: Vorgang, problem: Problem): Erledigt {
  if (problem.konflikt === undefined) return show(eingaben, { problem: anDenZellen(problem) });
  const meine = withZeilen(
    stand,
    eingabe.zeilen.map(({ gelesen }) => gelesen.werte),
  );
  const konflikt = toKonflikt(problem.konflikt, stand.revision, {
    form: formulare[art],
    gespeichert: stand.neueste,
    meine,
    kontext: stand.kontext,
    unentschieden: listUnentschiedene(formData),
  });
  return show(eingaben, { problem, konflikt });
}

type Ziel = (stand: ZeilenStand, art: FormularArt) => string;

/**
 * Saves what was changed by the call of the form, in one revision: rights, merge, lock, history and live notices are
 * those of every save. Refused, everything typed comes back.
 */
const saveRaster =
  (zielVon: Ziel): Absicht =>
  async (seite, formData) => {
    const stand = await findStand(seite, formData);
    if (stand === null) return showZu(seite, FORT);
    const sperre = findSperre(stand);
    if (sperre !== null) return showZu(seite, sperre);
    const eingabe = readRaster(stand, formData, stand.neueste);
    const { aenderungen, issues, reste } = eingabe;
    if (issues.length > 0) return show(seite.eingaben, { problem: { ...eingabeProblem({}), errors: issues } });
    const to = zielVon(stand, seite.art);
    if (aenderungen.length === 0) return { to, text: "Es gab nichts zu speichern." };
    const speicherung = {
      uuid: stand.ort.antragUuid,
      vorhabenUuid: stand.ort.vorhabenUuid,
      revision: revisionVon(formData),
      aenderungen,
      ...readEntscheidungen(formData),
      ...geparktVon(formData),
      ...(reste.length > 0 && { reste }),
    };
    const call = seite.withSchluessel(formData);
    const versuch = await seite.attempt(() => call.antraege.saveVorhaben(speicherung));
    if (!versuch.ok) {
      // Closed in the moment between the reading and the save.
      const jetzt = await findStand(seite, formData);
      const grund = jetzt === null ? FORT : findSperre(jetzt);
      return grund === null ? refuse(seite, { stand, eingabe, formData }, versuch.problem) : showZu(seite, grund);
    }
    return { to, text: gespeichertText(versuch.value.zusammengefuehrt ?? [], stand, seite.art) };
  };

const zumReiter: Ziel = ({ ort, nummer }, art) =>
  formularHref({ antragUuid: ort.antragUuid, art }, ort.vorhabenUuid, nummer);

/** Fills the blank years of one line; saves nothing. */
async function fill(seite: Seite, formData: FormData): Promise<Erledigt> {
  const stand = await findStand(seite, formData);
  const key = absichtIn(formData).slice(FOLGE.length);
  return show(stand === null ? seite.eingaben : withFolgejahren(seite.eingaben, key, stand));
}

/** What the buttons do. */
const ABSICHTEN = {
  speichern: saveRaster(({ ort }) => rasterHref(ort)),
  zurueck: saveRaster(zumReiter),
  zeile: ({ eingaben }) => Promise.resolve(show(withNeuerZeile(eingaben, newUuid()))),
  [WEITERSCHREIBEN]: ({ eingaben }) => Promise.resolve(show(eingaben)),
} as const satisfies Record<string, Absicht>;

/** The button that was pressed; saving for everything else. */
export function findRasterAbsicht(formData: FormData): Absicht {
  const absicht = absichtIn(formData);
  return absicht.startsWith(FOLGE) ? fill : (findEntry<Absicht>(ABSICHTEN, absicht) ?? ABSICHTEN.speichern);
}
