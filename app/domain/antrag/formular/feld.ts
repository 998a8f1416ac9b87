import { createFields } from "../../../formkit/defineForm";
import type { Bereich } from "../../../formkit/field";
import type { AntragKontext } from "./kontext";

/** The field builders of the application form. */
export const field = createFields<AntragKontext>();

/** What a rule of the application form can see. */
export type AntragBereich = Bereich<AntragKontext>;
