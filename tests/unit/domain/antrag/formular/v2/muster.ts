import { checkForm } from "../../../../../../app/formkit/checkForm";
import type { Werte, Zeile } from "../../../../../../app/formkit/field";
import { blankWerte } from "../../../../../../app/formkit/relevance";
import { arbeitspaket } from "../../../../../../app/domain/antrag/formular/entities/arbeitspaket";
import { auftragnehmer } from "../../../../../../app/domain/antrag/formular/entities/auftragnehmer";
import { kooperationspartner } from "../../../../../../app/domain/antrag/formular/entities/kooperationspartner";
import { rahmenJahr } from "../../../../../../app/domain/antrag/formular/entities/rahmenJahr";
import { wirtschaftsgut } from "../../../../../../app/domain/antrag/formular/entities/wirtschaftsgut";
import type { AntragKontext } from "../../../../../../app/domain/antrag/formular/kontext";
import { antragV2 } from "../../../../../../app/domain/antrag/formular/v2";

export const kontext: AntragKontext = { heute: "2026-05-10", rechtsform: "GMBH", wirtschaftsjahrBeginn: "01-01" };

/** A complete Vorhaben of own research in 2025, without errors and warnings. */
export function einVorhaben(teil: Werte = {}): Werte & { uuid: string } {
  return {
    ...blankWerte(antragV2),
    titel: "Erkennung von Oberflächenfehlern",
    beginn: "2025-01-01",
    ende: "2025-12-31",
    forschungsart: ["INDUSTRIELLE_FORSCHUNG"],
    fachgebiet: "INFORMATIK_KI",
    schlagwoerter: ["Bildverarbeitung"],
    vorherigerAntrag: false,
    andereFoerderung: false,
    ansprechpersonAnrede: "FRAU",
    ansprechpersonVorname: "Erika",
    ansprechpersonNachname: "Mustermann",
    ansprechpersonTelefon: "030 123456",
    ansprechpersonEmail: "erika@example.org",
    eigenbetrieblich: true,
    wirtschaftsgueterBeantragen: false,
    ziel: "Ziel",
    standDerTechnik: "Stand",
    arbeiten: "Arbeiten",
    unsicherheiten: "Unsicherheiten",
    arbeitspakete: [
      einPaket("p1", { von: "2025-01", bis: "2025-04" }),
      einPaket("p2", { von: "2025-05", bis: "2025-08" }),
      einPaket("p3", { von: "2025-09", bis: "2025-12" }),
    ],
    rahmen: [einJahr("2025", { personalVzae: "1.00", personalAnzahl: "2", personalaufwand: "80000.00" })],
    ...teil,
    uuid: "v1",
  };
}

export function einPaket(uuid: string, teil: Werte = {}): Zeile {
  return {
    ...blankWerte(arbeitspaket.fields),
    titel: `Paket ${uuid}`,
    von: "2025-01",
    bis: "2025-12",
    akteure: ["EIGEN"],
    ...teil,
    uuid,
  };
}

export function einAuftragnehmer(uuid: string, teil: Werte = {}): Zeile {
  return {
    ...blankWerte(auftragnehmer.fields),
    auftragnehmerBekannt: true,
    name: "Institut Nord",
    art: "HOCHSCHULE",
    verbunden: false,
    strasse: "Weg",
    hausnummer: "1",
    plz: "20095",
    ort: "Hamburg",
    land: "DE",
    geschaeftsleitungEuEwr: true,
    auftragsdatum: "2025-02-01",
    beitrag: "Messungen",
    auftragswert: "10000.00",
    ...teil,
    uuid,
  };
}

export function einPartner(uuid: string, teil: Werte = {}): Zeile {
  return {
    ...blankWerte(kooperationspartner.fields),
    name: "Partner AG",
    art: "UNTERNEHMEN",
    verbunden: false,
    strasse: "Weg",
    hausnummer: "2",
    plz: "80331",
    ort: "München",
    land: "DE",
    beitrag: "Versuche",
    ...teil,
    uuid,
  };
}

export function einWirtschaftsgut(uuid: string, teil: Werte = {}): Zeile {
  return {
    ...blankWerte(wirtschaftsgut.fields),
    bezeichnung: "Prüfstand",
    art: "MASCHINE",
    zugangsart: "ANGESCHAFFT",
    zugangsdatum: "2025-01-15",
    anzahl: "1",
    ahk: "25000.00",
    immateriell: false,
    eigenbetrieblich: true,
    nutzungVon: "2025-02",
    nutzungBis: "2025-10",
    begruendung: "Ohne Prüfstand keine Messung.",
    arbeitspakete: ["p1"],
    ...teil,
    uuid,
  };
}

export function einJahr(jahr: string, teil: Werte = {}): Zeile {
  return { ...blankWerte(rahmenJahr.fields), jahr, ...teil, uuid: `j${jahr}` };
}

/** "error or warning, uuid.property: message" */
export function befunde(teil: Werte, umfeld: AntragKontext = kontext): string[] {
  const { fehler, warnungen } = checkForm(antragV2, einVorhaben(teil), umfeld);
  return [
    ...fehler.map(({ uuid, property, message }) => `F ${uuid}.${property}: ${message}`),
    ...warnungen.map(({ uuid, property, message }) => `W ${uuid}.${property}: ${message}`),
  ];
}

export const mitAuftrag = {
  auftrag: true,
  auftragnehmer: [einAuftragnehmer("a1")],
  arbeitspakete: [einPaket("p1", { akteure: ["EIGEN", "a1"] }), einPaket("p2"), einPaket("p3")],
  rahmen: [
    einJahr("2025", {
      personalVzae: "1.00",
      personalAnzahl: "2",
      personalaufwand: "80000.00",
      auftragskosten: "10000.00",
    }),
  ],
};
