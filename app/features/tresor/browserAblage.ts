import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import { SCHLUESSELPFAD, type Ablage, type Tresorfach, type Satz } from "./satz";

interface Schema extends DBSchema {
  eingaben: { key: string[]; value: Satz; indexes: { am: number } };
}

const NAME = "antragsportal-tresor";

const openDatenbank = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(NAME, 1, {
    upgrade(db) {
      db.createObjectStore("eingaben", { keyPath: [...SCHLUESSELPFAD] }).createIndex("am", "am");
    },
    // A page of a later version of the portal wants to change the shape: this one lets go.
    blocking(_alt, _neu, event) {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });

/** Everything below the beginning of a key: arrays sort after texts. */
const unter = (...anfang: string[]): IDBKeyRange => IDBKeyRange.bound(anfang, [...anfang, []]);

const anfangVon = ({ benutzer, unternehmen, antrag, vorhaben }: Tresorfach) => [
  benutzer,
  unternehmen,
  antrag,
  vorhaben,
];

/**
 * IndexedDB. What is written is on the disk when the promise resolves, so that it survives the end of the battery too.
 */
export async function openBrowserAblage(): Promise<Ablage> {
  const db = await openDatenbank();
  return {
    read: (fach) => db.getAll("eingaben", unter(...anfangVon(fach))),
    async write({ lege, entferne }) {
      const tx = db.transaction("eingaben", "readwrite", { durability: "strict" });
      const schritte = [
        ...entferne.map((ort) => tx.store.delete(SCHLUESSELPFAD.map((name) => ort[name]))),
        ...lege.map((satz) => tx.store.put(satz)),
      ];
      await Promise.all([...schritte, tx.done]);
    },
    clear: (benutzer) => db.delete("eingaben", unter(benutzer)),
    async removeOld(vor) {
      const tx = db.transaction("eingaben", "readwrite");
      for await (const cursor of tx.store.index("am").iterate(IDBKeyRange.upperBound(vor, true))) await cursor.delete();
      await tx.done;
    },
  };
}
