import type { Dienste } from "../../dienste";
import { limit } from "../ratelimit/count";

/** Limits what one address receives and one computer causes. The same for known and unknown addresses. trust.md §2 */
export async function limitMails(dienste: Dienste, email: string, clientIp: string): Promise<void> {
  await limit(dienste, "mailProIp", clientIp);
  await limit(dienste, "mailProAdresse", email);
}
