import type { Werte } from "~/formkit/field";
import { newUuid } from "~/lib/uuid";
import { insertVerbundZeilen, lockVerbund } from "~/server/backend/storage/verbundStore";
import { inTransaktion } from "~/server/backend/storage/transaction";
import { FIRMEN, MENSCHEN, type TestBackend } from "./backend";
import { zeileVon } from "./verbundZeilen";

/** Enters an affiliated company, of the company of machines unless told otherwise, and gives its key. */
export async function insertVerbunden(
  { dienste }: TestBackend,
  werte: Werte,
  unternehmenUuid: string = FIRMEN.maschinenbau.uuid,
): Promise<string> {
  const uuid = newUuid();
  const zeilen = [{ uuid, werte: zeileVon(uuid, werte).werte }];
  await inTransaktion(dienste, async (tx) => {
    await lockVerbund(tx, unternehmenUuid);
    const wer = { am: dienste.clock.now(), von: MENSCHEN.bevollmaechtigt.uuid };
    await insertVerbundZeilen(tx, unternehmenUuid, { zeilen, ...wer });
  });
  return uuid;
}
