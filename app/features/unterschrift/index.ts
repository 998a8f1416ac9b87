export { Unterschreiben } from "./Unterschreiben";
