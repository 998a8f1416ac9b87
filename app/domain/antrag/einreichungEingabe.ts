import { z } from "zod";
import { EINREICHUNG_GRENZEN } from "./einreichungGrenzen";

const { beratungName, beratungOrt, beratungMitwirkung, interneNotiz } = EINREICHUNG_GRENZEN;

/**
 * What the submission page asks besides the form. `beratung` null: not answered. `erklaerungen`: keys of those given.
 */
export const einreichungEingabe = z.object({
  beratung: z.boolean().nullable(),
  beratungName: z.string().max(beratungName),
  beratungOrt: z.string().max(beratungOrt),
  beratungArt: z.string().max(50),
  beratungMitwirkung: z.string().max(beratungMitwirkung),
  gutachterWiderspruch: z.boolean(),
  interneNotiz: z.string().max(interneNotiz),
  erklaerungen: z.array(z.string().max(50)).max(20),
});

/** The submission form as typed. */
export type EinreichungEingabe = z.infer<typeof einreichungEingabe>;
