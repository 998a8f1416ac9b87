/** Most characters per text of the submission form. */
export const EINREICHUNG_GRENZEN = {
  beratungName: 200,
  beratungOrt: 100,
  beratungMitwirkung: 500,
  interneNotiz: 200,
} as const;
