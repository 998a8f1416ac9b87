import { SEITENGROESSEN, seitenfenster, type TabellenAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { Pagination } from "~/ui";
import { ansichtHref } from "./AntragTabelle";

/** First, last and the pages around the current one. */
function listSeiten(seite: number, seiten: number): number[] {
  const alle = Array.from({ length: seiten }, (_, index) => index + 1);
  return alle.filter((nummer) => nummer === 1 || nummer === seiten || Math.abs(nummer - seite) <= 2);
}

/** Paging of the list, all as links. @spec §9 Page size options 10, 25, 50, 100 and all */
export function AntragSeiten({ ansicht, total }: { ansicht: TabellenAnsicht; total: number }) {
  const { offset, limit, seiten } = seitenfenster(ansicht, total);
  const seite = limit === null ? 1 : Math.floor(offset / limit) + 1;
  const letzte = limit === null ? total : Math.min(offset + limit, total);
  const zu = (nummer: number) => ansichtHref({ ...ansicht, seite: nummer });
  return (
    <Pagination
      summary={total === 0 ? "Keine Einträge" : `Einträge ${String(offset + 1)} bis ${String(letzte)} von ${String(total)}`}
      pages={listSeiten(seite, seiten).map((nummer) => ({ href: zu(nummer), label: String(nummer), current: nummer === seite }))}
      prevHref={seite > 1 ? zu(seite - 1) : undefined}
      nextHref={seite < seiten ? zu(seite + 1) : undefined}
      sizes={SEITENGROESSEN.map((groesse) => ({
        href: ansichtHref({ ...ansicht, groesse, seite: 1 }),
        label: groesse,
        current: groesse === ansicht.groesse,
      }))}
    />
  );
}
