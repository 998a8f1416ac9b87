import { AblageAbsage, type DateiAblage } from "../backend/ports/ablagePort";
import type { PortalConfig } from "../settings/config";
import type { Log } from "../operator/log";
import { StartRefusal } from "../operator/startRefusal";
import { createOrdnerAblage } from "./ordnerAblage";
import { createS3Ablage } from "./s3Ablage";

/**
 * The storage of attachments that is set up. A bucket that refuses is a wrong setting and ends the start; one that
 * cannot be reached may come back, and everything else works without it.
 */
export async function openAblage({ config, log }: { config: PortalConfig; log: Log }): Promise<DateiAblage> {
  const { ordner, s3 } = config.anlagen;
  const ablage = s3 === null ? createOrdnerAblage(ordner) : await createS3Ablage(s3, ordner);
  try {
    await ablage.check();
  } catch (error) {
    if (error instanceof AblageAbsage) throw new StartRefusal(error.message, { cause: error });
    log.error({ err: error }, "The storage of files cannot be reached; files are refused until it can");
  }
  return ablage;
}
