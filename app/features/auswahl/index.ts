export { findAnderesUnternehmen, UNTERNEHMEN_FELD } from "./fuerUnternehmen";
