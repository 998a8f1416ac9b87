import { isIPv6 } from "node:net";

const EINGEBETTET = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GRUPPEN = 8;
/** The groups of an IPv6 address that name the network: what follows, its users choose themselves (RFC 4291, 2.5.1). */
const GRUPPEN_DES_NETZES = 4;

/**
 * For whom an address counts when uses are limited: an IPv4 address for itself, also inside an IPv6 one; an IPv6
 * address for its network, because one computer may take another of 2^64 addresses for each request. Anything else
 * stays as it is.
 */
export function netzVon(adresse: string): string {
  const [, ipv4] = EINGEBETTET.exec(adresse) ?? [];
  if (ipv4 !== undefined) return ipv4;
  const [ohneZone = ""] = adresse.split("%");
  if (!isIPv6(ohneZone)) return adresse;
  // The parser of addresses writes every spelling the same way: lower case, no zeros in front, no dots.
  const [vorn = "", hinten] = new URL(`http://[${ohneZone}]`).hostname.slice(1, -1).split("::");
  const [links, rechts] = [vorn, hinten ?? ""].map((teil) => teil.split(":").filter((gruppe) => gruppe !== ""));
  const gekuerzt = Array.from({ length: GRUPPEN - (links?.length ?? 0) - (rechts?.length ?? 0) }, () => "0");
  const netz = [...(links ?? []), ...gekuerzt, ...(rechts ?? [])].slice(0, GRUPPEN_DES_NETZES);
  return `${netz.join(":")}::/64`;
}
