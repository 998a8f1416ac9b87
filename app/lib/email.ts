/** A domain that is written with letters beyond ASCII; nothing in it that a URL would read as more than a host. */
const MIT_UMLAUT = /^(?=.*[^\p{ASCII}])[\p{L}\p{M}\p{N}.-]+$/u;

function toAscii(domain: string): string {
  if (!MIT_UMLAUT.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/**
 * An address with its domain as mail servers know it: "info@müller.de" is "info@xn--mller-kva.de". Some browsers send a
 * domain with an umlaut the one way, some the other, and both mean the same mailbox.
 */
export function toAsciiDomain(email: string): string {
  const at = email.lastIndexOf("@");
  return at < 0 ? email : email.slice(0, at + 1) + toAscii(email.slice(at + 1));
}

/** An address as accounts are stored and found by: with the domain of mail servers, in lower case. */
export const toKontoEmail = (email: string): string => toAsciiDomain(email).toLowerCase();

/**
 * As much of an address as its owner knows it by: its first character and its domain. For those who may know that there
 * is one, and not which.
 */
export const hideEmail = (email: string): string => email.replace(/^(.).*@/su, "$1…@");
