import type { Einreichung } from "~/contract/antrag/antraege";

/** The submission page before anything was filled in. */
export const LEERE_EINREICHUNG: Einreichung = {
  beratung: null,
  beratungName: "",
  beratungOrt: "",
  beratungArt: "",
  beratungMitwirkung: "",
  gutachterWiderspruch: false,
  interneNotiz: "",
  erklaerungen: [],
};
