import { BELEG_ARTEN } from "~/domain/beleg/belegArten";
import { formatLegalTime } from "~/lib/date";
import { Card, DefinitionList, Notice, Stack } from "~/ui";
import type { BelegAntwort, Vergleich } from "~/contract/verfahren/belegAntwort";

type Ergebnis = Extract<BelegAntwort, { problem: null }>;

function Vergleichsmeldung({ womit, stimmt }: Vergleich) {
  return stimmt ? (
    <Notice tone="success" title={`${womit}: stimmt überein`} />
  ) : (
    <Notice tone="warning" title={`${womit}: stimmt nicht überein`}>
      Das ist nicht der Inhalt, zu dem dieser Beleg ausgestellt wurde.
    </Notice>
  );
}

/** What is known about a code. */
export function Pruefergebnis({ ergebnis: { beleg, vergleiche } }: { ergebnis: Ergebnis }) {
  if (beleg === null) {
    return (
      <Notice tone="error" title="Diesen Beleg gibt es nicht" role="alert">
        Zu diesem Code gibt es keinen Beleg. Bitte vergleichen Sie ihn Zeichen für Zeichen mit dem auf Ihrem Dokument.
      </Notice>
    );
  }
  return (
    <Stack gap="m">
      {beleg.istUnveraendert ? (
        <Notice tone="success" title="Beleg bestätigt" role="status">
          Diesen Beleg hat das Antragsportal ausgestellt. Seine Angaben sind seitdem unverändert.
        </Notice>
      ) : (
        <Notice tone="error" title="Beleg nicht bestätigt" role="alert">
          Zu diesem Code gibt es einen Beleg, aber die Aufzeichnung dazu ist nicht unversehrt. Bitte wenden Sie sich an
          die Bescheinigungsstelle.
        </Notice>
      )}
      {vergleiche.map((vergleich) => (
        <Vergleichsmeldung key={vergleich.womit} {...vergleich} />
      ))}
      <Card title="Angaben zum Beleg">
        <DefinitionList
          items={[
            { label: "Art", value: BELEG_ARTEN[beleg.art] },
            { label: "Ausgestellt am", value: formatLegalTime(new Date(beleg.am)) },
            { label: "Prüfsumme (SHA-256)", value: beleg.pruefsumme },
          ]}
        />
      </Card>
    </Stack>
  );
}
