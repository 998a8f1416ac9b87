export { Begruendung } from "./Begruendung";
