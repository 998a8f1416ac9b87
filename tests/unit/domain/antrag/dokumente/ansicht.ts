import type {
  AntragAnsicht,
  DokumentAnlage,
  Einreichungsvermerk,
} from "../../../../../app/domain/antrag/dokumente/antragAnsicht";
import { formulare } from "../../../../../app/domain/antrag/formular/formulare";
import { zeileVon } from "../../../../support/verbundZeilen";
import { toUnternehmensangaben } from "../../../../../app/domain/unternehmen/unternehmensangaben";
import { einVorhaben, kontext, mitAuftrag } from "../formular/v2/muster";

export const VERMERK: Einreichungsvermerk = {
  am: new Date("2026-03-02T09:00:07Z"),
  von: "Bea Vollmer",
  pruefsumme: "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
  belegcode: "7K2MQ9RT0XAB45WZ",
};

/** A file of the first Vorhaben. */
const PLAN: DokumentAnlage = {
  uuid: "33333333-3333-4333-8333-333333333333",
  name: "Versuchsplan.pdf",
  typ: "PDF",
  groesse: 1_258_291,
  sha256: "ab".repeat(32),
};

/** The company as it was submitted: a choice by its key, a "no" as an answer; a holder, and the figures of one year. */
export const UNTERNEHMEN = toUnternehmensangaben(
  {
    firma: "Beispiel Maschinenbau GmbH",
    rechtsform: "GMBH",
    kmuStatus: "MITTEL",
    verbundStatus: false,
    strasse: "Werkstraße",
    hausnummer: "7a",
    plz: "50667",
    ort: "Köln",
    land: "DE",
  },
  {
    jahre: [
      { wjBeginn: "2024-07-01", wjEnde: "2025-06-30", rumpfjahr: true, umsatz: "5000000", fuePersonal: "700000.50" },
    ],
    verbundene: [zeileVon("a", { name: "Beispiel Holding SE", verbindung: "MUTTER", steuernummer: "" })],
    bestaetigung: { am: "2026-03-01T08:00:00.000Z", von: "Berta Beispiel", beginn: "2024-07-01", ende: "2025-06-30" },
  },
);

/** A draft of two Vorhaben. The first one has a file. */
export const ENTWURF: AntragAnsicht = {
  version: "V2",
  formular: formulare.V2,
  bezeichnung: "Prüftechnik",
  antragsnummer: null,
  firma: "Beispiel Maschinenbau GmbH",
  unternehmensangaben: null,
  stand: new Date("2026-03-01T09:00:00Z"),
  eingereicht: null,
  einreichung: {
    beratung: true,
    beratungName: "Rat GmbH",
    beratungOrt: "Kiel",
    beratungArt: "STEUERBERATUNG",
    beratungMitwirkung: "Hat die Zahlen geprüft.",
    gutachterWiderspruch: false,
    interneNotiz: "",
    erklaerungen: [],
  },
  erklaerungstexte: [],
  vorhaben: [
    { uuid: "v1", vorhabenId: null, werte: einVorhaben(mitAuftrag), anlagen: [PLAN] },
    { uuid: "v2", vorhabenId: null, werte: einVorhaben({ titel: "Zweites Vorhaben", arbeitspakete: [] }), anlagen: [] },
  ],
  kontext,
};

/** The same, submitted. */
export const EINGEREICHT: AntragAnsicht = {
  ...ENTWURF,
  antragsnummer: "FZ-2026-000007",
  unternehmensangaben: UNTERNEHMEN,
  stand: VERMERK.am,
  eingereicht: VERMERK,
  erklaerungstexte: ["Ich erkläre das Erste.", "Ich erkläre das Zweite."],
  vorhaben: ENTWURF.vorhaben.map((vorhaben, stelle) => ({
    ...vorhaben,
    vorhabenId: `FZ-2026-000007-0${String(stelle + 1)}`,
  })),
};
