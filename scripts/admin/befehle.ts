import { parseArgs } from "node:util";
import { href } from "../../app/routing/href";
import { formatDauer } from "../../app/domain/sitzung/dauer";
import { formatDateTime } from "../../app/lib/date";
import type { StabEintrag } from "../../app/server/backend/storage/stabStore";
import {
  type AdministratorMitLink,
  type Betrieb,
  createAdministrator,
  listAdministratorKonten,
  renewAdministratorLink,
} from "../../app/server/backend/usecases/stab/createAdministrator";

/** The command line is not what the help says. */
export class BedienFehler extends Error {}

/** A command: the options it needs, and what it answers. */
export type Befehl = {
  optionen: readonly string[];
  text: string;
  run(betrieb: Betrieb, angaben: Readonly<Record<string, string>>): Promise<string>;
};

const linkText = ({ config }: Betrieb, { email, token }: AdministratorMitLink): string =>
  [
    `Mit diesem Link wird das Passwort vergeben. Er gilt ${formatDauer(config.fristenMinuten.einladung)} und nur einmal:`,
    "",
    `  ${config.publicUrl}${href("registrierungPasswortVergeben", {}, { token })}`,
    "",
    "Wer ihn hat, hat das Konto. Bitte geben Sie ihn nur der Person selbst.",
    `Bei der Anmeldung kommt eine TAN an ${email}; im Profil lässt sich eine App einrichten.`,
  ].join("\n");

function standVon({ gesperrtSeit, hasPasswort, linkBis }: StabEintrag, jetzt: Date): string {
  if (gesperrtSeit !== null) return "gesperrt";
  if (hasPasswort) return "aktiv";
  return linkBis !== null && linkBis > jetzt ? "noch ohne Passwort" : "noch ohne Passwort, Link abgelaufen";
}

function listeText(konten: readonly StabEintrag[], jetzt: Date): string {
  if (konten.length === 0) return "Es gibt noch niemanden mit der Rolle „Administrator“.";
  const breite = Math.max(...konten.map(({ email }) => email.length));
  return konten
    .map((konto) => {
      const am = konto.letzteAnmeldungAm;
      const zuletzt = am === null ? "nie angemeldet" : `zuletzt angemeldet am ${formatDateTime(am)}`;
      return `${konto.email.padEnd(breite)}  ${konto.name}  ${standVon(konto, jetzt)}, ${zuletzt}`;
    })
    .join("\n");
}

/** All commands by their names. */
export const BEFEHLE: Readonly<Record<string, Befehl>> = {
  anlegen: {
    optionen: ["email", "vorname", "nachname"],
    text: "legt ein Konto mit der Rolle „Administrator“ an und zeigt einen Link für das Passwort",
    run: async (betrieb, { email = "", vorname = "", nachname = "" }) => {
      const konto = await createAdministrator(betrieb, { email, vorname, nachname });
      const satz = `Das Konto von ${konto.name} (${konto.email}) ist angelegt, mit der Rolle „Administrator“.`;
      return `${satz}\n\n${linkText(betrieb, konto)}`;
    },
  },
  link: {
    optionen: ["email"],
    text: "zeigt einen neuen Link für ein solches Konto, das noch kein Passwort hat; der alte gilt dann nicht mehr",
    run: async (betrieb, { email = "" }) => linkText(betrieb, await renewAdministratorLink(betrieb, email)),
  },
  liste: {
    optionen: [],
    text: "zeigt alle Konten mit der Rolle „Administrator“",
    run: async (betrieb) => listeText(await listAdministratorKonten(betrieb), betrieb.clock.now()),
  },
};

/** How the command is used. */
export function hilfeText(): string {
  const zeilen = Object.entries(BEFEHLE).map(([name, { optionen, text }]) =>
    [`  ${[name, ...optionen.map((option) => `--${option} …`)].join(" ")}`, `      ${text}`].join("\n"),
  );
  return [
    "npm run admin -- <Befehl>",
    "",
    ...zeilen,
    "",
    "Gelesen werden dieselben Einstellungen wie beim Start des Portals: DATABASE_URL, sonst die Datenbank in DATENORDNER.",
    "Der Link beginnt mit der Adresse aus PUBLIC_URL.",
  ].join("\n");
}

/** Reads what stands behind the name of a command. Throws BedienFehler. */
export function readAngaben(name: string, { optionen }: Befehl, rest: string[]): Record<string, string> {
  const options = Object.fromEntries(optionen.map((option) => [option, { type: "string" } as const]));
  const angaben = parseOptions(name, rest, options);
  const fehlende = optionen.filter((option) => (angaben[option] ?? "").trim() === "");
  if (fehlende.length > 0)
    throw new BedienFehler(`Bitte geben Sie ${fehlende.map((option) => `--${option}`).join(", ")} an.`);
  return angaben;
}

function parseOptions(
  name: string,
  args: string[],
  options: Record<string, { type: "string" }>,
): Record<string, string> {
  try {
    const { values } = parseArgs({ args, options });
    return Object.fromEntries(Object.entries(values).map(([key, wert]) => [key, wert ?? ""]));
  } catch {
    throw new BedienFehler(`Diese Angabe gibt es bei „${name}“ nicht: ${args.join(" ")}`);
  }
}
