import { eq } from "drizzle-orm";
import { eingereichterAntrag, uebermittlung } from "~/server/backend/storage/schema/antrag";
import { antragPfad } from "./antraege";
import type { TestBackend } from "./backend";

/** The path that submits an Antrag. */
export const einreichPfad = (uuid: string) => antragPfad(uuid, "/einreichen");

/** What is stored of the submissions of an Antrag: the snapshots, and what is on its way to the specialist system. */
export const snapshotsVon = ({ dienste }: TestBackend, uuid: string) =>
  dienste.db.select().from(eingereichterAntrag).where(eq(eingereichterAntrag.antragUuid, uuid));
export const sendungenVon = ({ dienste }: TestBackend, uuid: string) =>
  dienste.db.select().from(uebermittlung).where(eq(uebermittlung.antragUuid, uuid));
