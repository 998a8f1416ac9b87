import type { Dienstzustand } from "~/contract/verfahren/wartung";
import type { Dienste } from "../../dienste";
import { technischeMeldung } from "./technischeMeldung";

/** Somebody waits for the page; a service that is silent for so long counts as disturbed. */
const GEDULD_MS = 5_000;

type Gesuchtes = { name: string; letzterErfolgAm: string | null; hinweis: string };

/** Asks a service for something harmless, and says how it stands. */
async function askDienst(
  { name, letzterErfolgAm, hinweis }: Gesuchtes,
  frage: () => Promise<unknown>,
): Promise<Dienstzustand> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const geduld = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), GEDULD_MS);
  });
  try {
    const hatGeantwortet = await Promise.race([frage().then(() => true), geduld]);
    if (!hatGeantwortet)
      return { name, zustand: "GESTOERT", hinweis: "Keine Antwort in fünf Sekunden.", letzterErfolgAm };
    return { name, zustand: "BEREIT", hinweis, letzterErfolgAm };
  } catch (error) {
    const grund = `Die Anfrage ist gescheitert. ${technischeMeldung(error)}`;
    return { name, zustand: "GESTOERT", hinweis: grund, letzterErfolgAm };
  } finally {
    clearTimeout(timer);
  }
}

const sayAus = (name: string, hinweis: string): Promise<Dienstzustand> =>
  Promise.resolve({ name, zustand: "AUS", hinweis, letzterErfolgAm: null });

/** The virus scanner: it scans a few letters. `dateiAm`: when it last passed a file. */
export function askVirenpruefung({ viren }: Pick<Dienste, "viren">, dateiAm: string | null): Promise<Dienstzustand> {
  const name = "Virenprüfung";
  if (viren === null) return sayAus(name, "Kein Prüfprogramm eingerichtet (CLAMD_HOST).");
  const gesucht = { name, letzterErfolgAm: dateiAm, hinweis: "Jede Datei wird vor der Ablage geprüft." };
  return askDienst(gesucht, () => viren.check(new Blob([name]).stream()));
}

type Gefragtes = Pick<Dienste, "nezo"> & {
  random: Pick<Dienste["random"], "uuid">;
  config: Pick<Dienste["config"], "nezoAktiv">;
};

/** The identification: it is asked for the outcome of a sign-in that never began. `nezoAm`: the last one that ended. */
export function askNezo({ nezo, config, random }: Gefragtes, nezoAm: string | null): Promise<Dienstzustand> {
  const name = "Identifizierung (nezo)";
  if (!config.nezoAktiv) return sayAus(name, "Abgeschaltet.");
  return askDienst({ name, letzterErfolgAm: nezoAm, hinweis: "" }, () => nezo.ergebnis(random.uuid()));
}
