import { randomBytes } from "node:crypto";
import { hasMailLink } from "~/domain/sitzung/mailLink";

/** A fresh nonce of 128 bit; one per response, never reused. */
export const createNonce = (): string => randomBytes(16).toString("base64");

type Site = { publicUrl: string; isDevelopment: boolean };

/**
 * Content-Security-Policy of a page. Scripts run only with the nonce, styles only from own files; nothing from other
 * hosts. Vite's live reload needs a web socket and style elements without nonce: only then is the policy wider.
 */
export function contentSecurityPolicy(nonce: string, { publicUrl, isDevelopment }: Site): string {
  const styles = isDevelopment ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`;
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src ${styles}`,
    `style-src-elem ${styles}`,
    `style-src-attr ${isDevelopment ? "'unsafe-inline'" : "'none'"}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? " ws:" : ""}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ];
  return [...policy, ...(publicUrl.startsWith("https:") ? ["upgrade-insecure-requests"] : [])].join("; ");
}

const FEATURES_OFF = [
  "accelerometer",
  "camera",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "payment",
  "usb",
];

/**
 * What other requests of a page say about its address: nothing elsewhere, and here the whole of it, unless the link to
 * the page is a secret. `no-referrer` would hide more from nobody and take the Origin from its forms.
 */
const referrerPolicy = ({ searchParams }: URL): string => (hasMailLink(searchParams) ? "strict-origin" : "same-origin");

/** What is the same for every answer. */
const gemeinsame = (publicUrl: string): Record<string, string> => ({
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": FEATURES_OFF.map((feature) => `${feature}=()`).join(", "),
  ...(publicUrl.startsWith("https:") ? { "strict-transport-security": "max-age=63072000; includeSubDomains" } : {}),
});

/** What every answer carries that is no page: it loads nothing, and nobody frames it. */
export const bareSecurityHeaders = (publicUrl: string): Readonly<Record<string, string>> => ({
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "referrer-policy": "same-origin",
  ...gemeinsame(publicUrl),
});

/** Adds what every answer carries. A header the answer already has stays as it is. `url`: what was asked for. */
export function addSecurityHeaders(headers: Headers, nonce: string, { url, ...site }: Site & { url: URL }): void {
  const wanted = {
    "content-security-policy": contentSecurityPolicy(nonce, site),
    "referrer-policy": referrerPolicy(url),
    ...gemeinsame(site.publicUrl),
  };
  for (const [name, value] of Object.entries(wanted)) if (!headers.has(name)) headers.set(name, value);
}
