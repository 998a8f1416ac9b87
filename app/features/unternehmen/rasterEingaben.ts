import type { Eingaben } from "~/contract/antrag/formAntwort";
import type { Problem } from "~/contract/wire/problem";
import type { JahrBereich } from "~/domain/statistik/jahrFeld";
import { feldVonJahr, RASTER_FELDER, rasterFormular } from "~/domain/statistik/jahrRaster";
import { type Entwurf, readEntscheidungen, toFormData } from "~/features/formular";
import { entwurfVon } from "./entwurfVon";
import type { StatistikDaten } from "./loadJahr";
import { listRasterJahre, type RasterJahr, rasterLabels, rasterTitel } from "./rasterJahre";
import { readTeile } from "./readTeile";

/** Says which years are posted, one value for each. */
export const JAHR_FELD = "jahr";

/** Which button was pressed. */
export const RECHNEN = { name: "absicht", value: "rechnen" } as const;
export const isRechnen = (formData: FormData): boolean => formData.get(RECHNEN.name) === RECHNEN.value;

/** The answer to the button that only adds up: everything typed, and nothing wrong. */
export type RasterAntwort = { problem: Problem | null; eingaben: Eingaben };

/** The part of a posted table that is about one year, as the form of that year would post it. */
export function formVonJahr(formData: FormData, uuid: string): FormData {
  const anfang = feldVonJahr(uuid, "");
  const teil = new FormData();
  for (const [name, wert] of formData.entries())
    if (typeof wert === "string" && name.includes(anfang)) teil.append(name.replace(anfang, ""), wert);
  return teil;
}

/** What the rules see of a year with what is typed in place of what is stored. */
export function jahrMitGetipptem({ uuid, bereich }: RasterJahr, eingaben: Eingaben | null): JahrBereich {
  if (eingaben === null) return bereich;
  const gelesen = readTeile(rasterFormular, bereich, formVonJahr(toFormData(eingaben), uuid)).werte;
  const werte = { ...bereich.werte, ...gelesen };
  return { ...bereich, werte, wurzel: werte };
}

const GELOESCHT =
  "Ein Wirtschaftsjahr dieser Tabelle gibt es nicht mehr. Bitte prüfen Sie die übrigen und speichern Sie noch einmal.";

/** The posted years that the company does not have, or no longer: what is told of both is the same. */
const fehlendeJahre = (jahre: readonly RasterJahr[], formData: FormData): string[] =>
  formData
    .getAll(JAHR_FELD)
    .filter((uuid) => typeof uuid === "string")
    .filter((uuid) => !jahre.some((jahr) => jahr.uuid === uuid));

/** Every posted year of the company, and what cannot be stored: also that a year has been deleted meanwhile. */
export function readRaster(daten: Pick<StatistikDaten, "data" | "kontext">, formData: FormData) {
  const jahre = listRasterJahre(daten);
  const gepostete = jahre.filter(({ uuid }) => formData.getAll(JAHR_FELD).includes(uuid));
  const gelesene = gepostete.map(({ uuid, bereich }) => {
    const teil = formVonJahr(formData, uuid);
    const { werte, issues } = readTeile(rasterFormular, bereich, teil);
    return {
      jahr: {
        uuid,
        revision: Number(teil.get("revision")) || 0,
        werte,
        ...readEntscheidungen(teil),
      },
      issues: issues.map(({ property, message }) => ({ property: feldVonJahr(uuid, property), message })),
    };
  });
  const isVollstaendig = fehlendeJahre(jahre, formData).length === 0;
  return {
    jahre: gelesene.map(({ jahr }) => jahr),
    issues: [
      ...(isVollstaendig ? [] : [{ property: "", message: GELOESCHT }]),
      ...gelesene.flatMap(({ issues }) => issues),
    ],
  };
}

/** What was typed for years that are gone, one list for each: to be copied, because no control holds it any more. */
export function listVerwaiste(jahre: readonly RasterJahr[], eingaben: Eingaben): { label: string; text: string }[][] {
  const formData = toFormData(eingaben);
  return fehlendeJahre(jahre, formData).map((uuid) => {
    const teil = formVonJahr(formData, uuid);
    return RASTER_FELDER.flatMap((feld) => {
      const text = teil.get(feld.key);
      return typeof text === "string" && text !== "" ? [{ label: rasterTitel(feld), text }] : [];
    });
  });
}

/** The table as the vault and the question before leaving know it; the forms of its years have places of their own. */
export function entwurfVonRaster({ unternehmenUuid, ...daten }: StatistikDaten): Entwurf {
  const jahre = listRasterJahre(daten);
  const wo = { antrag: unternehmenUuid, vorhaben: "alle-wirtschaftsjahre" };
  const labels = rasterLabels(jahre);
  const einzelne = jahre.map(({ uuid, bereich }) => {
    const entwurf = entwurfVon(RASTER_FELDER, { wo, revision: 0, labels, bereich });
    const basis = Object.entries(entwurf.basis).map(([key, text]) => [feldVonJahr(uuid, key), text] as const);
    return { uuid, entwurf, basis };
  });
  return {
    wo,
    labels,
    // It grows with every save of one of them.
    revision: jahre.reduce((summe, { ansicht }) => summe + ansicht.revision, 0),
    basis: Object.fromEntries(einzelne.flatMap(({ basis }) => basis)),
    lesbar(name, text) {
      const eigenes = einzelne.find(({ uuid }) => name.startsWith(feldVonJahr(uuid, "")));
      if (eigenes === undefined) return [text].flat().join("\n");
      return eigenes.entwurf.lesbar(name.slice(feldVonJahr(eigenes.uuid, "").length), text);
    },
  };
}
