import { jahrText } from "~/domain/unternehmen/wirtschaftsjahr";
import { UngenannteFirmen } from "~/features/verbund";
import { Card, Text } from "~/ui";
import type { KmuSeitenDaten } from "./loadKmu";

/** Another notion, out of the same list: who shares the cap and is counted as nothing, because nothing is known. */
export function HoechstbetragKarte({ hoechstbetrag: { jahr, ungenannt } }: Pick<KmuSeitenDaten, "hoechstbetrag">) {
  if (ungenannt.length === 0) return null;
  return (
    <Card title="Nicht Teil des KMU-Status: der gemeinsame Höchstbetrag">
      <Text>
        Nach derselben Liste teilen sich {jahrText(jahr)} den Höchstbetrag der Forschungszulage mit Ihrem Unternehmen,
        ohne Angabe, mit 0 gerechnet: <UngenannteFirmen firmen={ungenannt} />. Am KMU-Status ändert das nichts, an der
        Schätzung der Forschungszulage schon.
      </Text>
    </Card>
  );
}
