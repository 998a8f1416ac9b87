import type { Firmenformular } from "~/domain/unternehmen/firmenformulare";
import { loadAufbewahrung, WEITERSCHREIBEN } from "~/features/aufbewahrung";
import { EINLADUNG_ENTWURF, EINLADUNG_LABELS } from "~/features/benutzerverwaltung";
import type { Entwurf } from "~/features/formular";
import { entwurfVonZahlen, KMU_ZAHLEN_LABELS, loadKmuZahlen } from "~/features/kmu";
import {
  berichtigenAdresse,
  entwurfVonJahr,
  entwurfVonRaster,
  entwurfVonStammdaten,
  entwurfVonStand,
  JAHR_LABELS,
  loadJahr,
  loadStatistik,
  STAMMDATEN_LABELS,
  standTagVon,
} from "~/features/unternehmen";
import {
  entwurfVonEnde,
  entwurfVonVerbund,
  loadVerbundEintrag,
  loadVerbundZeile,
  VERBUND_ENDE_LABELS,
  VERBUND_LABELS,
  VERBUND_TABELLE_ENTWURF,
  VERBUND_TABELLE_LABELS,
} from "~/features/verbund";
import { formatDate } from "~/lib/date";
import { href } from "~/routing/href";
import type { Formularstand, Stand } from "./formularstand";

const toStand = <D extends { ticket?: string | undefined; rechte: { bearbeiten: boolean } }>(
  daten: D,
  toEntwurf: (daten: D) => Entwurf,
): Stand => ({ entwurf: toEntwurf(daten), ticket: daten.ticket, darf: daten.rechte.bearbeiten });

/** Every form of the company that is kept when it comes too late. */
export const STAENDE: { readonly [art in Firmenformular]: Formularstand } = {
  STAMMDATEN: {
    labels: STAMMDATEN_LABELS,
    async load(call, _gegenstand, getippt) {
      const tag = standTagVon(getippt);
      if (tag === null) return toStand(await call.unternehmen.getStammdaten({}), entwurfVonStammdaten);
      return toStand(await call.unternehmen.getStammdatenAm({ tag }), (daten) => {
        const entwurf = entwurfVonStand(daten, tag);
        // The day says which answers are meant; it is none of those that change.
        return { ...entwurf, basis: { ...entwurf.basis, gueltigAb: formatDate(tag) } };
      });
    },
    actionVon(_gegenstand, getippt) {
      const tag = standTagVon(getippt);
      return tag === null ? href("unternehmen") : berichtigenAdresse(tag);
    },
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
  VERBUND_TABELLE: {
    labels: VERBUND_TABELLE_LABELS,
    async load(call) {
      const { ticket } = await loadAufbewahrung(call, { art: "VERBUND_TABELLE" });
      return { entwurf: VERBUND_TABELLE_ENTWURF, ticket, darf: ticket !== undefined };
    },
    actionVon: () => href("verbundeneUnternehmenEinfuegen"),
    uebersicht: { label: "Verbundene Unternehmen", href: href("verbundeneUnternehmen"), nav: "verbundeneUnternehmen" },
    oeffnen: "vorschau",
  },
  VERBUND_ENDE: {
    labels: VERBUND_ENDE_LABELS,
    async load(call, zeile = "") {
      const { uuid, revision, rechte } = await loadVerbundEintrag(call, zeile);
      const { ticket } = await loadAufbewahrung(call, { art: "VERBUND_ENDE", gegenstandUuid: uuid });
      return { entwurf: entwurfVonEnde({ uuid, revision }), ticket, darf: rechte.bearbeiten };
    },
    actionVon: (uuid = "") => href("verbundeneUnternehmenBeenden", { uuid }),
    uebersicht: { label: "Verbundene Unternehmen", href: href("verbundeneUnternehmen"), nav: "verbundeneUnternehmen" },
  },
  EINLADUNG: {
    labels: EINLADUNG_LABELS,
    async load(call) {
      const { ticket } = await loadAufbewahrung(call, { art: "EINLADUNG" });
      return { entwurf: EINLADUNG_ENTWURF, ticket, darf: ticket !== undefined };
    },
    actionVon: () => href("benutzerEinladen"),
    uebersicht: { label: "Benutzerverwaltung", href: href("benutzerverwaltung"), nav: "benutzerverwaltung" },
    oeffnen: WEITERSCHREIBEN,
  },
};
