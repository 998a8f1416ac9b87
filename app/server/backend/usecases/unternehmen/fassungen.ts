import type { Geaendert, ZeilenFassung } from "~/contract/unternehmen/fassungen";
import type { FormDefinition, FormKontext, Werte } from "~/formkit/field";
import { isStored } from "~/formkit/kinds";
import { Ablehnung } from "../../ablehnung";
import type { Revisionen } from "../../storage/revisionStore";
import { problem } from "../antraege/wertPruefung";

/** A form of the company, and its answers with blanks for what was never answered. */
type Fragen<K extends FormKontext> = { form: FormDefinition<K>; vollstaendig: (werte: Werte) => Werte };

/** What a version has changed, by field. */
export function listAenderungen<K extends FormKontext>(
  { form, vollstaendig }: Fragen<K>,
  davor: Werte,
  danach: Werte,
): Geaendert {
  const [alte, neue] = [vollstaendig(davor), vollstaendig(danach)];
  const felder = form.tabs.flatMap(({ fields }) => fields).filter(({ kind }) => isStored(kind));
  return Object.fromEntries(
    felder.flatMap(({ key }) => {
      const [alt = null, neu = null] = [alte[key], neue[key]];
      return JSON.stringify(alt) === JSON.stringify(neu) ? [] : [[key, { alt, neu }]];
    }),
  );
}

/** Every kept version of a row, newest first; `revision` is the stored one. */
export async function listZeilenFassungen<K extends FormKontext>(
  revisionen: Revisionen,
  revision: number,
  fragen: Fragen<K>,
): Promise<ZeilenFassung[]> {
  const fassungen = await revisionen.list({ nach: 0, bis: revision, anzahl: revision });
  return fassungen.map(({ werte, am, ...fassung }, stelle) => {
    const aeltere = fassungen[stelle + 1];
    const istDavor = aeltere?.revision === fassung.revision - 1;
    const davor = istDavor ? aeltere.werte : fassung.revision === 1 ? {} : null;
    const geaendert = davor === null ? null : listAenderungen(fragen, davor, werte);
    return { ...fassung, am: am.toISOString(), geaendert };
  });
}

/**
 * The answers of an earlier version that is to be the present one. Throws NICHT_GEFUNDEN for one that is not kept, and
 * REVISION_VERALTET unless the person has seen what is stored now.
 */
export async function getFruehereWerte(
  revisionen: Revisionen,
  stand: { revision: number },
  { fassung, revision }: { fassung: number; revision: number },
): Promise<Werte> {
  const werte = await revisionen.findWerte(fassung);
  if (werte === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  if (stand.revision !== revision) throw new Ablehnung("REVISION_VERALTET");
  return werte;
}

const NICHT_MEHR_WAEHLBAR =
  "Diese Fassung bezieht sich auf einen Eintrag, den man hier nicht mehr wählen kann. Bitte ändern Sie die heutigen Angaben von Hand.";

/** Throws EINGABE_UNGUELTIG where a version names somebody in one of these fields who cannot be chosen any more. */
export function requireNochWaehlbar(uuid: string, nichtWaehlbare: readonly string[]): void {
  if (nichtWaehlbare.length > 0)
    throw new Ablehnung(
      "EINGABE_UNGUELTIG",
      nichtWaehlbare.map((key) => problem(uuid, key, NICHT_MEHR_WAEHLBAR)),
    );
}
