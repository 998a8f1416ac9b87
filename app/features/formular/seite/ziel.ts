import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import { safeTarget } from "~/domain/sitzung/merkziel";
import { fieldName } from "~/formkit/fieldName";
import { isTabEnabled } from "~/formkit/relevance";
import { rowsOf } from "~/formkit/werte";
import { newUuid } from "~/lib/uuid";
import { vorhabenAnker } from "~/features/anlagen";
import { href } from "~/routing/href";
import { knownPath } from "~/routing/knownPath";
import type { Absicht } from "../speichern/absicht";
import { ortHref, type FormularOrt } from "./formularOrt";
import { formVon, type VorhabenWerte } from "./platz";

/** The number of the next tab that can be edited; null after the last. */
function findNaechstenTab(ort: FormularOrt, werte: VorhabenWerte, kontext: AntragKontext): number | null {
  const bereich = { werte, wurzel: werte, kontext };
  const naechster = formVon(ort).tabs.findIndex(
    (eintrag, stelle) => stelle > ort.tab && isTabEnabled(eintrag, bereich),
  );
  return naechster < 0 ? null : naechster;
}

/** A page for the rows of a table as a whole. */
const tabellenHref = (
  seite: "antragZeilen" | "antragTabelle",
  { antragUuid: uuid, vorhabenUuid: vorhaben }: FormularOrt,
  tabelle: string,
): string => href(seite, { uuid }, { vorhaben, tabelle });

/** The next tab, and after the last one the page that says how the whole Antrag stands. */
function zielNachDemTab(ort: FormularOrt, werte: VorhabenWerte, kontext: AntragKontext): string {
  const naechster = findNaechstenTab(ort, werte, kontext);
  if (naechster === null) return href("antragFertig", { uuid: ort.antragUuid });
  return ortHref({ ...ort, tab: naechster, zeile: null });
}

/** The place of the row after one that is deleted; after the last one, that of the button which adds one. */
function naechsteZeile({ tabelle, uuid }: { tabelle: string; uuid: string }, werte: VorhabenWerte): string {
  const index = rowsOf(werte, tabelle).findIndex((zeile) => zeile.uuid === uuid);
  return fieldName("uuid", { tabelle, index: Math.max(index, 0) });
}

type Gespeichert = {
  ort: FormularOrt;
  absicht: Absicht;
  werte: VorhabenWerte;
  kontext: AntragKontext;
  weiter: unknown;
  /** The revision with which a new row would be begun. */
  revision?: number;
};

/**
 * Where the user goes after saving. `weiter` is the page that a leaving user wanted; only a known page of the portal is
 * taken.
 */
export function zielNachSpeichern({ ort, absicht, werte, kontext, weiter, revision }: Gespeichert): string {
  const gewollt = safeTarget(weiter, (pfad) => knownPath(pfad) !== null);
  if (gewollt !== null) return gewollt;
  const tab = { ...ort, zeile: null };
  switch (absicht.art) {
    case "speichernWeiter":
      return zielNachDemTab(ort, werte, kontext);
    case "speichernAnlagen":
      return `${href("antragDateien", { uuid: ort.antragUuid })}#${vorhabenAnker(ort.vorhabenUuid)}`;
    case "zeileNeu":
      return ortHref({ ...tab, zeile: { tabelle: absicht.tabelle, uuid: newUuid(), neu: true, seit: revision } });
    case "zeilenEinfuegen":
      return tabellenHref("antragZeilen", ort, absicht.tabelle);
    case "alsTabelle":
      return tabellenHref("antragTabelle", ort, absicht.tabelle);
    case "zeileLoeschenFragen":
      return ortHref(
        { ...tab, zeile: { tabelle: absicht.tabelle, uuid: absicht.uuid, neu: false } },
        { loeschen: true },
      );
    case "zeileLoeschen":
      return ortHref(tab, { feld: naechsteZeile(absicht, werte) });
    case "speichern":
    case "restVerwerfen":
      return ortHref({ ...ort, zeile: ort.zeile === null ? null : { ...ort.zeile, neu: false } });
    default:
      return ortHref(tab);
  }
}
