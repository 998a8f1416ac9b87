import type { Rufe } from "~/contract/wire/call";
import type { Schriftsatz } from "~/contract/verfahren/schriftsaetze";
import { SCHRIFTSAETZE } from "~/domain/antrag/schriftsaetze";
import {
  findOrNull,
  formDataVon,
  type GeparktZumAntrag,
  type GetippteAngabe,
  type Konflikt,
  toWerte,
  type Unlesbar,
} from "~/features/formular";
import {
  bereichVonSchriftsatz,
  felderVonSchriftsatz,
  formularVonSchriftsatz,
  listWiderstreite,
} from "~/features/schriftsatz";
import { type AbschnittUnterschied, toUnterschiede } from "~/features/versionen";
import { diffForm } from "~/formkit/diffForm";
import { mergeForm } from "~/formkit/merge/mergeForm";
import { parseTab } from "~/formkit/parseForm";
import { optionsOf } from "~/formkit/relevance";
import { entwurfHref } from "./entwurfArten";
import { revisionVon } from "~/lib/revisionVon";

/**
 * A kept draft against what is stored now: what would change and what is to be decided, or why it can only be copied.
 */
export type GeparkterSchriftsatz = {
  action: string;
  tabLabel: string;
  angaben: GetippteAngabe[];
  hinweise: string[];
} & (
  | {
      art: "pruefen";
      konflikt: Konflikt | null;
      unlesbar: Unlesbar[];
      ticket: string | undefined;
      abschnitte: AbschnittUnterschied[];
    }
  | { art: "nurKopieren"; grund: string }
);

const OHNE_DATEIEN =
  "Dateien, die Sie mit abgesendet haben, wurden nicht aufbewahrt. Bitte hängen Sie sie im Entwurf noch einmal an.";

/** Everything typed, by what was asked; what was left blank is left out. */
function listGetipptes(schriftsatz: Schriftsatz, formData: FormData): GetippteAngabe[] {
  const bereich = bereichVonSchriftsatz(schriftsatz);
  return felderVonSchriftsatz(schriftsatz).flatMap((feld): GetippteAngabe[] => {
    const angebot = feld.options === undefined ? [] : optionsOf(feld, bereich);
    const texte = formData.getAll(feld.key).map(String);
    const text = texte.map((roh) => angebot.find(({ key }) => key === roh)?.title ?? roh).join("\n");
    if (text.trim() === "") return [];
    return [{ name: feld.key, label: feld.label, text: feld.kind === "checkbox" ? "Ja" : text }];
  });
}

/** The same where nobody knows any more what was asked. */
function listTexte(formData: FormData): GetippteAngabe[] {
  const texte = [...formData].flatMap(([name, text]) =>
    typeof text === "string" && name !== "revision" ? [{ name, text }] : [],
  );
  return texte.filter(({ text }) => text.trim() !== "").map((angabe) => ({ ...angabe, label: "Ihre Eingabe" }));
}

function compare(schriftsatz: Schriftsatz, formData: FormData) {
  const { uuid, kontext, basis: frueher } = schriftsatz;
  const form = formularVonSchriftsatz(schriftsatz);
  const jetzt = toWerte(uuid, schriftsatz.werte);
  const basis = frueher === undefined ? jetzt : toWerte(uuid, frueher.werte);
  const eingaben = form.tabs.map((tab) =>
    parseTab(tab, formData, { bisher: basis, scope: { wurzel: basis, kontext } }),
  );
  const gewollt = Object.assign({}, basis, ...eingaben.map(({ werte }) => werte)) as typeof basis;
  const felder = felderVonSchriftsatz(schriftsatz);
  const labelVon = (key: string | undefined): string => felder.find((feld) => feld.key === key)?.label ?? "Angabe";
  const unlesbar = eingaben.flatMap(({ issues }) =>
    issues.map(({ feld, message }) => ({ label: labelVon(feld), message })),
  );
  const show = (neu: typeof basis, konflikt: Konflikt | null) => ({
    konflikt,
    unlesbar,
    ticket: schriftsatz.ticket,
    abschnitte: toUnterschiede(diffForm(form, { alt: jetzt, neu }, kontext), { alle: false }),
  });
  if (frueher === undefined) return show(gewollt, null);
  const merge = mergeForm({ form, staende: { basis, gespeichert: jetzt, gewollt }, kontext }, () => undefined);
  if (merge.konflikte.length === 0) return show(toWerte(uuid, merge.werte), null);
  const urheber = (gesucht: string) => {
    const { von, am } = frueher.seither.find(({ stelle }) => stelle === gesucht) ?? {
      von: schriftsatz.geaendertVon,
      am: schriftsatz.geaendertAm,
    };
    return { von, am };
  };
  const konflikte = merge.konflikte.map((konflikt) => ({ ...konflikt, ...urheber(konflikt.stelle) }));
  return show(toWerte(uuid, merge.werte), {
    basis: frueher.revision,
    gesehen: schriftsatz.revision,
    felder: listWiderstreite(schriftsatz, konflikte),
    uebernommen: merge.uebernommen.map((stelle) => ({ label: labelVon(stelle), ...urheber(stelle) })),
  });
}

function grundVon({ status, sperre }: Schriftsatz): string {
  if (status !== "ENTWURF") return "Das wurde inzwischen eingereicht und lässt sich nicht mehr ändern.";
  return sperre ?? "Sie dürfen diesen Entwurf nicht mehr bearbeiten.";
}

/** Compares a kept draft with what is stored now, by the rules of the save that would take it over. */
export async function loadGeparktenSchriftsatz(call: Rufe, geparkt: GeparktZumAntrag): Promise<GeparkterSchriftsatz> {
  const { antragUuid, gegenstandUuid: uuid } = geparkt;
  const formData = formDataVon(geparkt);
  const revision = revisionVon(formData);
  const schriftsatz = await findOrNull(() => call.schriftsaetze.getSchriftsatz({ antragUuid, uuid, revision }));
  if (schriftsatz === null) {
    const kopf = { action: "", tabLabel: "Entwurf", angaben: listTexte(formData), hinweise: [] };
    return { ...kopf, art: "nurKopieren", grund: "Diesen Entwurf gibt es nicht mehr; jemand hat ihn verworfen." };
  }
  const { titel, hatDateien } = SCHRIFTSAETZE[schriftsatz.art];
  const action = `${entwurfHref(schriftsatz)}?absicht=speichern`;
  const kopf = {
    action,
    tabLabel: titel,
    angaben: listGetipptes(schriftsatz, formData),
    hinweise: hatDateien ? [OHNE_DATEIEN] : [],
  };
  if (!schriftsatz.rechte.bearbeiten)
    return { ...kopf, hinweise: [], art: "nurKopieren", grund: grundVon(schriftsatz) };
  return { ...kopf, art: "pruefen", ...compare(schriftsatz, formData) };
}
