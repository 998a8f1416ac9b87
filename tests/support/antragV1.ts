import { eq } from "drizzle-orm";
import { formulare } from "~/domain/antrag/formular/formulare";
import { checkForm } from "~/formkit/checkForm";
import type { Werte } from "~/formkit/field";
import { antrag, vorhaben } from "~/server/backend/storage/schema/antrag";
import { beispielVorhabenV1 } from "~/server/backend/usecases/antraege/beispielVorhabenV1";
import { type Angelegt, create } from "./antraege";
import type { Browser, TestBackend } from "./backend";
import { KONTEXT, zaehlendeIds } from "./vorhabenBeispiel";

/** A filled, valid Vorhaben over the seven tabs of V1. */
export function vorhabenV1(mehr: Werte = {}): Werte {
  return { ...beispielVorhabenV1({ kontext: KONTEXT, random: zaehlendeIds() }), ...mehr };
}

/** A V1 Antrag, which no call creates any more: a draft that is turned into one. */
export async function createV1(
  { dienste: { db } }: TestBackend,
  browser: Browser,
  { werte = vorhabenV1(), ...spalten }: Partial<typeof antrag.$inferInsert> & { werte?: Werte } = {},
): Promise<Angelegt> {
  const angelegt = await create(browser, "Erstes Formular");
  const { uuid, vorhabenUuid } = angelegt;
  await db
    .update(antrag)
    .set({ version: "V1", ...spalten })
    .where(eq(antrag.uuid, uuid));
  const pruefung = checkForm(formulare.V1, { ...werte, uuid: vorhabenUuid }, KONTEXT);
  await db.update(vorhaben).set({ werte, pruefung, neu: false }).where(eq(vorhaben.uuid, vorhabenUuid));
  return angelegt;
}

/** What the database keeps of an Antrag whose Bescheid was retrieved. */
export const MIT_BESCHEID = {
  status: "BESCHEID_LIEGT_VOR",
  antragsnummer: "FZ-2024-000777",
  eingereichtAm: new Date("2024-02-12T10:00:00Z"),
  bescheidErstelltAm: "2024-05-02",
  bescheidAbholungAm: "2024-05-06",
} as const;
