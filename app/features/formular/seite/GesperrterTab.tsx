import { LinkButton, Notice, Text } from "~/ui";
import type { FormularDaten } from "./formularDaten";
import { ortHref } from "./formularOrt";
import { tabAn, zeilenAnzahl } from "./platz";

/** The number of the tab that decides which other tabs are needed. */
const TAETIGKEITSFORM = 1;

/** A tab that other answers have made unnecessary. */
export function GesperrterTab({ daten }: { daten: FormularDaten }) {
  const tab = tabAn(daten.ort);
  const anzahl = zeilenAnzahl(tab, daten.werte);
  return (
    <>
      <Notice tone="info">{tab.disabledHint ?? "Dieser Reiter ist nicht erforderlich."}</Notice>
      {anzahl > 0 && (
        <Text>
          {`Hier ${anzahl === 1 ? "ist noch ein Eintrag" : `sind noch ${anzahl} Einträge`} gespeichert. Solange der Reiter nicht erforderlich ist, zählt das nicht zum Antrag.`}
        </Text>
      )}
      <div>
        <LinkButton variant="secondary" href={ortHref({ ...daten.ort, tab: TAETIGKEITSFORM, zeile: null })}>
          Zur Tätigkeitsform
        </LinkButton>
      </div>
    </>
  );
}
