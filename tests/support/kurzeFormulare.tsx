import type { ReactElement } from "react";
import type { HilfeBereich } from "~/domain/hilfe/hilfeBereich";
import { useAntwort } from "~/features/anmeldung";
import { ExportFormular } from "~/features/export/ExportFormular";
import { FaqFelder } from "~/features/faq/FaqFelder";
import { KategorieFormular } from "~/features/faq/KategorieFormular";
import { ImportSeite } from "~/features/hilfetexte/ImportSeite";
import { AnsichtKarte } from "~/features/profil/AnsichtKarte";
import { AppEinrichten } from "~/features/profil/AppEinrichten";
import { DarstellungWahl } from "~/features/profil/DarstellungWahl";
import { HilfeAnzeige } from "~/features/profil/HilfeAnzeige";
import { PasswortAendern } from "~/features/profil/PasswortAendern";
import { BenutzerSchritt } from "~/features/registrierung/BenutzerSchritt";
import { EinladungFormular } from "~/features/registrierung/EinladungFormular";
import type { UnternehmenTexte } from "~/features/registrierung/loadRegistrierung";
import { UnternehmenSchritt } from "~/features/registrierung/UnternehmenSchritt";
import { StabAnlegenSeite } from "~/features/stab/StabAnlegenSeite";
import { AnsichtSeite } from "~/features/support/AnsichtSeite";
import { SystemnachrichtSeite } from "~/features/systemnachricht/verwaltung/SystemnachrichtSeite";
import { FensterSeite } from "~/features/wartung/FensterSeite";
import { SitzungenSeite } from "~/features/wartung/SitzungenSeite";

const UUID = "00000000-0000-4000-8000-000000000000";
const formular = { csrf: "csrf", schluessel: UUID };
const leer = { formular, antwort: undefined };
const aufbewahrung = { geparkte: [] };
const unternehmen: UnternehmenTexte = {
  firma: "",
  rechtsform: "",
  wirtschaftszweig: "",
  strasse: "",
  hausnummer: "",
  adresszusatz: "",
  plz: "",
  ort: "",
  bundesland: "",
  land: "",
  steuernummer: "",
  finanzamt: "",
  wIdNr: "",
  ustIdNr: "",
  registerart: "",
  registernummer: "",
  registergericht: "",
  telefon: "",
  email: "",
};

function Faq() {
  const daten = { eintrag: null, kategorien: [], kategorie: "", isLoeschfrage: false };
  return <FaqFelder daten={daten} antwort={useAntwort(undefined)} />;
}

function FaqKategorie() {
  return (
    <KategorieFormular
      kategorie={null}
      aufbewahrung={aufbewahrung}
      formular={formular}
      antwort={useAntwort(undefined)}
    />
  );
}

const EINLADUNG = {
  unternehmenName: "Muster GmbH",
  vorname: "",
  nachname: "",
  unternehmenRolle: "MITARBEITER",
  kontoVorhanden: false,
  email: "neu@example.org",
  angemeldetAls: null,
} as const;

const EXPORT = {
  fall: "BENUTZER",
  label: "Benutzer",
  zeit: "Angelegt",
  variablen: [{ value: "name", label: "Name" }],
  gewaehlt: [],
  pflicht: "Kennung",
  personenbezogen: "Name",
  isZweckPflicht: true,
  filter: [{ name: "filter.status", label: "Status", wahl: [{ value: "AKTIV", label: "Aktiv" }], gewaehlt: [] }],
  spalten: [{ name: "spalte.name", label: "Name", isTag: false, text: "" }],
  formate: [{ value: "CSV", label: "CSV" }],
  zwecke: [{ value: "X", label: "Zweck" }],
  ansicht: "",
  uebernommen: null,
  vorher: { suche: "", von: "", bis: "", zweck: "", format: "", name: "" },
};

const NACHRICHT = {
  nachricht: null,
  anfang: { texte: {}, unternehmen: [], rollen: [], aufStartseite: false },
  firmen: [],
  darfSchreiben: true,
};

const ANSICHT = {
  bis: null,
  codeBis: null,
  laufende: null,
  zugriffe: { zeilen: [], total: 0, jeSeite: 10, folge: { seite: 1, bis: 1 } },
  anzahl: 0,
};
const LAGE = { name: "Erika", isMoeglich: true, erlaubtBis: null };
const EINRICHTUNG = { qr: { groesse: 1, pfad: "" }, secret: "ABCD" };

