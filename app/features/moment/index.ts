export { Moment, MomentKurz, MomentSekunde, MomentZelle } from "./Moment";
