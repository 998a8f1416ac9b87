import type { Werte, Zeile } from "../../../../formkit/field";
import { blankWerte } from "../../../../formkit/relevance";
import { rowsOf, textOf } from "../../../../formkit/werte";
import { newUuid } from "../../../../lib/uuid";
import { listWirtschaftsjahre } from "../../../unternehmen/wirtschaftsjahr";
import { hasEingaben, rahmenJahr } from "../entities/rahmenJahr";
import type { AntragKontext } from "../kontext";
import { zeitraumVon } from "./laufzeit";

/** The labels of the Wirtschaftsjahre that a Vorhaben touches, in order; none while its dates are not a period. */
export function listJahre(vorhaben: Werte, kontext: AntragKontext): readonly string[] {
  const laufzeit = zeitraumVon(vorhaben);
  if (laufzeit === undefined) return [];
  return listWirtschaftsjahre(laufzeit.beginn, laufzeit.ende, kontext.wirtschaftsjahrBeginn).map(({ label }) => label);
}

/**
 * The values with one row of the table `rahmen` for each Wirtschaftsjahr of the Vorhaben, in order of the years. Existing
 * rows are kept by their `jahr`. A row outside the term stays while it holds values (the check then tells) and goes when it
 * is empty. While the dates are not a period nothing changes.
 */
export function syncRahmenJahre(werte: Werte, kontext: AntragKontext, random: () => string = newUuid): Werte {
  if (zeitraumVon(werte) === undefined) return werte;
  const jahre = listJahre(werte, kontext);
  const vorhanden = rowsOf(werte, "rahmen");
  const imVorhaben = jahre.map(
    (jahr): Zeile =>
      vorhanden.find((zeile) => textOf(zeile, "jahr") === jahr) ?? {
        ...blankWerte(rahmenJahr.fields),
        uuid: random(),
        jahr,
      },
  );
  const ausserhalb = vorhanden.filter((zeile) => !jahre.includes(textOf(zeile, "jahr")) && hasEingaben(zeile));
  const rahmen = [...imVorhaben, ...ausserhalb].sort((a, b) => (textOf(a, "jahr") < textOf(b, "jahr") ? -1 : 1));
  return { ...werte, rahmen };
}