/** Forms of one area of the help, as somebody sees them. */
export type Hilfeseite = {
  bereich: HilfeBereich;
  formulare: readonly ReactElement[];
  /** The files of app/features whose controls these forms have. */
  quellen: readonly string[];
  /** Where the help of a control has another key than its name. */
  anders?: Readonly<Record<string, string>>;
};

/** The short forms of people and of staff. */
export const KURZE_FORMULARE: readonly Hilfeseite[] = [
  {
    bereich: "registrierung",
    formulare: [
      <UnternehmenSchritt
        key="unternehmen"
        {...leer}
        stand={{ schritt: "UNTERNEHMEN", ausIdentifikation: [], unternehmen }}
      />,
      <EinladungFormular key="einladung" {...leer} token="t" einladung={EINLADUNG} />,
    ],
    quellen: ["registrierung/UnternehmenEingabeFeld", "registrierung/EinladungFormular"],
  },
  {
    bereich: "registrierung",
    formulare: [<BenutzerSchritt key="benutzer" {...leer} entwurf={{}} />],
    quellen: ["registrierung/BenutzerSchritt"],
    anders: { email: "benutzerEmail" },
  },
  {
    bereich: "profil",
    formulare: [
      <PasswortAendern key="passwort" {...leer} geaendertAm="" />,
      <AppEinrichten key="app" {...leer} einrichtung={EINRICHTUNG} />,
      <HilfeAnzeige key="hilfe" {...leer} isAktiv />,
      <DarstellungWahl key="farben" formular={formular} />,
      <AnsichtKarte key="ansicht" {...leer} ansicht={ANSICHT} />,
    ],
    quellen: ["profil/AppEinrichten", "profil/HilfeAnzeige", "profil/DarstellungWahl", "profil/AnsichtKarte"],
  },
  {
    bereich: "stab",
    formulare: [<StabAnlegenSeite key="anlegen" {...leer} />],
    quellen: ["stab/StabAnlegenSeite", "stab/RollenFeld", "stab/GrundFeld"],
  },
  {
    bereich: "personen",
    formulare: [<AnsichtSeite key="ansicht" {...leer} uuid={UUID} lage={LAGE} />],
    quellen: ["support/AnsichtSeite", "support/PersonSchrittSeite"],
  },
  {
    bereich: "systemnachrichten",
    formulare: [
      <SystemnachrichtSeite key="neu" {...leer} daten={NACHRICHT} aufbewahrung={aufbewahrung} hier="/hier" />,
    ],
    quellen: [
      "systemnachricht/verwaltung/InhaltKarte",
      "systemnachricht/verwaltung/ZielKarte",
      "zeitpunkt/ZeitpunktFelder",
    ],
    anders: { firmaSuche: "unternehmen" },
  },
  {
    bereich: "faq",
    formulare: [<Faq key="eintrag" />, <FaqKategorie key="kategorie" />],
    quellen: ["faq/FaqFelder", "faq/KategorieFormular"],
    anders: Object.fromEntries(
      [0, 1, 2, 3, 4, 5].flatMap((stelle) => [
        [`links.${String(stelle)}.text`, "linkText"],
        [`links.${String(stelle)}.ziel`, "linkZiel"],
      ]),
    ),
  },
  {
    bereich: "hilfetexte",
    formulare: [<ImportSeite key="import" {...leer} />],
    quellen: ["hilfetexte/ImportSeite"],
  },
  {
    bereich: "exporte",
    formulare: [<ExportFormular key="benutzer" {...leer} daten={EXPORT} />],
    quellen: ["export/ExportFormular"],
    anders: { "filter.status": "filter", "spalte.name": "spalte" },
  },
  {
    bereich: "wartung",
    formulare: [<FensterSeite key="fenster" {...leer} fenster={null} aufbewahrung={aufbewahrung} />],
    quellen: ["wartung/FensterSeite"],
    anders: { grund: "ankuendigung" },
  },
  {
    bereich: "wartung",
    formulare: [<SitzungenSeite key="sitzungen" {...leer} />],
    quellen: ["wartung/SitzungenSeite"],
    anders: { firmaSuche: "unternehmen" },
  },
];
