/** Companies to choose from, in forms of the staff. */
export { FirmenSuche, toFirmenwahl } from "./FirmenSuche";
