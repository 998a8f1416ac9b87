import { AM_ZUG } from "../antrag/amZug";
import { antragStatusSchluessel, antragStatusText } from "../antrag/antragStatus";
import {
  AUF_WUNSCH,
  filterMit,
  IMMER,
  SORTIERBAR,
  TAG,
  type Tabellenspalte,
  TEXT,
  toAuswahl,
  UNGEFILTERT,
  UNSORTIERT,
} from "./tabellenspalte";

const STATUS_AUSWAHL = antragStatusSchluessel.map((value) => ({ value, label: antragStatusText(value) }));
const VERSIONEN = [
  { value: "V2", label: "Version 2" },
  { value: "V1", label: "Version 1" },
] as const;

/** How somebody comes to see an Antrag: by a right of their own, or because their role sees all. */
const ZUGRIFFE = { MIR: "Mir zugewiesen", ROLLE: "Nur durch meine Rolle" } as const;

/** The list of Anträge. */
export const ANTRAG_SPALTEN = [
  {
    key: "antragsnummer",
    title: "Antragsnummer",
    ...TEXT,
    leer: "Entwurf",
    ...IMMER,
    ...SORTIERBAR,
    ...filterMit({ stelle: 4, isMalLeer: true }),
  },
  {
    key: "bezeichnung",
    title: "Bezeichnung",
    ...TEXT,
    leer: "–",
    isBreit: true,
    ...IMMER,
    ...SORTIERBAR,
    ...filterMit({ stelle: 5, isMalLeer: true }),
  },
  {
    key: "firma",
    title: "Unternehmen",
    ...TEXT,
    isBreit: true,
    ...IMMER,
    ...UNSORTIERT,
    ...UNGEFILTERT,
    isNurStab: true,
  },
  {
    key: "status",
    title: "Status",
    art: "status",
    isBreit: true,
    ...IMMER,
    ...SORTIERBAR,
    ...filterMit({ stelle: 1, auswahl: STATUS_AUSWAHL }),
  },
  {
    key: "amZug",
    title: "Wer ist dran",
    art: "auswahl",
    ...IMMER,
    ...SORTIERBAR,
    ...filterMit({ stelle: 7, auswahl: toAuswahl(AM_ZUG) }),
  },
  {
    key: "naechsteFrist",
    title: "Nächste Frist",
    ...TAG,
    leer: "–",
    ...IMMER,
    ...SORTIERBAR,
    ...filterMit({ stelle: 8, isMalLeer: true }),
  },
  {
    key: "version",
    title: "Version",
    ...TEXT,
    ...AUF_WUNSCH,
    ...SORTIERBAR,
    ...filterMit({ stelle: 2, auswahl: VERSIONEN }),
  },
  { key: "anzahlVorhaben", title: "Vorhaben", art: "zahl", ...AUF_WUNSCH, ...SORTIERBAR, ...UNGEFILTERT },
  { key: "erstelltAm", title: "Erstellt", ...TAG, ...AUF_WUNSCH, ...SORTIERBAR, ...UNGEFILTERT },
  {
    key: "geaendertAm",
    title: "Geändert",
    ...TAG,
    ...IMMER,
    ...SORTIERBAR,
    ...filterMit({ stelle: 3, label: "Geändert am" }),
  },
  {
    key: "geaendertVon",
    title: "Geändert von",
    ...TEXT,
    isBreit: true,
    ...AUF_WUNSCH,
    ...UNSORTIERT,
    ...UNGEFILTERT,
  },
  {
    key: "eingereichtAm",
    title: "Eingereicht",
    ...TAG,
    leer: "–",
    ...AUF_WUNSCH,
    ...SORTIERBAR,
    ...filterMit({ stelle: 6, label: "Eingereicht am", isMalLeer: true }),
  },
  {
    key: "zugriff",
    title: "Mein Zugriff",
    art: "auswahl",
    isNurFilter: true,
    isNurFirma: true,
    ...AUF_WUNSCH,
    ...UNSORTIERT,
    ...filterMit({ stelle: 9, auswahl: toAuswahl(ZUGRIFFE) }),
  },
] as const satisfies readonly Tabellenspalte[];
