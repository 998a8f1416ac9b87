export { TanFeld } from "./TanFeld";
export { Unterschreiben } from "./Unterschreiben";
