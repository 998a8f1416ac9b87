import type { ComponentProps } from "react";
import { useAntwort } from "~/features/anmeldung";
import { HochladeFormular } from "~/features/anlagen/HochladeFormular";
import { BezeichnungForm } from "~/features/antrag/BezeichnungForm";
import { AntragBenutzerSeite } from "~/features/antragBenutzer/AntragBenutzerSeite";
import { BenutzerSeite } from "~/features/benutzerverwaltung/BenutzerSeite";
import { UebergabeSeite } from "~/features/benutzerverwaltung/UebergabeSeite";
import { ImportFormular } from "~/features/dokumente/ImportFormular";
import { ErinnerungWahl } from "~/features/frist/ErinnerungWahl";
import { StichtagFrage } from "~/features/kmu/StichtagFrage";
import { MitnahmeSeite } from "~/features/mitnahme/MitnahmeSeite";
import { NachforderungenSeite } from "~/features/nachforderung/NachforderungenSeite";
import { AntwortFormular } from "~/features/nachrichten/AntwortFormular";
import { SchaetzungFormular } from "~/features/schaetzung/SchaetzungFormular";
import { ErgaenzenSeite } from "~/features/uebernahme/ErgaenzenSeite";
import { NeuerAntragSeite } from "~/features/uebernahme/NeuerAntragSeite";
import { GueltigkeitKarte } from "~/features/unternehmen/GueltigkeitKarte";
import { KeinJahrKarte } from "~/features/unternehmen/KeinJahrKarte";
import { StandFrage } from "~/features/unternehmen/StandFrage";
import { TagBerichtigen } from "~/features/unternehmen/TagBerichtigen";
import { VerbundBeendenSeite } from "~/features/verbund/VerbundBeendenSeite";
import { VerbundEinfuegenSeite } from "~/features/verbund/VerbundEinfuegenSeite";
import { BenennenForm } from "~/features/versionen/BenennenForm";
import { ZeilenFeld } from "~/features/zeilen/ZeilenFeld";
import { ZEILEN_FELD } from "~/features/zeilen/zeilenEntwurf";
import type { Hilfeseite } from "./kurzeFormulare";

const UUID = "00000000-0000-4000-8000-000000000000";
const MOMENT = "2026-03-02T08:00:00.000Z";
const formular = { csrf: "csrf", schluessel: UUID };
const leer = { formular, antwort: undefined };
const aufbewahrung = { geparkte: [] };

function Zeilen() {
  return <ZeilenFeld sicht={useAntwort(undefined)} sorte="frei" />;
}

function Gueltigkeit() {
  return <GueltigkeitKarte sicht={useAntwort(undefined)} heute="2026-03-02" istVollstaendig />;
}

const NACHFORDERUNG = {
  uuid: UUID,
  nummer: 1,
  status: "OFFEN",
  anschreiben: "",
  fragen: [],
  erstelltAm: MOMENT,
  frist: "2026-04-02",
  fristUrspruenglich: "2026-04-02",
  sperre: null,
  verlaengerung: null,
  schriftsatzUuid: null,
} as const;

const NACHFORDERUNGEN = {
  antragUuid: UUID,
  antragTitel: "Antrag",
  nachforderungen: [{ ...NACHFORDERUNG, fragen: [] }],
  heute: "2026-03-02",
  rechte: { nachtragBeginnen: true, verlaengern: true },
};

const RECHTE = {
  uuid: UUID,
  titel: "Antrag",
  darfVerwalten: true,
  einsicht: {
    darfVerwalten: true,
    erteilt: null,
    lesungen: { zeilen: [], total: 0, jeSeite: 25, folge: { seite: 1, bis: 1 } },
  },
  zugriffe: [],
  andere: [{ benutzerUuid: UUID, name: "Erika Muster", email: "erika@example.org" }],
  aendern: null,
  entziehen: null,
};

const BENUTZER = {
  uuid: UUID,
  isEinladung: false,
  name: "Erika Muster",
  email: "erika@example.org",
  rolle: "MITARBEITER",
  status: "AKTIV",
  zweiterFaktor: "KEINER",
  letzteAnmeldungAm: null,
  anzahlAntraege: 0,
  darfStammdaten: false,
  gueltigBis: null,
  wartet: null,
  isSelbst: false,
} as const;

const UEBERGABE: ComponentProps<typeof UebergabeSeite>["daten"] = {
  benutzerUuid: UUID,
  name: "Erika Muster",
  rolle: "MITARBEITER",
  isSelbst: false,
  isLetzte: false,
  entwuerfe: [],
  fristen: [],
  rechte: [{ antragUuid: UUID, titel: "Antrag", recht: "LESEN", isUebertragbar: true }],
  kalender: { hatAdresse: false, abgerufenAm: null, bleibt: false },
  anzahlGeparkte: 0,
  darfStammdaten: false,
  nachfolger: [{ benutzerUuid: UUID, name: "Max Muster", rolle: "MITARBEITER" }],
};

const ENTWURF = { antragUuid: UUID, text: "", anlagen: [], frei: 3, ticket: undefined, geparkte: [], reste: [] };
const VERSION = { revision: 3, am: MOMENT, von: "", aenderungen: "", eingereicht: null, name: null };
const VORHABEN = { uuid: UUID, anker: "v", titel: "Vorhaben", dateien: [], frei: 2 };
const EINTRAG = {
  uuid: UUID,
  revision: 1,
  abhaengige: [],
  isEingereicht: false,
  rechte: { bearbeiten: true },
  name: "Muster AG",
};
const DATEI = {
  datei: "antrag.pdf",
  ziel: "/antraege",
  angaben: [],
  zwecke: [{ value: "SUPPORT", label: "Anfrage des Unternehmens" }],
  isZweckOffen: false,
  zurueck: "/antraege",
};

