import type { EinreichungEingabe } from "./einreichungEingabe";

/** The submission page before anything was filled in. */
export const LEERE_EINREICHUNG: EinreichungEingabe = {
  beratung: null,
  beratungName: "",
  beratungOrt: "",
  beratungArt: "",
  beratungMitwirkung: "",
  gutachterWiderspruch: false,
  interneNotiz: "",
  erklaerungen: [],
};
