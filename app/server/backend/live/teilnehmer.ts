import type { Ressource } from "~/contract/live";
import type { Person, Sitzungsstand } from "../kontext";
import type { Schluss } from "./leitung";
import type { Nachricht } from "./nachricht";

/** The user behind a request of the channel. `uuid` names the login. */
export type Gast = { uuid: string; person: Person; stand: Sitzungsstand };

/** One connection of this node. */
export type Teilnehmer = {
  uuid: string;
  gast: Gast;
  /** The records that this connection looks at, by {@link schluesselVon}. */
  beobachtet: Map<string, Ressource>;
  hatAbo(destination: string): boolean;
  stelleZu(nachricht: Nachricht): void;
  close(schluss: Schluss): void;
};

export const schluesselVon = ({ name, id }: { name: string; id: string }): string => `${name}/${id.toLowerCase()}`;
