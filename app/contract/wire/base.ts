import { oc } from "@orpc/contract";
import { describe } from "./beschreibung";
import type { Zugang } from "./zugang";

/**
 * How fresh the proof of identity behind a call must be. `SITZUNG`: any living session. `SUBSTANZIELL`: login or
 * confirmation within the last two hours (a setting), otherwise 403.40; open endpoints check it inside, where they find
 * out that they need a person.
 */
export type Nachweis = "SITZUNG" | "SUBSTANZIELL";

/**
 * Whether a call that is more than reading goes on in a planned maintenance window. `GESPERRT`: only administrators
 * may make it. `UNTERSCHRIFT`: the same, and the refusal says what becomes of deadlines: it is part of an act that may
 * have one. `OFFEN`: everybody, because it is part of a login or of reading, or keeps what was typed. A call by GET
 * reads and is always open, and so is the interface of the specialist system.
 */
export type InWartung = "GESPERRT" | "UNTERSCHRIFT" | "OFFEN";

export type EndpointMeta = { zugang: Zugang; nachweis: Nachweis; inWartung: InWartung };

type Besonderes = { nachweis?: Nachweis; inWartung?: InWartung };

/** Starts an endpoint. There is no other way to start one, so none can forget to say who may call it. */
export const geschuetzt = (zugang: Zugang, { nachweis = "SITZUNG", inWartung = "GESPERRT" }: Besonderes = {}) =>
  oc.$meta<EndpointMeta>({ zugang, nachweis, inWartung }).$route({ inputStructure: "compact", spec: describe(zugang) });
