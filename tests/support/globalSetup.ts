import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { startMailServer } from "./mailServer";
import { createDataFolder, freePort, startPortal } from "./portalProcess";

/**
 * One portal with demo data, one SMTP server, one fresh data folder for the whole run. Tests read the address from
 * PORTAL_URL and mails from MAIL_FOLDER; the lines of the server's log are in its output when a test fails.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const dataFolder = createDataFolder();
  const mailFolder = join(dirname(dataFolder), "mails");
  const mails = await startMailServer(mailFolder);
  const port = await freePort();
  const portal = await startPortal({
    env: {
      PORT: String(port),
      DATENORDNER: dataFolder,
      SMTP_URL: mails.url,
      FACH_SIMULATOR_VERZOEGERUNG_SEKUNDEN: "1",
      FEATURE_TESTDATENGENERATOR: "true",
      UHR_DATEI: join(dirname(dataFolder), "uhr"),
    },
  });
  process.env.PORTAL_URL = portal.url;
  process.env.MAIL_FOLDER = mailFolder;
  process.env.UHR_DATEI = join(dirname(dataFolder), "uhr");
  return async () => {
    const code = await portal.stop();
    await mails.stop();
    if (code !== 0) console.error(portal.output());
    rmSync(dirname(dataFolder), { recursive: true, force: true });
  };
}
