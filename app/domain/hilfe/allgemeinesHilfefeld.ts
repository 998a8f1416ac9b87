import type { HilfeOrt } from "./hilfeBereich";

const TABS_V1: readonly string[] = [
  "vorhabenAllgemein",
  "taetigkeitsformAllgemein",
  "auftragsforschungAllgemein",
  "kooperationspartnerAllgemein",
  "inhaltlicheAngabenAllgemein",
  "finanziellerRahmenAllgemein",
  "personellerRahmenAllgemein",
];

const TABS_V2: readonly string[] = [
  "vorhabenAllgemein",
  "taetigkeitsformAllgemein",
  "auftragsforschungAllgemein",
  "kooperationsforschungAllgemein",
  "inhaltlicheAngabenAllgemein",
  "arbeitsplanTool",
  "wirtschaftsgueterAllgemein",
  "rahmenAllgemein",
];

const ANDERE_BEREICHE = "wirtschaftsjahrAllgemein";

/**
 * Key of the general help text of a place, shown when the field has none.
 *
 * @spec §2 Shell: help drawer fallback keys by area
 */
export function allgemeinesHilfefeld({ bereich, tab, form }: HilfeOrt): string {
  if (bereich !== "vorhabenV1" && bereich !== "vorhabenV2") return ANDERE_BEREICHE;
  if (form === "auftragnehmer") return "auftragnehmerAllgemein";
  if (form === "kooperationspartner") return "kooperationspartnerAllgemein";
  if (form === "wirtschaftsgut") return "wirtschaftsgutAllgemein";
  const tabs = bereich === "vorhabenV1" ? TABS_V1 : TABS_V2;
  return tabs[tab] ?? "vorhabenAllgemein";
}
