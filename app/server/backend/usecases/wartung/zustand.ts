import type { Dienstzustand, Zustand } from "~/contract/verfahren/wartung";
import type { Dienste } from "../../dienste";
import type { RufKontext } from "../../kontext";
import { listLaeufe, readSpuren } from "../../storage/wartungStore";
import { LEIHE_MS } from "../live/leihe";
import { listMailStoerungen } from "../mail/listMailStoerungen";
import { requireWartung } from "../protokoll/zugriff";
import { askNezo, askVirenpruefung } from "./fremdeDienste";
import { technischeMeldung } from "./technischeMeldung";
import { LAEUFE, type Laufname, MAIL_VERSANDT } from "./laufbuch";

type Spuren = Awaited<ReturnType<typeof readSpuren>>;
type Lauf = Awaited<ReturnType<typeof listLaeufe>>[number];
type Laeufe = ReadonlyMap<string, Lauf>;

/** A round may take its time: a file of a million rows, the check of all chains. @assumed Issue 18 names no time. */
const LAUF_NACHSICHT_MS = 30 * 60_000;

const iso = (am: Date | null): string | null => am?.toISOString() ?? null;
const bereit = (name: string, am: Date | null, hinweis = ""): Dienstzustand => ({
  name,
  zustand: "BEREIT",
  hinweis,
  letzterErfolgAm: iso(am),
});

/** A document that waits longer than this is not fetched any more. @assumed Issue 18 names no time. */
const FACH_WARTET_MS = 24 * 60 * 60_000;

async function checkAblage({ ablage }: Dienste, { dateiAm }: Spuren): Promise<Dienstzustand> {
  const name = "Dateiablage";
  try {
    await ablage.check();
    return bereit(name, dateiAm);
  } catch (error) {
    const hinweis = `Die Ablage nimmt nichts an. ${technischeMeldung(error)}`;
    return { name, zustand: "GESTOERT", hinweis, letzterErfolgAm: iso(dateiAm) };
  }
}

/** Mails that have left are forgotten some day; when the last did is kept apart. */
async function checkMail(dienste: Dienste, laeufe: Laeufe): Promise<Dienstzustand> {
  const stoerungen = await listMailStoerungen(dienste);
  const mailAm = laeufe.get(MAIL_VERSANDT)?.erfolgAm ?? null;
  const zustand = stoerungen.length === 0 ? "BEREIT" : "GESTOERT";
  return { name: "E-Mail-Versand", zustand, hinweis: stoerungen.join(" "), letzterErfolgAm: iso(mailAm) };
}

/** The specialist system fetches and answers; the portal cannot ask it. */
function fachZustand({ clock }: Dienste, { fachAm, offeneUebermittlungen, aeltesteOffeneAm }: Spuren): Dienstzustand {
  const name = "Fachverfahren";
  const wartet = offeneUebermittlungen === 0 ? "" : `Noch nicht beantwortet: ${String(offeneUebermittlungen)}.`;
  const isAlt = aeltesteOffeneAm !== null && clock.now().getTime() - aeltesteOffeneAm.getTime() > FACH_WARTET_MS;
  if (!isAlt) return bereit(name, fachAm, wartet);
  const hinweis = `${wartet} Die älteste Übermittlung wartet seit mehr als 24 Stunden.`;
  return { name, zustand: "GESTOERT", hinweis, letzterErfolgAm: iso(fachAm) };
}

/**
 * The live channel: each node that has one says every few seconds that it lives, and is forgotten when it does not. The
 * last success is the last such sign.
 */
function liveZustand({ clock }: Dienste, { knotenBis, knoten, verbindungen }: Spuren): Dienstzustand {
  const name = "Live-Kanal";
  const jetzt = clock.now();
  const zuletzt = knotenBis === null ? null : new Date(Math.min(knotenBis.getTime() - LEIHE_MS, jetzt.getTime()));
  const wie = `${verbindungen === 1 ? "1 Verbindung" : `${String(verbindungen)} Verbindungen`} an ${String(knoten)} Knoten.`;
  if (knotenBis !== null && knotenBis > jetzt) return bereit(name, zuletzt, wie);
  const hinweis = "Kein Knoten meldet sich. Seiten erfahren nichts von selbst, alles andere geht weiter.";
  return { name, zustand: "GESTOERT", hinweis, letzterErfolgAm: iso(zuletzt) };
}

