import type { BackendConfig } from "../../../dienste";

/** An address of the portal, as its path and what stands behind the question mark. */
type Adresse = { seite: string; query?: Readonly<Record<string, string>> };

/** A paragraph: sentences, an address, or both, each on a line of its own. */
type Absatz = string | { satz?: string; adresse: Adresse };

/**
 * How a letter ends. TEAM: with a greeting; PORTAL: with the name of the portal only; OHNE: it ends with its last
 * paragraph.
 */
export type Schluss = "TEAM" | "PORTAL" | "OHNE";

/** What one letter says. The frame around it belongs to its language. */
export type Brief = { betreff: string; absaetze: readonly Absatz[]; schluss: Schluss };

/** The settings that letters speak of. */
export type BriefConfig = Pick<BackendConfig, "publicUrl" | "fristenMinuten" | "tanMinuten">;

const urlOf = (publicUrl: string, { seite, query }: Adresse): string =>
  `${publicUrl}/${seite}${query === undefined ? "" : `?${new URLSearchParams(query).toString()}`}`;

/**
 * A paragraph as plain text. An address has a line for itself, so that no mail program takes the full stop behind it
 * for a part of it.
 */
export function textOf(publicUrl: string, absatz: Absatz): string {
  if (typeof absatz === "string") return absatz;
  const url = urlOf(publicUrl, absatz.adresse);
  return absatz.satz === undefined ? url : `${absatz.satz}\n${url}`;
}
