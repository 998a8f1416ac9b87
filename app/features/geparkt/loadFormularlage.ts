import type { Geparkt } from "~/contract/antrag/geparkteEingaben";
import type { Rufe } from "~/contract/wire/call";
import { type Entwurf, findOrNull, formDataVon, geparktTitel } from "~/features/formular";
import { findStand } from "./findStand";
import type { Formularstand } from "./formularstand";
import type { Geparktlage, Pruefung } from "./geparktlage";
import { type GetippteTexte, listAbweichungen, listAngaben, listTexte } from "./vergleichVon";

const GELOESCHT = "Diesen Eintrag gibt es nicht mehr; vielleicht hat ihn jemand gelöscht.";
const NUR_LESEN = "Sie dürfen dieses Formular nicht mehr absenden.";
const GEAENDERT =
  "Diese Angaben hat inzwischen auch jemand anderes geändert. Mit „Übernehmen“ werden beide Fassungen zusammengeführt; wo das nicht geht, fragt das Formular Sie.";
const GEAENDERT_IM_FORMULAR =
  "Inzwischen hat jemand anderes gespeichert. Überschrieben wird dadurch nichts: Wenn Sie im Formular speichern, zeigt es Ihnen zuerst, was jetzt gespeichert ist.";
const OEFFNET = "Mit „Übernehmen“ öffnet sich das Formular mit Ihren Eingaben.";

/** The revision that the form was made from: for the table of several rows the sum of theirs. */
const revisionIn = (formData: FormData): number =>
  [...formData]
    .filter(([name]) => name === "revision" || name.endsWith("-revision"))
    .reduce((summe, [, revision]) => summe + (Number(revision) || 0), 0);

/** What would change: exact as long as nobody else has saved, otherwise the save merges. */
function compare(texte: GetippteTexte, entwurf: Entwurf, isVeraltet: boolean): Pruefung["abschnitte"] {
  const felder = isVeraltet ? [] : listAbweichungen(texte, entwurf);
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
  const stand = await findOrNull(() => load(call, geparkt.gegenstandUuid ?? undefined, formData));
  const lesen = stand?.entwurf ?? { labels, lesbar: (_: string, text: string | string[]) => [text].flat().join("\n") };
  const texte = listTexte(formData, lesen.labels);
  const kopf = {
    action: actionVon(geparkt.gegenstandUuid ?? undefined, formData),
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
