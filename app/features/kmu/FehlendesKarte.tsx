import type { KmuFehlendes } from "~/domain/kmu/kmuLage";
import { nameDesJahres } from "~/domain/statistik/zeitraum";
import { href } from "~/routing/href";
import { Card, Inline, Stack, Text, TextLink } from "~/ui";
import type { KmuSeitenDaten } from "./loadKmu";

/** What is missing, each with the way to where it is entered. */
export function FehlendesKarte({ daten: { fehlendes, ohneJahr } }: { daten: KmuSeitenDaten }) {
  if (fehlendes.eintraege.length === 0) return null;
  return (
    <Card title={fehlendes.titel}>
      <Stack gap="m">
        <ul>
          {fehlendes.eintraege.map((eintrag) => (
            <li key={`${eintrag.beteiligter} ${eintrag.satz}`}>
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

/** To the row that lacks something, or to a new one for each Wirtschaftsjahr that has none. */
function ZahlenOrt({ eintrag }: { eintrag: Extract<KmuFehlendes, { wo: "ZAHLEN" }> }) {
  const { beteiligter, zeile, jahre } = eintrag;
  if (zeile !== "")
    return <TextLink href={href("unternehmenKmuZahlenFormular", { uuid: zeile })}>Zahlen ergänzen</TextLink>;
  return (
    <Inline gap="m">
      {jahre.map(({ beginn, ende }) => (
        <TextLink
          key={beginn}
          href={href("unternehmenKmuZahlenFormular", {}, { unternehmen: beteiligter, beginn, ende })}
        >
          {`Zahlen für ${nameDesJahres({ beginn, ende })} eintragen`}
        </TextLink>
      ))}
    </Inline>
  );
}

function Ort({ eintrag }: { eintrag: KmuFehlendes }) {
  switch (eintrag.wo) {
    case "STATISTIK":
      return <TextLink href={href("unternehmenWirtschaftsjahr")}>Zur Geschäftsstatistik</TextLink>;
    case "ZAHLEN":
      return <ZahlenOrt eintrag={eintrag} />;
    case "VERBUNDENE":
      return <TextLink href={href("verbundeneUnternehmen")}>Zu den verbundenen Unternehmen</TextLink>;
  }
}
