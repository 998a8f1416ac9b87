import { Fragment } from "react";
import type { KmuFehlendes } from "~/domain/kmu/kmuLage";
import { nameDesJahres } from "~/domain/statistik/zeitraum";
import { href } from "~/routing/href";
import { Card, Inline, Stack, Text, TextLink } from "~/ui";
import type { KmuSeitenDaten } from "./loadKmu";

/** What is missing, each with the way to where it is entered. */
export function FehlendesKarte({ daten: { fehlendes, ohneJahr, hatAndere } }: { daten: KmuSeitenDaten }) {
  if (fehlendes.eintraege.length === 0) return null;
  return (
    <Card title={fehlendes.titel}>
      <Stack gap="m">
        <ul>
          {fehlendes.eintraege.map((eintrag) => (
            <li key={`${eintrag.beteiligter} ${eintrag.satz}`}>
              {eintrag.satz}
              <div>
                <Ort eintrag={eintrag} hatAndere={hatAndere} />
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

type ZahlenEintrag = Extract<KmuFehlendes, { wo: "ZAHLEN" | "VERBUNDJAHR" }>;

/** The form for new figures of a company and a Wirtschaftsjahr. */
const neueZahlen = (unternehmen: string, { beginn, ende }: ZahlenEintrag["jahre"][number], weitere = {}): string =>
  href("unternehmenKmuZahlenFormular", {}, { unternehmen, beginn, ende, ...weitere });

/** To the row that lacks something, or to a new one for each Wirtschaftsjahr that has none. */
function ZahlenOrt({ eintrag }: { eintrag: ZahlenEintrag }) {
  const { beteiligter, zeile, jahre } = eintrag;
  if (zeile !== "")
    return <TextLink href={href("unternehmenKmuZahlenFormular", { uuid: zeile })}>Zahlen ergänzen</TextLink>;
  return (
    <Inline gap="m">
      {jahre.map(({ beginn, ende }) => (
        <TextLink key={beginn} href={neueZahlen(beteiligter, { beginn, ende })}>
          {`Zahlen für ${nameDesJahres({ beginn, ende })} eintragen`}
        </TextLink>
      ))}
    </Inline>
  );
}

/** To the figures of the company alone, and to those of its consolidated accounts. */
function VerbundjahrOrt({ eintrag, hatAndere }: { eintrag: ZahlenEintrag; hatAndere: boolean }) {
  return (
    <Inline gap="m">
      {eintrag.jahre.map((jahr) => (
        <Fragment key={jahr.beginn}>
          <TextLink href={neueZahlen(eintrag.beteiligter, jahr)}>
            {`Zahlen Ihres Unternehmens für ${nameDesJahres(jahr)} eintragen`}
          </TextLink>
          {hatAndere && (
            <TextLink href={neueZahlen(eintrag.beteiligter, jahr, { verbund: "ja" })}>
              {`Zahlen des Verbunds für ${nameDesJahres(jahr)} verwenden`}
            </TextLink>
          )}
        </Fragment>
      ))}
    </Inline>
  );
}

function Ort({ eintrag, hatAndere }: { eintrag: KmuFehlendes; hatAndere: boolean }) {
  switch (eintrag.wo) {
    case "STATISTIK":
      return <TextLink href={href("unternehmenWirtschaftsjahr")}>Zur Geschäftsstatistik</TextLink>;
    case "VERBUNDJAHR":
      return <VerbundjahrOrt eintrag={eintrag} hatAndere={hatAndere} />;
    case "ZAHLEN":
      return <ZahlenOrt eintrag={eintrag} />;
    case "VERBUNDENE":
      return <TextLink href={href("verbundeneUnternehmen")}>Zu den verbundenen Unternehmen</TextLink>;
  }
}
