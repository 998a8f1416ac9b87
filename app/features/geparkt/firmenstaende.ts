import type { Rufe } from "~/contract/wire/call";
import type { NavigationsSchluessel } from "~/domain/benutzer/navigation";
import type { Firmenformular } from "~/domain/unternehmen/firmenformulare";
import type { Entwurf } from "~/features/formular";
import { entwurfVonZahlen, KMU_ZAHLEN_LABELS, loadKmuZahlen } from "~/features/kmu";
import {
  entwurfVonJahr,
  entwurfVonRaster,
  entwurfVonStammdaten,
  JAHR_LABELS,
  loadJahr,
  loadStatistik,
  STAMMDATEN_LABELS,
} from "~/features/unternehmen";
import { entwurfVonVerbund, loadVerbundZeile, VERBUND_LABELS } from "~/features/verbund";
import { href } from "~/routing/href";

/** What is stored of a form of the company, as the vault knows it; `darf`: the person may change it. */
type Stand = { entwurf: Entwurf; ticket: string | undefined; darf: boolean };

/** A form of the company: its questions by name, what is stored of it, and where it is posted to. */
type Firmenstand = {
  labels: Entwurf["labels"];
  /** No `zeile`: a new row, or a form that is about no row. Rejects with 404 when the row is gone. */
  load: (call: Rufe, zeile: string | undefined) => Promise<Stand>;
  actionVon: (zeile: string | undefined) => string;
  /** The page above it, which is there whatever has become of a row, and its entry in the navigation. */
  uebersicht: { label: string; href: string; nav: NavigationsSchluessel };
};

const toStand = <D extends { ticket?: string | undefined; rechte: { bearbeiten: boolean } }>(
  daten: D,
  toEntwurf: (daten: D) => Entwurf,
): Stand => ({ entwurf: toEntwurf(daten), ticket: daten.ticket, darf: daten.rechte.bearbeiten });

/** Every form of the company that is kept when it comes too late. */
export const STAENDE: { readonly [art in Firmenformular]: Firmenstand } = {
  STAMMDATEN: {
    labels: STAMMDATEN_LABELS,
    load: async (call) => toStand(await call.unternehmen.getStammdaten({}), entwurfVonStammdaten),
    actionVon: () => href("unternehmen"),
    uebersicht: { label: "Unternehmensstammdaten", href: href("unternehmen"), nav: "unternehmen" },
  },
  WIRTSCHAFTSJAHR: {
    labels: JAHR_LABELS,
    load: async (call, zeile) => toStand(await loadJahr(call, zeile, false), entwurfVonJahr),
    actionVon: (uuid) => href("unternehmenWirtschaftsjahrFormular", { uuid }),
    uebersicht: {
      label: "Geschäftsstatistik",
      href: href("unternehmenWirtschaftsjahr"),
      nav: "unternehmenWirtschaftsjahr",
    },
  },
  JAHRESTABELLE: {
    labels: {},
    load: async (call) => toStand(await loadStatistik(call), entwurfVonRaster),
    actionVon: () => href("unternehmenWirtschaftsjahrTabelle"),
    uebersicht: {
      label: "Geschäftsstatistik",
      href: href("unternehmenWirtschaftsjahr"),
      nav: "unternehmenWirtschaftsjahr",
    },
  },
  VERBUND: {
    labels: VERBUND_LABELS,
    load: async (call, zeile) => toStand(await loadVerbundZeile(call, zeile), entwurfVonVerbund),
    actionVon: (uuid) =>
      uuid === undefined ? href("verbundeneUnternehmenNeu") : href("verbundeneUnternehmenForm", { uuid }),
    uebersicht: { label: "Verbundene Unternehmen", href: href("verbundeneUnternehmen"), nav: "verbundeneUnternehmen" },
  },
  KMU_ZAHLEN: {
    labels: KMU_ZAHLEN_LABELS,
    load: async (call, zeile) => toStand(await loadKmuZahlen(call, zeile, new URLSearchParams()), entwurfVonZahlen),
    actionVon: (uuid) => href("unternehmenKmuZahlenFormular", { uuid }),
    uebersicht: { label: "Zahlen für den KMU-Status", href: href("unternehmenKmuZahlen"), nav: "unternehmen" },
  },
};
