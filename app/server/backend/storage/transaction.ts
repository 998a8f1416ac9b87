import type { Dienste } from "../dienste";
import type { Tx } from "./datenbank";

const mitMail = new WeakSet<Tx>();

/** Remembers that a transaction put mail into the outbox, so that the worker is woken after its commit. */
export function markMail(tx: Tx): void {
  mitMail.add(tx);
}

/** Reads in one snapshot: several statements see the same moment. Nothing can be written. */
export function inSchnappschuss<T>({ db }: Pick<Dienste, "db">, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction(work, { isolationLevel: "repeatable read", accessMode: "read only" });
}

/** Runs `work` in one transaction; returns after COMMIT. A thrown error, a refusal included, rolls everything back. */
export async function inTransaktion<T>(dienste: Dienste, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { value, hasMail } = await dienste.db.transaction(async (tx) => ({
    value: await work(tx),
    hasMail: mitMail.has(tx),
  }));
  if (hasMail) dienste.wakeMail();
  return value;
}
