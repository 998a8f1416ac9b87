import { defineForm } from "../../../../formkit/defineForm";
import { arbeitsplan } from "./arbeitsplan";
import { auftragsforschung } from "./auftragsforschung";
import { inhaltlicheAngaben } from "./inhaltlicheAngaben";
import { kooperationsforschung } from "./kooperationsforschung";
import { rahmen } from "./rahmen";
import { taetigkeitsform } from "./taetigkeitsform";
import { vorhaben } from "./vorhaben";
import { wirtschaftsgueter } from "./wirtschaftsgueter";

/**
 * The V2 form of one Vorhaben; an application has one or more of them.
 *
 * @spec §2 Help drawer fallback keys: vorhabenV2 tabs 0 to 7
 */
export const antragV2 = defineForm("antragV2", {
  bereich: "vorhabenV2",
  tabs: [
    vorhaben,
    taetigkeitsform,
    auftragsforschung,
    kooperationsforschung,
    inhaltlicheAngaben,
    arbeitsplan,
    wirtschaftsgueter,
    rahmen,
  ],
});
