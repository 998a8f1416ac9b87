import type { ComponentProps } from "react";
import { href } from "~/routing/href";
import type { LinkButton } from "~/ui";
import type { StartseiteDaten } from "./loadStartseite";

type Weg = { label: string; icon?: ComponentProps<typeof LinkButton>["icon"]; href: string };

const wenn = (bedingung: boolean, weg: Weg): Weg[] => (bedingung ? [weg] : []);

/** What can be done besides: in the menu of a draft, at the end of the overview afterwards. */
export function listWeiteres(daten: StartseiteDaten): Weg[] {
  const { uuid, isEntwurf, isV1Geschlossen, isUebernehmbar } = daten;
  return [
    ...wenn(isEntwurf && !isV1Geschlossen, {
      label: "Forschungszulage schätzen",
      icon: "rechner",
      href: href("antragSchaetzung", { uuid }),
    }),
    ...wenn(daten.hatHerkunft, {
      label: "Übernommene Angaben",
      icon: "kopieren",
      href: href("antragHerkunft", { uuid }),
    }),
    { label: "Versionen", icon: "uhr", href: href("antragVersionen", { uuid }) },
    // Where taking over is the next step, its button stands on top.
    ...wenn(isUebernehmbar && !(isV1Geschlossen && isEntwurf), {
      label: "Angaben übernehmen",
      icon: "kopieren",
      href: href("antragUebernehmen", { uuid }),
    }),
    ...wenn(isUebernehmbar && daten.isErgaenzbar, {
      label: "Wirtschaftsgüter ergänzen",
      icon: "plus",
      href: href("antragErgaenzen", { uuid }),
    }),
    ...wenn(daten.isRueckzugMoeglich, { label: "Antrag zurückziehen", href: href("rueckzug", { uuid }) }),
    ...wenn(daten.isLoeschbar, {
      label: "Entwurf löschen",
      icon: "loeschen",
      href: href("antragLoeschen", { uuid }),
    }),
  ];
}
