import { readConfig } from "../app/server/settings/config";
import { completeSecrets } from "../app/server/embedded/secrets";
import { createFachKlient, FachFehler } from "../app/server/fach/fachKlient";
import { BEFEHLE, BedienFehler, hilfe } from "./fach/befehle";

/**
 * The specialist interface on the command line. Exit codes: 0 done, 1 refused by the portal, 2 wrong usage, 3 not
 * reachable.
 */
const ENDE = { erledigt: 0, abgewiesen: 1, bedienung: 2, nichtErreichbar: 3 } as const;

/** Address and token: as set, otherwise those of the portal that runs here. */
function zugang(): { basis: string; token: string } {
  const { FACH_BASIS, FACH_TOKEN } = process.env;
  if (FACH_BASIS !== undefined && FACH_TOKEN !== undefined) return { basis: FACH_BASIS, token: FACH_TOKEN };
  const settings = readConfig(process.env);
  if (!settings.ok) throw new BedienFehler(settings.error.join("\n"));
  const { port, fachToken } = completeSecrets(settings.value);
  return { basis: FACH_BASIS ?? `http://localhost:${String(port)}`, token: fachToken };
}

function meldungVon({ problem }: FachFehler): string {
  const einzeln = problem.errors.map(
    ({ property, message }) => `  ${property === "" ? "" : `${property}: `}${message}`,
  );
  return [problem.userMessage, ...einzeln].join("\n");
}

async function main([name = "hilfe", ...rest]: string[]): Promise<number> {
  if (["hilfe", "help", "--help", "-h"].includes(name)) {
    console.log(hilfe());
    return ENDE.erledigt;
  }
  try {
    const befehl = BEFEHLE.find((eintrag) => eintrag.name === name);
    if (befehl === undefined) throw new BedienFehler(`Den Befehl „${name}“ gibt es nicht.`);
    const aufruf = befehl.read(rest);
    console.log(await befehl.run(createFachKlient(zugang()), aufruf));
    return ENDE.erledigt;
  } catch (error) {
    if (error instanceof BedienFehler) {
      console.error(`${error.message}\n\n„npm run fach -- hilfe“ zeigt alle Befehle.`);
      return ENDE.bedienung;
    }
    if (error instanceof FachFehler) {
      console.error(meldungVon(error));
      return ENDE.abgewiesen;
    }
    console.error(`Das Portal ist nicht erreichbar: ${error instanceof Error ? error.message : String(error)}`);
    return ENDE.nichtErreichbar;
  }
}

process.exitCode = await main(process.argv.slice(2));
