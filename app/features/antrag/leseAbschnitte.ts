import type { AntragFormular } from "~/domain/antrag/formular/formulare";
import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import { vorhabenTitel } from "~/domain/antrag/formular/luecken";
import { type Zeitplan, zeitplanVon } from "~/domain/antrag/formular/v2/zeitplan";
import type { AnlageEintrag } from "~/features/anlagen";
import type { Werte } from "~/formkit/field";
import { readForm, type Eintrag } from "~/formkit/readForm";
import { isTabEnabled } from "~/formkit/relevance";

/** A tab of a Vorhaben to read. `anker` is the id of its heading, `tab` its number in the form. */
export type LeseAbschnitt = {
  anker: string;
  tab: number;
  titel: string;
  eintraege: Eintrag[];
  /** The work plan to draw below the answers; null on other tabs and while there is nothing to draw. */
  zeitplan: Zeitplan | null;
};

/** A Vorhaben to read. */
export type LeseVorhaben = {
  uuid: string;
  anker: string;
  titel: string;
  zusatz: string | null;
  abschnitte: LeseAbschnitt[];
  /** Null: from before there were any. */
  anlagen: AnlageEintrag[] | null;
};

type Quelle = { uuid: string; werte: Werte; zusatz: string | null; stelle: number; anlagen: AnlageEintrag[] | null };

/** A Vorhaben as headings, questions and answers. */
export function readVorhaben(
  { uuid, werte, zusatz, stelle, anlagen }: Quelle,
  kontext: AntragKontext,
  form: AntragFormular,
): LeseVorhaben {
  const bereich = { werte, wurzel: werte, kontext };
  const tabs = form.tabs.map((tab, nummer) => ({ tab, nummer })).filter(({ tab }) => isTabEnabled(tab, bereich));
  const anker = `vorhaben-${String(stelle + 1)}`;
  const abschnitte = tabs.flatMap(({ tab, nummer }) =>
    readForm({ ...form, tabs: [tab] }, werte, kontext).map(({ titel, eintraege }) => ({
      anker: `${anker}-${tab.key}`,
      tab: nummer,
      titel,
      eintraege,
      zeitplan: tab.key === "arbeitsplan" ? (zeitplanVon(werte) ?? null) : null,
    })),
  );
  return { uuid, anker, titel: vorhabenTitel(werte, stelle), zusatz, abschnitte, anlagen };
}
