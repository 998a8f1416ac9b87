import { formatAnsicht, onSeite, type TabellenAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { href } from "~/routing/href";
import { Text, TextLink } from "~/ui";

type AuszugLinkProps = { seite: "wartungAuszug" | "wartungKettenauszug"; ansicht: TabellenAnsicht; total: number };

/** The lines that were asked for as a file that proves itself; nothing where there is no line. */
export function AuszugLink({ seite, ansicht, total }: AuszugLinkProps) {
  if (total === 0) return null;
  const query = Object.fromEntries(formatAnsicht(onSeite(ansicht, 1)));
  return (
    <Text>
      <TextLink href={href(seite, {}, query)}>Diese Zeilen mit Nachweis herunterladen (JSON)</TextLink>
    </Text>
  );
}
