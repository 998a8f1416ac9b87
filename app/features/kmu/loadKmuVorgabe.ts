import type { Rufe } from "~/contract/wire/call";
import { decideKmuLage } from "~/domain/kmu/kmuLage";
import { findKmuVorgabe, type KmuVorgabe } from "~/domain/kmu/kmuVorschlag";

/** What an estimate can start with; null where neither a declaration nor a result is known. */
export async function loadKmuVorgabe(call: Rufe): Promise<KmuVorgabe | null> {
  const { erklaert, angaben, offenes } = await call.kmu.getKmu({});
  return findKmuVorgabe(erklaert, () => decideKmuLage(angaben, offenes).groesse);
}
