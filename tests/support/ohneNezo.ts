import { rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Page } from "@playwright/test";
import { tanAus } from "./anmelden";
import { MIT_GEDULD } from "./geduld";
import { KONTEN } from "./konten";
import { listMails, startMailServer, waitForMail } from "./mailServer";
import { createQuickDataFolder, startPortal } from "./portalProcess";

/** A portal of its own without nezo, where signatures go by TAN, with a clock that the test moves. */
export async function startWithoutNezo(env: Record<string, string> = {}) {
  const dataFolder = createQuickDataFolder();
  const base = dirname(dataFolder);
  const [mailFolder, uhr] = [join(base, "mails"), join(base, "uhr")];
  const mails = await startMailServer(mailFolder);
  const portal = await startPortal({
    env: { ...MIT_GEDULD, NEZO_AKTIV: "false", SMTP_URL: mails.url, DATENORDNER: dataFolder, UHR_DATEI: uhr, ...env },
  });
  return {
    url: portal.url,
    mailFolder,
    dataFolder,
    output: portal.output,
    advance: (minuten: number) => writeFileSync(uhr, new Date(Date.now() + minuten * 60_000).toISOString()),
    stop: async () => {
      await portal.stop();
      await mails.stop();
      rmSync(base, { recursive: true, force: true });
    },
  };
}

/** Presses a button that sends a TAN to the owner of the demo, and reads it from the mail. */
export async function fetchTan(
  page: Page,
  mailFolder: string,
  { knopf, betreff }: { knopf: string; betreff: RegExp },
): Promise<string> {
  const { email } = KONTEN.maschinenbau;
  const after = listMails(mailFolder, email).filter(({ subject }) => betreff.test(subject)).length;
  await page.getByRole("button", { name: knopf, exact: true }).click();
  return tanAus((await waitForMail(mailFolder, { to: email, subject: betreff, after })).text);
}