/** What has just been read proves that it answers; what went wrong with it lately is known besides. */
function databaseZustand({ lage, clock }: Dienste): Dienstzustand {
  const name = "Datenbank";
  const stoerungen = lage.listStoerungen();
  if (stoerungen.length === 0) return bereit(name, clock.now());
  return { name, zustand: "GESTOERT", hinweis: stoerungen.join(" "), letzterErfolgAm: iso(clock.now()) };
}

const isLauf = (name: string): name is Laufname => Object.hasOwn(LAEUFE, name);

/** Why work does not run as it should: it has failed and not ended well since, or has not ended for long; or null. */
function laufStoerung({ clock }: Dienste, key: Laufname, lauf: Lauf): string | null {
  const { erfolgAm, fehlerAm, fehler } = lauf;
  if (fehlerAm !== null && (erfolgAm === null || erfolgAm < fehlerAm))
    return `Der letzte Lauf ist gescheitert. ${technischeMeldung(fehler ?? "")}`;
  const isStehengeblieben =
    erfolgAm !== null && clock.now().getTime() - erfolgAm.getTime() > 3 * LAEUFE[key].millis + LAUF_NACHSICHT_MS;
  return isStehengeblieben ? "Sie läuft seitdem nicht mehr." : null;
}

function listHintergrund(dienste: Dienste, laeufe: Laeufe): Dienstzustand[] {
  return Object.keys(LAEUFE)
    .filter(isLauf)
    .map((key) => {
      const lauf = laeufe.get(key) ?? { name: key, erfolgAm: null, fehlerAm: null, fehler: null };
      const stoerung = laufStoerung(dienste, key, lauf);
      const zustand = stoerung === null ? "BEREIT" : "GESTOERT";
      const ruhig = lauf.erfolgAm === null ? "Noch nicht gelaufen." : "";
      return { name: LAEUFE[key].name, zustand, hinweis: stoerung ?? ruhig, letzterErfolgAm: iso(lauf.erfolgAm) };
    });
}

const jaNein = (wert: boolean): string => (wert ? "Ja" : "Nein");

/** Named one by one, so that a new setting stays unseen until somebody has decided that it is no secret. */
function listEinstellungen({ config }: Dienste, { firmenMitSiegel }: Spuren): Zustand["einstellungen"] {
  const { sitzung } = config;
  return [
    { name: "Version", wert: config.version },
    ...config.umgebung,
    { name: "Adresse des Portals", wert: config.publicUrl },
    { name: "Absender der E-Mails", wert: config.mailAbsender },
    { name: "Identifizierung über nezo", wert: jaNein(config.nezoAktiv) },
    { name: "Identifizierung bei der Registrierung", wert: jaNein(config.nezoRegistrierungAktiv) },
    // A flag of each company: it has the seal since a Vorhaben of it was certified and the decision retrieved.
    { name: "Siegel (bsfzSiegel)", wert: `bei ${String(firmenMitSiegel)} Unternehmen` },
    { name: "Knopf „Mit Testdaten füllen“ (testdatenGenerator)", wert: jaNein(config.features.testdatenGenerator) },
    { name: "Regel der Bekanntgabe", wert: config.bekanntgabeRegel },
    { name: "Abmelden nach Inaktivität", wert: `${String(sitzung.leerlaufMinuten)} Minuten` },
    { name: "Längste Sitzung", wert: `${String(sitzung.maxStunden)} Stunden` },
  ];
}

/** How what the portal needs stands now. */
export async function getZustand(kontext: RufKontext): Promise<Zustand> {
  requireWartung(kontext);
  const { dienste } = kontext;
  const spuren = await readSpuren(dienste.db);
  const laeufe: Laeufe = new Map((await listLaeufe(dienste.db)).map((lauf) => [lauf.name, lauf]));
  const gefragte = await Promise.all([
    askVirenpruefung(dienste, iso(spuren.dateiAm)),
    askNezo(dienste, iso(spuren.nezoAm)),
    checkMail(dienste, laeufe),
    checkAblage(dienste, spuren),
  ]);
  return {
    dienste: [databaseZustand(dienste), ...gefragte, fachZustand(dienste, spuren), liveZustand(dienste, spuren)],
    laeufe: listHintergrund(dienste, laeufe),
    wartendeMails: spuren.wartendeMails,
    einstellungen: listEinstellungen(dienste, spuren),
    zeitenUndGrenzen: [...dienste.config.zeitenUndGrenzen],
  };
}
