import { oc } from "@orpc/contract";
import { describe } from "./beschreibung";
import type { Zugang } from "./zugang";

/**
 * How fresh the proof of identity behind a call must be. `SITZUNG`: any living session. `SUBSTANZIELL`: login or
 * confirmation within the last two hours (a setting), otherwise 403.40; open endpoints check it inside, where they find
 * out that they need a person.
 */
export type Nachweis = "SITZUNG" | "SUBSTANZIELL";

export type EndpointMeta = { zugang: Zugang; nachweis: Nachweis };

/** Starts an endpoint. There is no other way to start one, so none can forget to say who may call it. */
export const geschuetzt = (zugang: Zugang, nachweis: Nachweis = "SITZUNG") =>
  oc.$meta<EndpointMeta>({ zugang, nachweis }).$route({ inputStructure: "compact", spec: describe(zugang) });