const KEIN_JAHR = { keinJahr: false, keinJahrBis: null, rechte: { bearbeiten: true } };
const FRAGE = { jahr: "2025", name: "verbund-2025", text: "", isGetippt: false, fehler: null, quellen: [] };
const SCHAETZUNG = { uuid: UUID, istKmu: false, vorgabe: null, fragen: [FRAGE], ungenannt: [], hatOffene: false };

/** The forms on pages around that of an Antrag, and those about answers of a company that its long forms do not ask. */
export const FORMULARE_NEBENBEI: readonly Hilfeseite[] = [
  {
    bereich: "antraege",
    formulare: [
      <NeuerAntragSeite key="neu" {...leer} quellen={[]} unternehmen={UUID} />,
      <BezeichnungForm key="bezeichnung" {...leer} bezeichnung="" revision={1} />,
      <ErgaenzenSeite
        key="ergaenzen"
        {...leer}
        daten={{ uuid: UUID, titel: "", hindernis: null, vorhaben: [{ uuid: UUID, titel: "", beginn: "" }] }}
      />,
      <AntragBenutzerSeite key="rechte" {...leer} daten={RECHTE} />,
      <HochladeFormular key="hochladen" antragUuid={UUID} vorhaben={VORHABEN} formular={formular} />,
      <MitnahmeSeite key="mitnahme" {...DATEI} />,
      <ErinnerungWahl key="erinnern" gewaehlt={[]} formular={formular} />,
    ],
    quellen: [
      "uebernahme/NeuerAntragSeite",
      "antrag/BezeichnungForm",
      "uebernahme/ErgaenzenSeite",
      "antragBenutzer/HinzufuegenForm",
      "antragBenutzer/RechtWahl",
      "antragBenutzer/EinsichtKarte",
      "anlagen/HochladeFormular",
      "mitnahme/MitnahmeSeite",
      "frist/ErinnerungWahl",
    ],
  },
  {
    bereich: "antraege",
    formulare: [<NachforderungenSeite key="verlaengern" {...leer} daten={NACHFORDERUNGEN} />],
    quellen: ["nachforderung/NachforderungenSeite"],
    anders: { grund: "verlaengerung" },
  },
  {
    bereich: "antraege",
    formulare: [<BenennenForm key="benennen" {...leer} eintrag={VERSION} zurueck="/zurueck" />],
    quellen: ["versionen/BenennenForm"],
    anders: { name: "fassung" },
  },
  {
    bereich: "antraege",
    formulare: [<ImportFormular key="import" formular={formular} text="" zurueck="/zurueck" />],
    quellen: ["dokumente/ImportFormular"],
    anders: { text: "inhalt" },
  },
  {
    bereich: "antraege",
    formulare: [<SchaetzungFormular key="schaetzung" daten={SCHAETZUNG} />],
    quellen: ["schaetzung/SchaetzungFormular"],
    anders: { "verbund-2025": "verbundBetrag" },
  },
  {
    bereich: "antraege",
    formulare: [<Zeilen key="zeilen" />],
    quellen: ["zeilen/ZeilenFeld"],
    anders: { [ZEILEN_FELD]: "zeilen" },
  },
  {
    bereich: "nachrichten",
    formulare: [<AntwortFormular key="antwort" {...leer} uuid={UUID} entwurf={ENTWURF} />],
    quellen: ["nachrichten/AntwortFormular"],
  },
  {
    bereich: "benutzerverwaltung",
    formulare: [
      <BenutzerSeite key="rolle" {...leer} benutzer={BENUTZER} frage={null} mitZustimmung={false} />,
      <UebergabeSeite key="uebergabe" {...leer} daten={UEBERGABE} art="entfernen" />,
    ],
    quellen: ["benutzerverwaltung/RolleKarte", "benutzerverwaltung/UebergabeSeite"],
    anders: { rolle: "unternehmenRolle" },
  },
  {
    bereich: "unternehmen",
    formulare: [
      <Gueltigkeit key="gueltigkeit" />,
      <TagBerichtigen key="tag" fassung={1} revision={1} tag="" formular={formular} sicht={null} />,
      <StandFrage key="stand" adresse="/hier" getippt="" isUngueltig={false} />,
      <StichtagFrage key="stichtag" daten={{ getippt: null, stichtag: "2026-03-02", istHeute: true }} />,
    ],
    quellen: [
      "unternehmen/GueltigkeitKarte",
      "unternehmen/TagBerichtigen",
      "unternehmen/StandFrage",
      "kmu/StichtagFrage",
    ],
  },
  {
    bereich: "wirtschaftsjahr",
    formulare: [<KeinJahrKarte key="keinJahr" {...leer} daten={KEIN_JAHR} />],
    quellen: ["unternehmen/KeinJahrKarte"],
  },
  {
    bereich: "verbundeneUnternehmen",
    formulare: [
      <VerbundBeendenSeite key="beenden" {...leer} eintrag={EINTRAG} aufbewahrung={aufbewahrung} />,
      <VerbundEinfuegenSeite key="einfuegen" {...leer} aufbewahrung={aufbewahrung} />,
    ],
    quellen: ["verbund/VerbundBeendenSeite", "verbund/VerbundEinfuegenSeite"],
    anders: { text: "tabelle" },
  },
];
