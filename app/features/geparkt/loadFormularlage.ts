import type { Geparkt } from "~/contract/antrag/geparkteEingaben";
import type { Rufe } from "~/contract/wire/call";
import { type Entwurf, findOrNull, formDataVon, geparktTitel, type GetippteAngabe } from "~/features/formular";
import { wortDifferenz } from "~/lib/wortDifferenz";
import { findStand } from "./findStand";
import type { Formularstand } from "./formularstand";
import type { Geparktlage, Pruefung } from "./geparktlage";

const GELOESCHT = "Diesen Eintrag gibt es nicht mehr; vielleicht hat ihn jemand gelöscht.";
const NUR_LESEN = "Sie dürfen dieses Formular nicht mehr absenden.";
const GEAENDERT =
  "Diese Angaben hat inzwischen auch jemand anderes geändert. Mit „Übernehmen“ werden beide Fassungen zusammengeführt; wo das nicht geht, fragt das Formular Sie.";
const GEAENDERT_IM_FORMULAR =
  "Inzwischen hat jemand anderes gespeichert. Überschrieben wird dadurch nichts: Wenn Sie im Formular speichern, zeigt es Ihnen zuerst, was jetzt gespeichert ist.";
const OEFFNET = "Mit „Übernehmen“ öffnet sich das Formular mit Ihren Eingaben.";

/** What is typed under each name; a control that was shown and posts nothing has nothing chosen. */
function listTexte(formData: FormData, labels: Entwurf["labels"]): [string, string[]][] {
  const gezeigte = formData.getAll("gezeigt").map(String);
  const namen = [...new Set([...formData.keys(), ...gezeigte])].filter((name) => labels[name] !== undefined);
  return namen.map((name) => [name, formData.getAll(name).map(String)]);
}

/** Everything typed, readable; what was left blank is left out. */
const listAngaben = (
  texte: readonly [string, string[]][],
  { labels, lesbar }: Pick<Entwurf, "labels" | "lesbar">,
): GetippteAngabe[] =>
  texte
    .filter(([, typed]) => typed.some((text) => text.trim() !== ""))
    .map(([name, typed]) => ({ name, label: labels[name] ?? "Ihre Eingabe", text: lesbar(name, typed) }));

/** The revision that the form was made from: for the table of several rows the sum of theirs. */
const revisionIn = (formData: FormData): number =>
  [...formData]
    .filter(([name]) => name === "revision" || name.endsWith("-revision"))
    .reduce((summe, [, revision]) => summe + (Number(revision) || 0), 0);

/** What would change: exact as long as nobody else has saved, otherwise the save merges. */
function compare(texte: readonly [string, string[]][], entwurf: Entwurf, isVeraltet: boolean): Pruefung["abschnitte"] {
  if (isVeraltet) return [];
  const { basis, labels, lesbar } = entwurf;
  const read = (name: string, text: string | string[]) => ([text].flat().join("") === "" ? "" : lesbar(name, text));
  const felder = texte.flatMap(([name, typed]) => {
    const [alt, neu] = [read(name, basis[name] ?? ""), read(name, typed)];
    if (alt === neu) return [];
    return [{ label: labels[name] ?? "", isGeaendert: true, teile: wortDifferenz(alt, neu) }];
  });
  return felder.length === 0 ? [] : [{ key: "angaben", titel: "Angaben", felder }];
}

function listHinweise({ oeffnen }: Formularstand, isVeraltet: boolean): string[] {
  if (oeffnen === undefined) return isVeraltet ? [GEAENDERT] : [];
  return isVeraltet ? [GEAENDERT_IM_FORMULAR, OEFFNET] : [OEFFNET];
}

/**
 * Compares a kept form of the company or of staff with what is stored now. The save that takes it over merges, or the
 * form is opened again with the revision that it was made from.
 */
export async function loadFormularlage(call: Rufe, geparkt: Geparkt): Promise<Geparktlage | null> {
  const formularstand = findStand(geparkt);
  if (formularstand === undefined) return null;
  const formData = formDataVon(geparkt);
  const { labels, load, actionVon, oeffnen } = formularstand;
  const stand = await findOrNull(() => load(call, geparkt.gegenstandUuid ?? undefined));
  const lesen = stand?.entwurf ?? { labels, lesbar: (_: string, text: string | string[]) => [text].flat().join("\n") };
  const texte = listTexte(formData, lesen.labels);
  const kopf = {
    action: actionVon(geparkt.gegenstandUuid ?? undefined),
    titel: geparktTitel(geparkt),
    tabLabel: "",
    angaben: listAngaben(texte, lesen),
    hinweise: [],
  };
  if (stand === null) return { ...kopf, art: "nurKopieren", grund: GELOESCHT };
  if (!stand.darf) return { ...kopf, art: "nurKopieren", grund: NUR_LESEN };
  const isVeraltet = revisionIn(formData) !== stand.entwurf.revision;
  return {
    ...kopf,
    hinweise: listHinweise(formularstand, isVeraltet),
    art: "pruefen",
    konflikt: null,
    unlesbar: [],
    ticket: stand.ticket,
    ...(oeffnen === undefined ? {} : { oeffnen }),
    isVeraltet,
    abschnitte: compare(texte, stand.entwurf, isVeraltet),
  };
}
