import { oc } from "@orpc/contract";

/**
 * Who may call an endpoint. The backend checks it before the use case runs; company, ownership and role checks follow inside.
 * - `OFFEN`: anyone. `VOR_TAN`: password was right, TAN may still be missing. `ANGEMELDET`: fully authenticated.
 * - `UNTERNEHMEN`: authenticated as company employee with a chosen company. `MITARBEITER`: internal staff with a chosen system role.
 * - `GEWAEHLT`: either of the two. `FACH`: the specialist system with its token.
 */
export type Zugang = "OFFEN" | "VOR_TAN" | "ANGEMELDET" | "UNTERNEHMEN" | "MITARBEITER" | "GEWAEHLT" | "FACH";

/**
 * How fresh the proof of identity behind a call must be. `SITZUNG`: any living session. `SUBSTANZIELL`: login or confirmation within the
 * last two hours (a setting), otherwise 403.40; open endpoints check it inside, where they find out that they need a person.
 */
export type Nachweis = "SITZUNG" | "SUBSTANZIELL";

export type EndpointMeta = { zugang: Zugang; nachweis: Nachweis };

/** Starts an endpoint. There is no other way to start one, so none can forget to say who may call it. */
export const geschuetzt = (zugang: Zugang, nachweis: Nachweis = "SITZUNG") =>
  oc.$meta<EndpointMeta>({ zugang, nachweis }).$route({ inputStructure: "compact" });
