import type { Geparkt, VorhabenOrt } from "~/contract/antrag/geparkteEingaben";
import type { Rufe } from "~/contract/wire/call";
import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import type { Werte } from "~/formkit/field";
import { mergeForm } from "~/formkit/merge/mergeForm";
import { rowsOf } from "~/formkit/werte";
import type { FormularArt } from "~/domain/antrag/formular/formulare";
import type { Aenderung } from "~/contract/antrag/antraege";
import type { Konflikt } from "../seite/formularDaten";
import { ortHref, readOrt, type FormularOrt } from "../seite/formularOrt";
import { listGetipptes, type GetippteAngabe } from "../felder/getippteAngaben";
import { findUrheber } from "./geparktUrheber";
import { toKonflikt } from "./konflikt";
import { labelVon } from "../felder/labelVon";
import { aenderungenAus, readEingabe } from "./readEingabe";
import { toWerte } from "../seite/toWerte";
import { formVon, tabAn } from "../seite/platz";
import { platzVon } from "./savePlatz";
import { eingabenAus } from "../seite/texte";
import { revisionVon } from "../seite/vorhabenAktionen";

/** A kept form that belongs to an Antrag. */
export type GeparktZumAntrag = Geparkt & { antragUuid: string; gegenstandUuid: string; formular: FormularArt };

/** Does it belong to an Antrag, and not to the company as a whole? */
export const isZumAntrag = (geparkt: Geparkt): geparkt is GeparktZumAntrag =>
  geparkt.antragUuid !== null && geparkt.gegenstandUuid !== null && geparkt.formular !== null;

/** A kept form of a Vorhaben. */
export type GeparktesVorhaben = GeparktZumAntrag & { ort: VorhabenOrt };

/** What cannot be stored as it was typed. */
export type Unlesbar = { label: string; message: string };

/**
 * A kept form against what is stored now. `pruefen`: `jetzt` is stored, `neu` would be after taking it over, where
 * nothing is to be decided; `konflikt` is what is. `fort`: the Vorhaben is gone, but a new one can be made.
 * `nurKopieren`: nothing can be stored any more.
 */
export type GeparktLage = {
  /** Where the form is posted to. */
  action: string;
  tabLabel: string;
  angaben: GetippteAngabe[];
} & (
  | {
      art: "pruefen";
      formular: FormularArt;
      jetzt: Werte;
      neu: Werte;
      kontext: AntragKontext;
      konflikt: Konflikt | null;
      unlesbar: Unlesbar[];
      ticket: string | undefined;
      titel: string;
    }
  | { art: "fort" }
  | { art: "nurKopieren"; grund: string }
);

/** The posted form as it was. */
export function formDataVon({ felder }: Pick<Geparkt, "felder">): FormData {
  const formData = new FormData();
  for (const [name, text] of new URLSearchParams(felder)) formData.append(name, text);
  return formData;
}

function ortVon({ ort, formular }: GeparktesVorhaben): FormularOrt | null {
  const url = new URL("http://ort");
  const zeile = { tabelle: ort.tabelle, zeile: ort.zeile, neu: ort.neu ? "1" : null };
  for (const [name, text] of Object.entries({ vorhaben: ort.vorhabenUuid, tab: ort.tab, ...zeile })) {
    if (text !== null) url.searchParams.set(name, text);
  }
  return readOrt(url, ort.antragUuid, formular);
}

/** The answer of a call, or null where the portal would show its not-found page. */
export async function findOrNull<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (thrown) {
    if (thrown instanceof Response && thrown.status === 404) return null;
    throw thrown;
  }
}

/** The answers with the changes of a form; the backend does the same, and knows better what it refuses. */
function withAenderungen(basis: Werte, aenderungen: readonly Aenderung[]): Werte {
  let neu = basis;
  for (const aenderung of aenderungen) {
    if (aenderung.art === "felder") {
      for (const [key, wert] of Object.entries(toWerte("", aenderung.werte))) {
        if (key === "uuid") continue;
        const geaenderte = new Map(rowsOf({ wert }, "wert").map((zeile) => [zeile.uuid, zeile]));
        neu = {
          ...neu,
          [key]:
            geaenderte.size === 0
              ? wert
              : rowsOf(neu, key).map((zeile) => ({ ...zeile, ...geaenderte.get(zeile.uuid) })),
        };
      }
    } else if (aenderung.art === "zeileSpeichern") {
      const { tabelle, zeile } = aenderung;
      const werte = toWerte(zeile.uuid, zeile);
      const alte = rowsOf(neu, tabelle);
      const isBekannt = alte.some(({ uuid }) => uuid === werte.uuid);
      neu = {
        ...neu,
        [tabelle]: isBekannt ? alte.map((z) => (z.uuid === werte.uuid ? { ...z, ...werte } : z)) : [...alte, werte],
      };
    }
  }
  return neu;
}

