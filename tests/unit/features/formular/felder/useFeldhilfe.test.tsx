import type { ReactElement } from "react";
import { describe, expect, it } from "vitest";
import type { HilfeBereich } from "~/domain/hilfe/hilfeBereich";
import { ALLGEMEINER_TEXT, listHilfefelder } from "~/domain/hilfe/hilfefelder";
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
import { UNTERNEHMEN_FELDER } from "~/features/registrierung/unternehmenFelder";
import { StabAnlegenSeite } from "~/features/stab/StabAnlegenSeite";
import { AnsichtSeite } from "~/features/support/AnsichtSeite";
import { SystemnachrichtSeite } from "~/features/systemnachricht/verwaltung/SystemnachrichtSeite";
import { FensterSeite } from "~/features/wartung/FensterSeite";
import { SitzungenSeite } from "~/features/wartung/SitzungenSeite";
import { REGISTRIERUNG_FIRMENFELDER } from "~/domain/benutzer/registrierungFragen";
import { renderSeite } from "../../../../support/renderSeite";

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

type Seite = {
  bereich: HilfeBereich;
  formulare: readonly ReactElement[];
  /** Where the help of a control has another key than its name. */
  anders?: Readonly<Record<string, string>>;
};

const SEITEN: readonly Seite[] = [
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
  },
  {
    bereich: "registrierung",
    formulare: [<BenutzerSchritt key="benutzer" {...leer} entwurf={{}} />],
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
  },
  { bereich: "stab", formulare: [<StabAnlegenSeite key="anlegen" {...leer} />] },
  { bereich: "personen", formulare: [<AnsichtSeite key="ansicht" {...leer} uuid={UUID} lage={LAGE} />] },
  {
    bereich: "systemnachrichten",
    formulare: [
      <SystemnachrichtSeite key="neu" {...leer} daten={NACHRICHT} aufbewahrung={aufbewahrung} hier="/hier" />,
    ],
    anders: { firmaSuche: "unternehmen" },
  },
  {
    bereich: "faq",
    formulare: [<Faq key="eintrag" />, <FaqKategorie key="kategorie" />],
    anders: Object.fromEntries(
      [0, 1, 2, 3, 4, 5].flatMap((stelle) => [
        [`links.${String(stelle)}.text`, "linkText"],
        [`links.${String(stelle)}.ziel`, "linkZiel"],
      ]),
    ),
  },
  { bereich: "hilfetexte", formulare: [<ImportSeite key="import" {...leer} />] },
  {
    bereich: "exporte",
    formulare: [<ExportFormular key="benutzer" {...leer} daten={EXPORT} />],
    anders: { "filter.status": "filter", "spalte.name": "spalte" },
  },
  {
    bereich: "wartung",
    formulare: [<FensterSeite key="fenster" {...leer} fenster={null} aufbewahrung={aufbewahrung} />],
    anders: { grund: "ankuendigung" },
  },
  {
    bereich: "wartung",
    formulare: [<SitzungenSeite key="sitzungen" {...leer} />],
    anders: { firmaSuche: "unternehmen" },
  },
];

const attributVon = (tag: string, name: string): string => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "";

/** The names of what somebody can fill in; a moment is asked for as a day and a time. */
const listControls = (html: string): string[] =>
  [...html.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)]
    .filter(([tag]) => attributVon(tag, "type") !== "hidden")
    .map(([tag]) => attributVon(tag, "name").replace(/(?:Tag|Zeit)$/, ""))
    .filter((name) => name !== "");

const listHilfen = (html: string): string[] =>
  [...html.matchAll(/[?;&]hilfe=([^"&]+)"/g)].map(([, key = ""]) => decodeURIComponent(key));

const sorted = (namen: readonly string[]): string[] => [...new Set(namen)].toSorted();

describe("kurze Formulare", () => {
  it.each(SEITEN)("haben an jedem Feld Hilfe mit einem Schlüssel der Liste: $bereich", async (seite) => {
    const { bereich, formulare, anders = {} } = seite;
    const bekannte = listHilfefelder(bereich).map(({ feld }) => feld);
    for (const formular of formulare) {
      const html = await renderSeite(formular, "/hier?art=x", { hasTestdaten: false });
      const gefragte = listControls(html).map((name) => anders[name] ?? name);
      expect(gefragte).not.toEqual([]);
      expect(sorted(listHilfen(html)), String(formular.key)).toEqual(sorted(gefragte));
      expect(sorted(gefragte).filter((key) => !bekannte.includes(key))).toEqual([]);
      expect(html).toContain("/hier?art=x&amp;hilfe=");
    }
  });

  it("stehen zusammen mit jeder Frage in der Liste, die sie stellen", async () => {
    for (const bereich of ["registrierung", "profil", "systemnachrichten", "faq", "exporte", "wartung"] as const) {
      const seiten = SEITEN.filter((seite) => seite.bereich === bereich).flatMap(({ formulare }) => formulare);
      const html = await Promise.all(seiten.map((seite) => renderSeite(seite, "/hier", { hasTestdaten: false })));
      const gelistete = listHilfefelder(bereich).filter(({ bezeichnung }) => bezeichnung !== ALLGEMEINER_TEXT);
      const fehlende = gelistete.map(({ feld }) => feld).filter((feld) => !html.flatMap(listHilfen).includes(feld));
      expect(fehlende, bereich).toEqual([]);
    }
  });

  it("der Registrierung fragen nach den Feldern der Stammdaten, die die Liste nennt", () => {
    expect(UNTERNEHMEN_FELDER.map(({ name }) => name)).toEqual([...REGISTRIERUNG_FIRMENFELDER]);
  });
});
