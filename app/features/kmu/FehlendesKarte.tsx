import type { KmuFehlendes } from "~/domain/kmu/kmuLage";
import { href } from "~/routing/href";
import { Card, Stack, Text, TextLink } from "~/ui";
import type { KmuSeitenDaten } from "./loadKmu";

/** What is missing, each with the way to where it is entered. */
export function FehlendesKarte({ daten: { fehlendes, ohneJahr } }: { daten: KmuSeitenDaten }) {
  if (fehlendes.eintraege.length === 0) return null;
  return (
    <Card title={fehlendes.titel}>
      <Stack gap="m">
        <ul>
          {fehlendes.eintraege.map((eintrag) => (
            <li key={eintrag.satz}>
              {eintrag.satz}
              <div>
                <Ort eintrag={eintrag} />
              </div>
            </li>
          ))}
        </ul>
        {ohneJahr !== null && (
          <Text>
            Ihr Unternehmen ist neu und hat noch kein Wirtschaftsjahr abgeschlossen? Dann zählt eine Schätzung nach Treu
            und Glauben:{" "}
            <TextLink href={href("unternehmenKmuZahlenFormular", {}, { unternehmen: ohneJahr })}>
              Laufendes Wirtschaftsjahr schätzen
            </TextLink>
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function Ort({ eintrag: { wo, beteiligter } }: { eintrag: KmuFehlendes }) {
  switch (wo) {
    case "STATISTIK":
      return <TextLink href={href("unternehmenWirtschaftsjahr")}>Zur Geschäftsstatistik</TextLink>;
    case "ZAHLEN":
      return (
        <TextLink href={href("unternehmenKmuZahlenFormular", {}, { unternehmen: beteiligter })}>
          Zahlen eintragen
        </TextLink>
      );
    case "VERBUNDENE":
      return <TextLink href={href("verbundeneUnternehmen")}>Zu den verbundenen Unternehmen</TextLink>;
  }
}
