import type { Antrag } from "~/contract/antrag/antraege";
import { type FormularArt, formularArt } from "~/domain/antrag/formular/formulare";
import { antragTitel } from "~/features/antrag";
import { formatDateTime } from "~/lib/date";

/** What the pages about versions show around their content. */
export type VersionenUmgebung = {
  uuid: string;
  vorhabenUuid: string;
  antragTitel: string;
  vorhabenTitel: string;
  art: FormularArt;
  /** The present revision. */
  aktuell: number;
  darfBearbeiten: boolean;
  vorhaben: { uuid: string; titel: string }[];
};

/** A moment as people read it. */
export const zeit = (moment: string): string => formatDateTime(new Date(moment));

/** The frame of a page about one Vorhaben; the call has proved that the Antrag has it. */
export function toVersionenUmgebung(antrag: Antrag, vorhabenUuid: string): VersionenUmgebung {
  const vorhaben = antrag.vorhaben.map(({ uuid, titel }, stelle) => ({
    uuid,
    titel: titel || `Vorhaben ${String(stelle + 1)}`,
  }));
  return {
    uuid: antrag.uuid,
    vorhabenUuid,
    antragTitel: antragTitel(antrag),
    vorhabenTitel: vorhaben.find(({ uuid }) => uuid === vorhabenUuid)?.titel ?? "Vorhaben",
    art: formularArt(antrag.info),
    aktuell: antrag.vorhaben.find(({ uuid }) => uuid === vorhabenUuid)?.revision ?? 1,
    darfBearbeiten: antrag.rechte.bearbeiten,
    vorhaben,
  };
}
