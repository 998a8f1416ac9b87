import type { Eingaben } from "~/contract/antrag/formAntwort";
import type { Problem } from "~/contract/wire/problem";
import type { JahrBereich } from "~/domain/statistik/jahrFeld";
import { feldVonJahr, RASTER_FELDER, rasterFormular } from "~/domain/statistik/jahrRaster";
import { type Entwurf, readEntscheidungen, toFormData } from "~/features/formular";
import { entwurfVon } from "./entwurfVon";
import type { StatistikDaten } from "./loadJahr";
import { listRasterJahre, type RasterJahr, rasterLabels } from "./rasterJahre";
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

/** Every posted year, and what cannot be stored; null when one of them is not among those of the company. */
export function readRaster(daten: Pick<StatistikDaten, "data" | "kontext">, formData: FormData) {
  const jahre = listRasterJahre(daten);
  const gepostete = formData.getAll(JAHR_FELD).map((uuid) => jahre.find((jahr) => jahr.uuid === uuid));
  const gelesene = gepostete.map((jahr) => {
    if (jahr === undefined) return null;
    const { uuid, bereich } = jahr;
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
  const bekannte = gelesene.filter((gelesen) => gelesen !== null);
  if (bekannte.length < gelesene.length) return null;
  return { jahre: bekannte.map(({ jahr }) => jahr), issues: bekannte.flatMap(({ issues }) => issues) };
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
