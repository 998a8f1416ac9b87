import type { Flash } from "~/contract/antrag/formAntwort";
import type { OffeneSeite } from "./offen";

/** What a page shows with which status, or where it leads instead; null where there is no such page. */
type Ladung<T> = { inhalt: T; status: number } | { to: string; flash?: Flash } | null;

/** The answer of a loader whose page may lead elsewhere or be none. */
export function showLadung<T>(offen: OffeneSeite, ladung: Ladung<T>) {
  if (ladung === null) return offen.nichtGefunden();
  if ("to" in ladung) throw offen.redirect(ladung.to, ladung);
  return offen.json(ladung.inhalt, { status: ladung.status });
}
