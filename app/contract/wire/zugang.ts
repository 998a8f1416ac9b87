/**
 * Who may call an endpoint. The backend checks it before the use case runs; company, ownership and role checks follow
 * inside.
 * - `OFFEN`: anyone. `VOR_TAN`: password was right, TAN may still be missing. `ANGEMELDET`: fully authenticated.
 * - `UNTERNEHMEN`: authenticated as company employee with a chosen company. `MITARBEITER`: internal staff with a chosen
 *   system role.
 * - `FIRMA`: about one company: an employee with a chosen company, or internal staff with a chosen system role who look
 *   at one.
 * - `DATENSCHUTZ`: the data protection officer, and nobody else. All other levels for internal staff are closed to this
 *   role, except for a few calls that say nothing about others.
 * - `GEWAEHLT`: `UNTERNEHMEN` or `MITARBEITER`. `FACH`: the specialist system with its token.
 */
export type Zugang =
  "OFFEN" | "VOR_TAN" | "ANGEMELDET" | "UNTERNEHMEN" | "FIRMA" | "MITARBEITER" | "DATENSCHUTZ" | "GEWAEHLT" | "FACH";
