import { randomUUID } from "node:crypto";

/** Who logs in. `firma`: the company to choose; `rolle`: the system role to choose. */
export type Konto = { email: string; passwort: string; firma?: string; rolle?: string };

const passwort = "Beispiel-Passwort-2026";

/** The people of the demo, as the start of the portal prints them. */
export const KONTEN = {
  /** Owns the Anträge of the demo. */
  maschinenbau: { email: "bevollmaechtigt@example.org", passwort, firma: "Beispiel Maschinenbau GmbH" },
  /** The same person in a company without Anträge of the demo: here tests create theirs. */
  software: { email: "bevollmaechtigt@example.org", passwort, firma: "Muster Software GmbH" },
  /** Belongs to one company only. */
  mitarbeit: { email: "mitarbeit@example.org", passwort, firma: "Beispiel Maschinenbau GmbH" },
  fremd: { email: "fremd@example.org", passwort, firma: "Fremd Chemie AG" },
  /** Must have a second factor and has none. */
  pflicht: { email: "pflicht@example.org", passwort },
  support: { email: "support@example.org", passwort, rolle: "SUPPORT_MITARBEITER" },
  qm: { email: "qm@example.org", passwort, rolle: "QUALITAETSMANAGEMENT" },
  datenschutz: { email: "datenschutz@example.org", passwort, rolle: "DATENSCHUTZ" },
  admin: { email: "admin@example.org", passwort, rolle: "ADMINISTRATOR" },
} as const satisfies Record<string, Konto>;

export type KontoName = keyof typeof KONTEN;

/** An address without an account, of its own each time: failed logins of one address make the next ones wait. */
export const unbekannteAdresse = (): string => `unbekannt-${randomUUID()}@example.org`;