type Gelesen = Awaited<ReturnType<Rufe["antraege"]["getVorhaben"]>>;

async function compare(
  call: Rufe,
  { ort, formData, gelesen }: { ort: FormularOrt; formData: FormData; gelesen: Gelesen },
) {
  const { vorhaben, kontext, basis: frueher } = gelesen;
  const form = formVon(ort);
  const jetzt = toWerte(vorhaben.uuid, vorhaben.werte);
  const basis = frueher === undefined ? jetzt : toWerte(vorhaben.uuid, frueher.werte);
  const platz = platzVon(ort, basis);
  const eingabe = readEingabe(platz, formData, { wurzel: basis, kontext });
  const gewollt = withAenderungen(basis, aenderungenAus(platz, eingabe.werte, formData));
  const unlesbar = eingabe.issues.map(({ feld, message }) => ({
    label: labelVon(ort, feld ?? "") ?? "Angabe",
    message,
  }));
  if (frueher === undefined) return { jetzt, neu: gewollt, konflikt: null, unlesbar };
  const merge = mergeForm({ form, staende: { basis, gespeichert: jetzt, gewollt }, kontext }, () => undefined);
  if (merge.konflikte.length === 0) return { jetzt, neu: merge.werte, konflikt: null, unlesbar };
  const urheber = await findUrheber(call, {
    uuid: ort.antragUuid,
    vorhabenUuid: ort.vorhabenUuid,
    nach: frueher.revision,
    vorhaben,
  });
  const lage = {
    revision: vorhaben.revision,
    konflikte: merge.konflikte.map((konflikt) => ({ ...konflikt, ...urheber(konflikt.stelle) })),
    uebernommen: merge.uebernommen.map((stelle) => ({ stelle, ...urheber(stelle) })),
  };
  const umstand = { form, gespeichert: jetzt, meine: gewollt, kontext, unentschieden: [] };
  return { jetzt, neu: merge.werte, konflikt: toKonflikt(lage, frueher.revision, umstand), unlesbar };
}

const GRUND = "Dieser Antrag kann nicht mehr bearbeitet werden.";

/**
 * Compares a kept form with what is stored now, by the rules of the save that would take it over; null when it names no
 * place.
 */
export async function loadGeparktLage(call: Rufe, geparkt: GeparktesVorhaben): Promise<GeparktLage | null> {
  const ort = ortVon(geparkt);
  if (ort === null) return null;
  const { antragUuid: uuid, vorhabenUuid } = ort;
  const formData = formDataVon(geparkt);
  const kopf = { action: ortHref(ort), tabLabel: tabAn(ort).label, angaben: listGetipptes(ort, eingabenAus(formData)) };
  const gelesen = await findOrNull(() =>
    call.antraege.getVorhaben({ uuid, vorhabenUuid, revision: revisionVon(formData) }),
  );
  if (gelesen === null) {
    const antrag = await findOrNull(() => call.antraege.getAntrag({ uuid }));
    return antrag?.rechte.bearbeiten === true
      ? { ...kopf, art: "fort" }
      : { ...kopf, art: "nurKopieren", grund: GRUND };
  }
  const { antrag, kontext, ticket } = gelesen;
  if (!antrag.rechte.bearbeiten) return { ...kopf, art: "nurKopieren", grund: GRUND };
  const stelle = antrag.vorhaben.findIndex((eintrag) => eintrag.uuid === gelesen.vorhaben.uuid);
  const titel = antrag.vorhaben[stelle]?.titel || `Vorhaben ${String(stelle + 1)}`;
  const vergleich = await compare(call, { ort, formData, gelesen });
  return { ...kopf, art: "pruefen", formular: ort.formular ?? "V2", kontext, ticket, titel, ...vergleich };
}
