import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import type { HilfeBereich } from "~/domain/hilfe/hilfeBereich";
import { ALLGEMEINER_TEXT, listHilfefelder } from "~/domain/hilfe/hilfefelder";
import { REGISTRIERUNG_FIRMENFELDER } from "~/domain/benutzer/registrierungFragen";
import { UNTERNEHMEN_FELDER } from "~/features/registrierung/unternehmenFelder";
import { FORMULARE_NEBENBEI } from "../../../../support/formulareNebenbei";
import { KURZE_FORMULARE } from "../../../../support/kurzeFormulare";
import { renderSeite } from "../../../../support/renderSeite";

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

/** The areas of which every question is rendered here. */
const GANZE: readonly HilfeBereich[] = [
  "registrierung",
  "profil",
  "systemnachrichten",
  "faq",
  "exporte",
  "wartung",
  "antraege",
  "nachrichten",
];

const SEITEN = [...KURZE_FORMULARE, ...FORMULARE_NEBENBEI];

/** Forms whose fields are declared: what they ask is listed from the declaration itself. */
const DEKLARIERTE: readonly string[] = [
  "formular/felder/FeldEingabe",
  "einreichung/BeratungFelder",
  "einreichung/ErklaerungFelder",
  "einreichung/ErklaerungFragen",
  "unterschrift/TanFeld",
  "schriftsatz/EntwurfFormular",
  "benutzerverwaltung/EinladenFragen",
];

/** Rendered by journeys only: their pages need an open text, or somebody whom a step is about. */
const AUF_SEITEN: readonly string[] = [
  "hilfetexte/HilfetextFormular",
  "support/PersonAktionSeite",
  "wartung/VerwerfenSeite",
];

const SUCHE = "sucht, ordnet oder wählt, was eine Liste zeigt";
const ANMELDUNG = "fragt nach nichts als einem Zugang";
const BESTAETIGUNG = "fragt nach einem Ja zu dem, was daneben steht";
const OHNE_ANTWORT = "zeigt nur, was anderswo beantwortet ist";
const OHNE_HILFE: Readonly<Record<string, string>> = {
  "anmeldung/Anmeldefeld": ANMELDUNG,
  "anmeldung/PasswortFeld": ANMELDUNG,
  "anmeldung/PasswortVergessenSeite": ANMELDUNG,
  "anmeldung/TanFeld": ANMELDUNG,
  "auswahl/Unternehmenssuche": SUCHE,
  "firmenansicht/FirmenTabelle": SUCHE,
  "firmenwahl/FirmenSuche": "gehört zu dem Feld, das seine Seite mit Hilfe nennt",
  "hilfe/HilfeSeite": SUCHE,
  "hilfetexte/HilfetextAuswahl": SUCHE,
  "nachrichten/NachrichtenFilter": SUCHE,
  "protokoll/ProzesslogFilter": SUCHE,
  "suche/SuchSeite": SUCHE,
  "support/UnternehmenKarte": SUCHE,
  "tabelle/Ansichten": SUCHE,
  "tabelle/FilterFelder": SUCHE,
  "tabelle/ListenFilter": SUCHE,
  "tabelle/SchlichteSuche": SUCHE,
  "tabelle/SortierWahl": SUCHE,
  "tabelle/SpaltenWahl": SUCHE,
  "tabelle/Suchfeld": SUCHE,
  "tabelle/WeitereLaden": SUCHE,
  "versionen/VergleichSeite": SUCHE,
  "dokumente/VorhabenVergleich": BESTAETIGUNG,
  "formular/speichern/KonfliktFrage": BESTAETIGUNG,
  "hilfe/HilfeFrage": BESTAETIGUNG,
  "shell/WiederholenFormular": BESTAETIGUNG,
  "siegel/RegelnKarte": BESTAETIGUNG,
  "unternehmen/FolgenFrage": BESTAETIGUNG,
  "unternehmen/NachbarKarte": BESTAETIGUNG,
  "hilfetexte/KurzFrage": OHNE_ANTWORT,
  "uebernahme/HerkunftSeite": OHNE_ANTWORT,
  "formular/seite/AngeboteListe": OHNE_ANTWORT,
  "katalog/ueberlagerungen": OHNE_ANTWORT,
  "katalog/daten": OHNE_ANTWORT,
  "katalog/felder": OHNE_ANTWORT,
  "katalog/flaechen": OHNE_ANTWORT,
  "raster/RasterZelle": "fragt, was das Formular einer Zeile mit Hilfe fragt",
  "anlagen/AnlagenBereich": "ist die Dateiübersicht im Formular; die Hilfe steht dort",
  "beleg/BelegpruefungSeite": "steht allen offen, und wer nicht angemeldet ist, liest nur die Hilfe der Registrierung",
};

const FEATURES = join(import.meta.dirname, "../../../../../app/features");
const KEINE_FELDER = ["FieldGroup", "HiddenField", "ReadOnlyField", "RequiredHint", "Suggestions"];
const FELDER = readdirSync(join(FEATURES, "../ui/fields"))
  .filter((datei) => datei.endsWith(".tsx"))
  .map((datei) => basename(datei, ".tsx"))
  .filter((name) => !KEINE_FELDER.includes(name));
/** The control of a form with everything that it is given. */
const STEUERUNG = new RegExp(`<(?:${FELDER.join("|")}|input|select|textarea)\\b[^>]*`, "g");

/** The files with a control, by their names, and what each control is given. */
const listQuellen = (): Map<string, string[]> =>
  new Map(
    readdirSync(FEATURES, { recursive: true, encoding: "utf8" })
      .filter((datei) => datei.endsWith(".tsx"))
      .map((datei) => [datei.slice(0, -4), readFileSync(join(FEATURES, datei), "utf8").match(STEUERUNG) ?? []] as const)
      .filter(([, steuerungen]) => steuerungen.length > 0)
      .map(([datei, steuerungen]) => [datei, [...steuerungen]]),
  );

describe("jedes Formular im Quelltext", () => {
  const gefragte = SEITEN.flatMap(({ quellen }) => quellen);

  it("hat Hilfe an seinen Feldern, oder es steht da, warum es keine braucht", () => {
    const bekannte = [...gefragte, ...DEKLARIERTE, ...AUF_SEITEN, ...Object.keys(OHNE_HILFE)];
    const quellen = listQuellen();
    expect([...quellen.keys()].filter((datei) => !bekannte.includes(datei))).toEqual([]);
    expect(bekannte.filter((datei) => !quellen.has(datei))).toEqual([]);
    expect(bekannte.filter((datei, stelle) => bekannte.indexOf(datei) !== stelle)).toEqual([]);
  });

  // The companies that a search has found belong to the field of the search.
  it("gibt jedem Feld, was seine Hilfe nennt", () => {
    const quellen = listQuellen();
    const ohne = [...gefragte, ...AUF_SEITEN].filter((datei) =>
      quellen.get(datei)?.some((steuerung) => !/\{\.\.\.|\bhelp=|name="unternehmen"/.test(steuerung)),
    );
    expect(ohne).toEqual([]);
  });
});

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
    for (const bereich of GANZE) {
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
