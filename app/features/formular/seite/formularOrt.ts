import { type FormularArt, formulare } from "~/domain/antrag/formular/formulare";
import { parseFieldName } from "~/formkit/fieldName";
import { isUuid } from "~/lib/uuid";
import { href } from "~/routing/href";

/**
 * A row of a table with free rows that is open in its own form; `neu` when it has never been saved, `seit` the revision
 * of the Vorhaben with which it was begun.
 */
export type ZeilenOrt = { tabelle: string; uuid: string; neu: boolean; seit?: number | undefined };

/** Where in the form of an Antrag the user is; all of it is in the URL. */
export type FormularOrt = {
  antragUuid: string;
  vorhabenUuid: string;
  /** Counted from 0. */
  tab: number;
  zeile: ZeilenOrt | null;
  /** The form of the Antrag; V2 when absent. It follows from the Antrag, not from the URL. */
  formular?: FormularArt | undefined;
};

/** What the page is asked to do besides showing a place. */
export type OrtWunsch = {
  /** Asks whether the open row or, without one, the Vorhaben is to be deleted. */
  loeschen?: boolean;
  /** Shows all findings of the place on top. */
  pruefen?: boolean;
  /** Name of the control that takes the focus. */
  feld?: string | null;
};

/** The tab that a URL names by number or key; the first where it names none. */
export function readTab(url: URL, formular: FormularArt = "V2"): number {
  const text = url.searchParams.get("tab");
  const { tabs } = formulare[formular];
  const byKey = tabs.findIndex(({ key }) => key === text);
  if (byKey >= 0) return byKey;
  return text !== null && /^\d$/.test(text) ? Math.min(Number(text), tabs.length - 1) : 0;
}

function readZeile(query: URLSearchParams): ZeilenOrt | null {
  const [uuid, tabelle] = [query.get("zeile"), query.get("tabelle")];
  if (!isUuid(uuid) || tabelle === null) return null;
  const seit = query.get("seit") ?? "";
  return {
    tabelle,
    uuid: uuid.toLowerCase(),
    neu: query.get("neu") === "1",
    ...(/^\d{1,9}$/.test(seit) && { seit: Number(seit) }),
  };
}

/** The place that a URL names. Null when it names no Vorhaben. */
export function readOrt(url: URL, antragUuid: string, formular: FormularArt = "V2"): FormularOrt | null {
  const vorhabenUuid = url.searchParams.get("vorhaben");
  if (!isUuid(vorhabenUuid)) return null;
  return {
    antragUuid,
    vorhabenUuid: vorhabenUuid.toLowerCase(),
    tab: readTab(url, formular),
    zeile: readZeile(url.searchParams),
    ...(formular !== "V2" && { formular }),
  };
}

/** What a URL asks for at its place. */
export function readWunsch(url: URL): Required<OrtWunsch> {
  const feld = url.searchParams.get("feld");
  return {
    loeschen: url.searchParams.get("loeschen") === "1",
    pruefen: url.searchParams.get("pruefen") === "1",
    feld: feld !== null && parseFieldName(feld) !== undefined ? feld : null,
  };
}

/** The address of a place. */
export function ortHref(
  { antragUuid, vorhabenUuid, tab, zeile, formular }: FormularOrt,
  wunsch: OrtWunsch = {},
): string {
  const neu = zeile?.neu === true ? { neu: "1", seit: zeile.seit } : {};
  const wo = zeile === null ? {} : { tabelle: zeile.tabelle, zeile: zeile.uuid, ...neu };
  return href(
    formular === "V1" ? "antragForm" : "antragFormV2",
    { uuid: antragUuid },
    {
      vorhaben: vorhabenUuid,
      tab,
      ...wo,
      loeschen: wunsch.loeschen ? "1" : null,
      pruefen: wunsch.pruefen ? "1" : null,
      feld: wunsch.feld,
    },
  );
}

/** The id of the control with this name; summaries and links lead to it. */
export function idOf(name: string): string {
  return name.replace(/[^\w]+/g, "-");
}
