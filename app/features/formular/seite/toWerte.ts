import type { Wert, Werte } from "~/formkit/field";
import type { VorhabenWerte } from "./platz";

/**
 * The stored values as the engine types them: the contract has checked that they are JSON of this shape, and the
 * backend stores nothing else.
 */
export function toWerte(uuid: string, werte: object): VorhabenWerte {
  // The contract's `wert` describes rows as loose objects; `Wert` says the same more narrowly.
  return { ...(werte as Werte), uuid };
}

/** A single value of the contract, in the same way. */
export const toWert = (wert: unknown): Wert => toWerte("", { wert })["wert"] ?? null;
