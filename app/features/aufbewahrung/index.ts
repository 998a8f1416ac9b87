/** The frame of forms that are kept when they come too late, wherever they stand. */
export { AufbewahrtesFormular } from "./AufbewahrtesFormular";
export { loadAufbewahrung } from "./loadAufbewahrung";
export { toEntwurf } from "./toEntwurf";
export type { Wiedergeoeffnet } from "./wiedergeoeffnet";
export { isWeiterschreiben, WEITERSCHREIBEN } from "./weiterschreiben";
