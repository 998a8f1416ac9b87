import type { Antrag } from "~/contract/antrag/antraege";
import { rowState, type RowState } from "~/formkit/rowState";
import { formatDateTime } from "~/lib/date";

/** A Vorhaben as the pages of its Antrag show it; the moment is a German text in Berlin time. */
export type VorhabenKarte = {
  uuid: string;
  titel: string;
  kurzbezeichnung: string;
  stand: RowState;
  anzahlFehler: number;
  anzahlWarnungen: number;
  geaendert: string;
};

/** The Vorhaben at a place of its Antrag, counted from 0. */
export const toKarte = (kopf: Antrag["vorhaben"][number], stelle: number): VorhabenKarte => ({
  uuid: kopf.uuid,
  titel: kopf.titel || `Vorhaben ${String(stelle + 1)}`,
  kurzbezeichnung: kopf.kurzbezeichnung,
  stand: rowState({
    fehler: kopf.anzahlFehler,
    warnungen: kopf.anzahlWarnungen,
    created: kopf.neu,
    hidden: false,
    pending: false,
  }),
  anzahlFehler: kopf.anzahlFehler,
  anzahlWarnungen: kopf.anzahlWarnungen,
  geaendert: `${formatDateTime(new Date(kopf.geaendertAm))} von ${kopf.geaendertVon}`,
});
