import type { Ressource } from "~/contract/wire/live";
import type { Person, Sitzungsstand } from "../kontext";
import type { Schluss } from "./connection";
import type { StompMessage } from "./stompMessage";

/** The user behind a request of the channel. `uuid` names the login. */
export type Gast = { uuid: string; person: Person; stand: Sitzungsstand };

/** One connection of this node. */
export type Teilnehmer = {
  uuid: string;
  gast: Gast;
  /** The records that this connection looks at, by {@link schluesselVon}. */
  beobachtet: Map<string, Ressource>;
  hasAbo(destination: string): boolean;
  deliver(nachricht: StompMessage): void;
  close(schluss: Schluss): void;
};

export const schluesselVon = ({ name, id }: { name: string; id: string }): string => `${name}/${id.toLowerCase()}`;
