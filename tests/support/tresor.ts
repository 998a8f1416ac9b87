import type { Page } from "@playwright/test";
import { expect } from "./portal";

/** How many entries lie in the browser; what they say cannot be read. */
export const anzahlEintraege = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const anfrage = indexedDB.open("antragsportal-tresor");
        anfrage.onerror = () => reject(new Error("No vault"));
        anfrage.onsuccess = () => {
          const db = anfrage.result;
          const zaehlung = db.transaction("eingaben").objectStore("eingaben").count();
          zaehlung.onsuccess = () => {
            db.close();
            resolve(zaehlung.result);
          };
        };
      }),
  );

export const expectEintraege = (page: Page, anzahl: number) => expect.poll(() => anzahlEintraege(page)).toBe(anzahl);

/** The page ends without any farewell, as in a crash; another one opens the address. */
export async function crash(page: Page, adresse: string): Promise<Page> {
  const context = page.context();
  await page.close({ runBeforeUnload: false });
  const neu = await context.newPage();
  await neu.goto(adresse);
  return neu;
}
