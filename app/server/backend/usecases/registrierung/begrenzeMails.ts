import type { Dienste } from "../../dienste";
import { begrenze } from "../ratelimit/zaehle";

/** Limits what one address receives and one computer causes. The same for known and unknown addresses. trust.md §2 */
export async function begrenzeMails(dienste: Dienste, email: string, clientIp: string): Promise<void> {
  await begrenze(dienste, "mailProIp", clientIp);
  await begrenze(dienste, "mailProAdresse", email);
}
