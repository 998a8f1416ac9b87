import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { MIT_GEDULD } from "./geduld";
import { startMailServer } from "./mailServer";
import { createQuickDataFolder, freePort, startPortal, type PortalProcess } from "./portalProcess";

/**
 * For the whole run: one SMTP server, one portal with demo data, and a second pair of processes (backend, portal) with
 * data of their own. Tests read the addresses from PORTAL_URL and PORTAL_URL_ZWEI_PROZESSE, the mails from MAIL_FOLDER,
 * and call the specialist interface with FACH_TOKEN.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const dataFolder = createQuickDataFolder();
  const base = dirname(dataFolder);
  const mails = await startMailServer(join(base, "mails"));
  const settings = {
    ...MIT_GEDULD,
    SMTP_URL: mails.url,
    FACH_SIMULATOR_VERZOEGERUNG_SEKUNDEN: "3",
    FEATURE_TESTDATENGENERATOR: "true",
    UHR_DATEI: join(base, "uhr"),
    FACH_TOKEN: "fach-token-der-journeys-0123456789-abcdef",
    TRUST_PROXY: "true",
    // How the process began stands on the page of its log.
    LOG_LEVEL: "info",
    // Tests of one worker share a session; a refresh in one of them would end it for the others.
    SITZUNG_ZUGRIFF_SEKUNDEN: "3600",
    // A call by which a test sets something up may come when its connection has waited long enough to be closed.
    ZEITGRENZE_RUHENDE_VERBINDUNG_SEKUNDEN: "600",
    // All journeys of three projects log in as the same few people, within an hour on a quick machine.
    GRENZE_ANMELDE_TANS_JE_KONTO_STUNDE: "1000",
  };
  const portal = await startPortal({ env: { ...settings, DATENORDNER: dataFolder } });
  const pair = await startPair(settings, base);
  process.env.PORTAL_URL = portal.url;
  process.env.PORTAL_URL_ZWEI_PROZESSE = pair.portal.url;
  process.env.MAIL_FOLDER = join(base, "mails");
  process.env.UHR_DATEI = settings.UHR_DATEI;
  process.env.FACH_TOKEN = settings.FACH_TOKEN;
  return async () => {
    for (const running of [portal, pair.portal, pair.backend]) {
      if ((await running.stop()) !== 0) console.error(running.output());
      for (const line of unexpectedOf(running)) console.error(line);
    }
    await mails.stop();
    rmSync(base, { recursive: true, force: true });
  };
}

/** What the process called an error: whoever looks for the cause of a red journey finds its 500 or 503 here. */
const unexpectedOf = (running: PortalProcess): string[] =>
  running
    .output()
    .split("\n")
    .filter((line) => line.includes('"level":"error"'));

/** Backend and portal apart: mails and the identification service must lead back to the portal's address. */
async function startPair(
  settings: Record<string, string>,
  base: string,
): Promise<{ backend: PortalProcess; portal: PortalProcess }> {
  const port = String(await freePort());
  const publicUrl = `http://localhost:${port}`;
  const backend = await startPortal({
    env: { ...settings, NUR_BACKEND: "true", PUBLIC_URL: publicUrl, DATENORDNER: join(base, "backend") },
  });
  const portal = await startPortal({
    env: {
      ...MIT_GEDULD,
      BACKEND_URL: backend.url,
      TRUST_PROXY: "true",
      PORT: port,
      DATENORDNER: join(base, "portal"),
      UHR_DATEI: settings.UHR_DATEI ?? "",
    },
  });
  return { backend, portal };
}
