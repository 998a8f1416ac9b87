import type { IncomingMessage } from "node:http";

const WHOLE_ADDRESS = /^https?:\/\/([^/?#]*)(.*)$/i;

const listHosts = ({ rawHeaders }: IncomingMessage): string[] =>
  rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === "host");

/**
 * Does this request name one host, and only one? Two of them are read differently by different programs on the way (RFC
 * 9112 section 3.2). A target that is a whole address has to name the same one, and becomes the path that all others
 * look at. Only HTTP/1.0 may name none.
 */
export function namesOneHost(incoming: IncomingMessage): boolean {
  const hosts = listHosts(incoming);
  if (hosts.length > 1 || (hosts.length === 0 && incoming.httpVersion !== "1.0")) return false;
  const { url = "/" } = incoming;
  const [, host, rest = ""] = WHOLE_ADDRESS.exec(url) ?? [];
  if (host === undefined) return url.startsWith("/") || url === "*";
  if (host.toLowerCase() !== hosts[0]?.toLowerCase()) return false;
  incoming.url = rest.startsWith("/") ? rest : `/${rest}`;
  return true;
}
