import { defineForm } from "../../../../formkit/defineForm";
import { auftragsforschung } from "./auftragsforschung";
import { finanziellerRahmen } from "./finanziellerRahmen";
import { inhaltlicheAngaben } from "./inhaltlicheAngaben";
import { kooperationspartner } from "./kooperationspartner";
import { personellerRahmen } from "./personellerRahmen";
import { taetigkeitsform } from "./taetigkeitsform";
import { vorhaben } from "./vorhaben";

/**
 * The V1 form of one Vorhaben, in use until 29.02.2024: most of its questions are those of V2, taken from there.
 *
 * @spec §2 Help drawer fallback keys: vorhabenV1 tabs 0 to 6
 */
export const antragV1 = defineForm("antragV1", {
  bereich: "vorhabenV1",
  tabs: [
    vorhaben,
    taetigkeitsform,
    auftragsforschung,
    kooperationspartner,
    inhaltlicheAngaben,
    finanziellerRahmen,
    personellerRahmen,
  ],
});
