import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

/** What a proxy adds to what it passes on. */
const WEITERGEREICHT = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"];

const EIGENE = new BlockList();
for (const [netz, laenge] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
] as const)
  EIGENE.addSubnet(netz, laenge, "ipv4");
EIGENE.addAddress("::1", "ipv6");
EIGENE.addSubnet("fc00::", 7, "ipv6");
EIGENE.addSubnet("fe80::", 10, "ipv6");

const isEigene = (adresse: string): boolean => {
  const art = isIP(adresse);
  return art !== 0 && EIGENE.check(adresse, art === 6 ? "ipv6" : "ipv4");
};

/** "db.example.org" of "db.example.org:3000"; "::1" of "[::1]:3000". */
const rechner = (host: string): string => host.replace(/:\d+$/, "").replace(/^\[|\]$/g, "");

/**
 * True for a caller of this machine or of a private network, with nobody in between: the operator, a monitor, another
 * node. Whoever asks under the address that browsers know comes from outside, even when a proxy hides it. Call it
 * before the headers are cleaned.
 */
export function isInnen({ headers, socket }: IncomingMessage, publicUrl: string): boolean {
  const adresse = (socket.remoteAddress ?? "").replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isEigene(adresse) || WEITERGEREICHT.some((name) => headers[name] !== undefined)) return false;
  const oeffentlich = rechner(new URL(publicUrl).host);
  const gefragt = rechner(headers.host ?? "").toLowerCase();
  return oeffentlich === "localhost" || isEigene(oeffentlich) || gefragt !== oeffentlich;
}
