import { z } from "zod";
import { exportZwecke } from "~/domain/tabelle/exportFaelle";

/**
 * What a reading call is told when its answer becomes a file: that it does, and what for. Staff have to say what for,
 * people of the company do not. The reading is then noted as a file, with its purpose.
 */
export const mitnahme = z.object({ als: z.enum(["DATEI"]).optional(), zweck: z.enum(exportZwecke).optional() });

export type Mitnahme = z.infer<typeof mitnahme>;
