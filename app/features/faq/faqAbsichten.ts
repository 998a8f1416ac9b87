import type { Rufe } from "~/contract/wire/call";
import { textVon } from "~/features/anmeldung";
import { findEntry } from "~/lib/findEntry";
import { isUuid } from "~/lib/uuid";
import { href } from "~/routing/href";
import { bewegungQuery, readZeilenWert, type Richtung } from "./bewegung";

/** Where a button leads, and what is said there; a move says itself where the row stands. */
export type Ergebnis = { ziel: string; meldung: string | null };

/** A row whose button was pressed. `hier`: what the list shows, which stays. */
type Zeile = { uuid: string; womit: string; hier?: Query };

type Query = Readonly<Record<string, string>>;
type Absicht = { run: (call: Rufe, zeile: Zeile) => Promise<Ergebnis> };

const moveTo = (richtung: Richtung): Absicht => ({
  run: async (call, { uuid, womit }) => {
    await call.faq.moveFaqEintrag({ uuid, nachbarUuid: womit });
    return { ziel: href("faqEditView", {}, bewegungQuery({ uuid, richtung })), meldung: null };
  },
});

const setAktiv = (isActive: boolean, wie: string): Absicht => ({
  run: async (call, { uuid, womit, hier = {} }) => {
    const { frage } = await call.faq.setFaqAktiv({ uuid, revision: Number(womit) || 0, isActive });
    return { ziel: href("faqEditView", {}, hier), meldung: `„${frage}“ ist ${wie}.` };
  },
});

/** The buttons of the list, by what they say they do. */
const ABSICHTEN: Readonly<Record<string, Absicht>> = {
  zeileHoch: moveTo("zeileHoch"),
  zeileRunter: moveTo("zeileRunter"),
  aktivieren: setAktiv(true, "jetzt auf der Hilfeseite zu sehen"),
  deaktivieren: setAktiv(false, "auf der Hilfeseite nicht mehr zu sehen"),
};

/** The buttons of the list of categories. */
const KATEGORIE_ABSICHTEN: Readonly<Record<string, Absicht>> = {
  zeileHoch: moveKategorieTo("zeileHoch"),
  zeileRunter: moveKategorieTo("zeileRunter"),
};

function moveKategorieTo(richtung: Richtung): Absicht {
  return {
    run: async (call, { uuid, womit }) => {
      await call.faq.moveFaqKategorie({ uuid, nachbarUuid: womit });
      return { ziel: href("faqKategorien", {}, bewegungQuery({ uuid, richtung })), meldung: null };
    },
  };
}

type Gedrueckt = { run: (call: Rufe) => Promise<Ergebnis> };

function findZeilenAbsicht(
  absichten: Readonly<Record<string, Absicht>>,
  formData: FormData,
  hier: Query = {},
): Gedrueckt | undefined {
  const { art, womit, uuid } = readZeilenWert(textVon(formData, "absicht"));
  const absicht = findEntry(absichten, art);
  const isMoeglich = isUuid(uuid) && (isUuid(womit) || /^\d{1,9}$/.test(womit));
  return absicht === undefined || !isMoeglich ? undefined : { run: (call) => absicht.run(call, { uuid, womit, hier }) };
}

/** The button of the list that was pressed; undefined for an unknown one. */
export const findFaqAbsicht = (formData: FormData, query: URLSearchParams): Gedrueckt | undefined =>
  findZeilenAbsicht(
    ABSICHTEN,
    formData,
    Object.fromEntries([...query].filter(([name, wert]) => wert !== "" && IST_STAND.test(name))),
  );

/** What is looked for, and the pages of the categories. */
const IST_STAND = /^(?:suche|kategorie-[\da-f-]{36}(?:Seite|Bis))$/;

/** The button of the list of categories that was pressed, or its form; undefined for an unknown one. */
export function findKategorienAbsicht(formData: FormData): Gedrueckt | undefined {
  if (formData.get("absicht") !== "anlegen") return findZeilenAbsicht(KATEGORIE_ABSICHTEN, formData);
  const name = textVon(formData, "name");
  return {
    run: async (call) => {
      await call.faq.createFaqKategorie({ name });
      return { ziel: href("faqKategorien"), meldung: `Die Kategorie „${name.trim()}“ ist angelegt.` };
    },
  };
}
