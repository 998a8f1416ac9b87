import type { Dienstzustand, Zustand } from "~/contract/verfahren/wartung";
import type { Dienste } from "../../dienste";
import type { RufKontext } from "../../kontext";
import { listLaeufe, readSpuren } from "../../storage/wartungStore";
import { LEIHE_MS } from "../live/leihe";
import { listMailStoerungen } from "../mail/listMailStoerungen";
import { requireWartung } from "../protokoll/zugriff";
import { LAEUFE, type Laufname } from "./laufbuch";

type Spuren = Awaited<ReturnType<typeof readSpuren>>;

const iso = (am: Date | null): string | null => am?.toISOString() ?? null;
const bereit = (name: string, am: Date | null, hinweis = ""): Dienstzustand => ({
  name,
  zustand: "BEREIT",
  hinweis,
  letzterErfolgAm: iso(am),
});
const aus = (name: string, hinweis: string): Dienstzustand => ({
  name,
  zustand: "AUS",
  hinweis,
  letzterErfolgAm: null,
});

/** A document that waits longer than this is not fetched any more. @assumed Issue 18 names no time. */
const FACH_WARTET_MS = 24 * 60 * 60_000;

async function checkAblage({ ablage }: Dienste, { dateiAm }: Spuren): Promise<Dienstzustand> {
  const name = "Dateiablage";
  try {
    await ablage.check();
    return bereit(name, dateiAm);
  } catch (error) {
    const hinweis = error instanceof Error ? error.message : "Die Ablage antwortet nicht.";
    return { name, zustand: "GESTOERT", hinweis, letzterErfolgAm: iso(dateiAm) };
  }
}

async function checkMail(dienste: Dienste, { mailAm }: Spuren): Promise<Dienstzustand> {
  const stoerungen = await listMailStoerungen(dienste);
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

/** Virus scanner and identification: what the portal knows of them without a file or a person. */
function listEingerichtete({ viren, config, lage, clock }: Dienste, { dateiAm, nezoAm }: Spuren): Dienstzustand[] {
  const stoerungen = lage.listStoerungen();
  return [
    stoerungen.length === 0
      ? bereit("Datenbank", clock.now())
      : { name: "Datenbank", zustand: "GESTOERT", hinweis: stoerungen.join(" "), letzterErfolgAm: iso(clock.now()) },
    viren === null
      ? aus("Virenprüfung", "Kein Prüfprogramm eingerichtet (CLAMD_HOST).")
      : bereit("Virenprüfung", dateiAm, "Jede Datei wird vor der Ablage geprüft."),
    config.nezoAktiv ? bereit("Identifizierung (nezo)", nezoAm) : aus("Identifizierung (nezo)", "Abgeschaltet."),
  ];
}

const isLauf = (name: string): name is Laufname => Object.hasOwn(LAEUFE, name);

/** Failed when it has not ended well since. */
async function listHintergrund({ db }: Dienste): Promise<Dienstzustand[]> {
  const bekannte = new Map((await listLaeufe(db)).map((lauf) => [lauf.name, lauf]));
  return Object.keys(LAEUFE)
    .filter(isLauf)
    .map((key) => {
      const { erfolgAm = null, fehlerAm = null, fehler = null } = bekannte.get(key) ?? {};
      const isGestoert = fehlerAm !== null && (erfolgAm === null || erfolgAm < fehlerAm);
      return {
        name: LAEUFE[key],
        zustand: isGestoert ? ("GESTOERT" as const) : ("BEREIT" as const),
        hinweis: isGestoert ? (fehler ?? "") : "",
        letzterErfolgAm: iso(erfolgAm),
      };
    });
}

const jaNein = (wert: boolean): string => (wert ? "Ja" : "Nein");

/** Named one by one, so that a new setting stays unseen until somebody has decided that it is no secret. */
function listEinstellungen({ config }: Dienste): Zustand["einstellungen"] {
  const { sitzung } = config;
  return [
    { name: "Version", wert: config.version },
    { name: "Adresse des Portals", wert: config.publicUrl },
    { name: "Absender der E-Mails", wert: config.mailAbsender },
    { name: "Identifizierung über nezo", wert: jaNein(config.nezoAktiv) },
    { name: "Identifizierung bei der Registrierung", wert: jaNein(config.nezoRegistrierungAktiv) },
    { name: "Knopf „Testdaten einfügen“", wert: jaNein(config.features.testdatenGenerator) },
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
  return {
    dienste: [
      ...listEingerichtete(dienste, spuren),
      await checkMail(dienste, spuren),
      await checkAblage(dienste, spuren),
      fachZustand(dienste, spuren),
      liveZustand(dienste, spuren),
    ],
    laeufe: await listHintergrund(dienste),
    einstellungen: listEinstellungen(dienste),
  };
}
