import type { FormularDaten, FortDaten } from "./formularDaten";
import { ortHref } from "./formularOrt";
import { openPlatz } from "./platz";

type Ort = Pick<FormularDaten, "ort" | "werte" | "wunsch" | "rechte">;

/** Is the page the question whether the open row or the Vorhaben is to be deleted? */
export const isLoeschFrage = ({ wunsch, rechte }: Pick<Ort, "wunsch" | "rechte">): boolean =>
  wunsch.loeschen && rechte.bearbeiten;

/** What the open part of the form is called: the tab, the row, or what is to be deleted. */
export function teilTitel({ ort, werte, wunsch, rechte }: Ort): string {
  const { tab, zeile } = openPlatz(ort, werte);
  if (isLoeschFrage({ wunsch, rechte })) return `${zeile?.entity.label ?? "Vorhaben"} löschen`;
  return zeile === null ? tab.label : `${zeile.entity.label}: ${zeile.entity.title(zeile.werte)}`;
}

/** The same for the same part, whatever is saved in it; another one is a move. */
export function teilKey({ ort, wunsch, rechte }: Omit<Ort, "werte">): string {
  const zeile = ort.zeile === null ? null : { ...ort.zeile, neu: false };
  return ortHref({ ...ort, zeile }, { loeschen: isLoeschFrage({ wunsch, rechte }) });
}

/** What an Antrag is called. */
export const antragName = ({
  bezeichnung,
  antragsnummer,
}: Pick<FormularDaten["antrag"], "bezeichnung" | "antragsnummer">): string => bezeichnung || antragsnummer || "Antrag";

/** The title of the page: the part, the Vorhaben, the Antrag. */
export function formularTitel(daten: FormularDaten | FortDaten): string[] {
  if ("isFort" in daten) return ["Vorhaben nicht gefunden", daten.bezeichnung];
  const stelle = daten.antrag.vorhaben.findIndex(({ uuid }) => uuid === daten.ort.vorhabenUuid);
  return [teilTitel(daten), `Vorhaben ${String(stelle + 1)}`, antragName(daten.antrag)];
}
