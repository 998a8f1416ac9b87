import type { ZeilenFassung } from "~/contract/unternehmen/fassungen";
import type { Bereich, Field, FormKontext } from "~/formkit/field";
import { formatDateTime } from "~/lib/date";
import type { Fassungen } from "./FassungsKarten";
import { listUnterschiede } from "./listUnterschiede";

type Gespeichertes<K extends FormKontext> = {
  revision: number;
  rechte: { bearbeiten: boolean };
  felder: readonly Field<K>[];
  bereich: Bereich<K>;
};

/** The kept versions of a row with what each has changed, in words. */
export function toFassungsliste<K extends FormKontext>(
  fassungen: readonly ZeilenFassung[],
  { revision, rechte, felder, bereich }: Gespeichertes<K>,
): Fassungen {
  const eintraege = fassungen.map(({ geaendert, ...fassung }) => {
    const am = formatDateTime(new Date(fassung.am));
    return {
      revision: fassung.revision,
      am,
      titel: `${fassung.revision === 1 ? "Angelegt" : "Gespeichert"} am ${am}`,
      zusaetze: fassung.von === "" ? [] : [fassung.von],
      unterschiede: geaendert === null ? null : listUnterschiede(felder, geaendert, bereich),
    };
  });
  return { revision, darfWiederherstellen: rechte.bearbeiten, eintraege };
}
