import {
  LISTE_HOECHSTENS,
  onSeite,
  SEITENGROESSEN,
  seitenfenster,
  type TabellenAnsicht,
} from "~/domain/tabelle/tabellenAnsicht";
import { Stack, Text } from "~/ui";
import { ansichtHref, type Liste } from "./liste";
import { Seiten } from "./Seiten";
import { umfang, zahl } from "./umfang";

type ListenSeitenProps = {
  liste: Liste;
  ansicht: TabellenAnsicht;
  zeilen: readonly unknown[];
  total: number;
  /** There are more than `total`, and the list does not reach them. */ hatMehr?: boolean;
};

/** Paging of the list, all as links, and its next page below. @spec §9 Page size options 10, 25, 50, 100 and all */
export function ListenSeiten({ liste, ansicht, zeilen, total, hatMehr = false }: ListenSeitenProps) {
  const { offset, limit, seiten } = seitenfenster(ansicht, total);
  const seite = Math.floor(offset / limit) + 1;
  const bis = Math.max(seite, ansicht.bis);
  const letzte = Math.min(offset + Math.max(zeilen.length, (bis - seite + 1) * limit), total);
  const gesamt = hatMehr ? `mehr als ${zahl(total)}` : zahl(total);
  return (
    <Stack gap="s">
      <Seiten
        seite={seite}
        bis={bis}
        jeSeite={limit}
        seiten={seiten}
        summary={umfang(offset + 1, letzte, gesamt)}
        zu={(folge) => ansichtHref(liste, { ...ansicht, ...folge })}
        sizes={SEITENGROESSEN.map((groesse) => ({
          href: ansichtHref(liste, { ...onSeite(ansicht, 1), groesse }),
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
