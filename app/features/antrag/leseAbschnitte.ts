import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import { vorhabenTitel } from "~/domain/antrag/formular/luecken";
import { antragV2 } from "~/domain/antrag/formular/v2";
import type { Werte } from "~/formkit/field";
import { readForm, type Eintrag } from "~/formkit/readForm";
import { isTabEnabled } from "~/formkit/relevance";

/** A tab of a Vorhaben to read. `anker` is the id of its heading, `tab` its number in the form. */
export type LeseAbschnitt = { anker: string; tab: number; titel: string; eintraege: Eintrag[] };

/** A Vorhaben to read. */
export type LeseVorhaben = { uuid: string; anker: string; titel: string; zusatz: string | null; abschnitte: LeseAbschnitt[] };

type Quelle = { uuid: string; werte: Werte; zusatz: string | null; stelle: number };

/** The tabs that version 1 does not have. @assumed V1 submissions are read with the questions of V2, whose keys they share. */
const NUR_V2: readonly string[] = ["arbeitsplan", "wirtschaftsgueter", "rahmen"];

/** A Vorhaben as headings, questions and answers. */
export function leseVorhaben({ uuid, werte, zusatz, stelle }: Quelle, kontext: AntragKontext, version: "V1" | "V2"): LeseVorhaben {
  const bereich = { werte, wurzel: werte, kontext };
  const tabs = antragV2.tabs
    .map((tab, nummer) => ({ tab, nummer }))
    .filter(({ tab }) => isTabEnabled(tab, bereich) && !(version === "V1" && NUR_V2.includes(tab.key)));
  const anker = `vorhaben-${String(stelle + 1)}`;
  const abschnitte = tabs.flatMap(({ tab, nummer }) =>
    readForm({ ...antragV2, tabs: [tab] }, werte, kontext).map(({ titel, eintraege }) => ({
      anker: `${anker}-${tab.key}`,
      tab: nummer,
      titel,
      eintraege,
    })),
  );
  return { uuid, anker, titel: vorhabenTitel(werte, stelle), zusatz, abschnitte };
}
