import {
  LISTE_HOECHSTENS,
  SEITENGROESSEN,
  seitenfenster,
  type TabellenAnsicht,
} from "~/domain/tabelle/tabellenAnsicht";
import { Pagination, Stack, Text } from "~/ui";
import { ansichtHref, type Liste } from "./liste";

/** First, last and the pages around the current one. */
function listSeiten(seite: number, seiten: number): number[] {
  const alle = Array.from({ length: seiten }, (_, index) => index + 1);
  return alle.filter((nummer) => nummer === 1 || nummer === seiten || Math.abs(nummer - seite) <= 2);
}

const zahl = (wert: number): string => wert.toLocaleString("de-DE");

function umfang(erste: number, letzte: number, gesamt: string): string {
  if (letzte === 0) return "Keine Einträge";
  return erste === letzte
    ? `Eintrag ${zahl(letzte)} von ${gesamt}`
    : `Einträge ${zahl(erste)} bis ${zahl(letzte)} von ${gesamt}`;
}

type ListenSeitenProps = {
  liste: Liste;
  ansicht: TabellenAnsicht;
  zeilen: readonly unknown[];
  total: number;
  /** There are more than `total`, and the list does not reach them. */ hatMehr?: boolean;
};

/** Paging of the list, all as links. @spec §9 Page size options 10, 25, 50, 100 and all */
export function ListenSeiten({ liste, ansicht, zeilen, total, hatMehr = false }: ListenSeitenProps) {
  const { offset, limit, seiten } = seitenfenster(ansicht, total);
  const seite = Math.floor(offset / limit) + 1;
  const letzte = Math.min(offset + Math.max(zeilen.length, limit), total);
  const zu = (nummer: number) => ansichtHref(liste, { ...ansicht, seite: nummer });
  const gesamt = hatMehr ? `mehr als ${zahl(total)}` : zahl(total);
  return (
    <Stack gap="s">
      <Pagination
        summary={umfang(offset + 1, letzte, gesamt)}
        pages={listSeiten(seite, seiten).map((nummer) => ({
          href: zu(nummer),
          label: String(nummer),
          current: nummer === seite,
        }))}
        prevHref={seite > 1 ? zu(seite - 1) : undefined}
        nextHref={seite < seiten ? zu(seite + 1) : undefined}
        sizes={SEITENGROESSEN.map((groesse) => ({
          href: ansichtHref(liste, { ...ansicht, groesse, seite: 1 }),
          label: groesse,
          current: groesse === ansicht.groesse,
        }))}
      />
      {hatMehr && total === LISTE_HOECHSTENS && (
        <Text tone="muted">
          Die Liste zeigt die ersten {zahl(LISTE_HOECHSTENS)} Einträge. Alle weiteren finden Sie mit Suche, Filter oder
          einer anderen Sortierung.
        </Text>
      )}
    </Stack>
  );
}
