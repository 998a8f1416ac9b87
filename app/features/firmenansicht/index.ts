/** Which company staff look at, and the word about it above its pages. */
export { MitAngesehenerFirma } from "./MitAngesehenerFirma";
