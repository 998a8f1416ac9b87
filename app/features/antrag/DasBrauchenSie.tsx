import { INHALT_MAX } from "~/domain/antrag/formular/textGrenzen";
import { Card, Stack, Text } from "~/ui";

const { ziel, standDerTechnik, arbeiten, unsicherheiten } = INHALT_MAX;
const ZEICHEN = (ziel + standDerTechnik + arbeiten + unsicherheiten).toLocaleString("de-DE");

const UNTERLAGEN = [
  "Titel, Beginn und Ende des Vorhabens und eine fachliche Ansprechperson",
  `vier Texte zum Inhalt: Ziel, Stand der Technik, Arbeiten und Unsicherheiten, zusammen höchstens ${ZEICHEN} Zeichen`,
  "den Arbeitsplan: Arbeitspakete mit Zeitraum und Personenmonaten",
  "Namen und Anschriften, wenn andere für Sie forschen oder mit Ihnen zusammenarbeiten",
  "die Beträge je Wirtschaftsjahr: Personal, Aufträge, Wirtschaftsgüter",
  "zum Einreichen vollständige Angaben Ihres Unternehmens und eine bevollmächtigte Person, die unterschreibt",
];

/**
 * What to have at hand before the form is begun, and how long it takes.
 *
 * @assumed Issue 19 §1 asks for an expected time and names none: two hours are about 100 answers and four texts that
 *   somebody has written before.
 */
export function DasBrauchenSie() {
  return (
    <Card title="Das brauchen Sie">
      <Stack gap="m">
        <Text>
          Mit allem zur Hand dauert ein Vorhaben etwa zwei Stunden. Sie können jederzeit unterbrechen: Was gespeichert
          ist, bleibt, und das Formular öffnet sich wieder dort, wo Sie waren.
        </Text>
        <ul>
          {UNTERLAGEN.map((eintrag) => (
            <li key={eintrag}>{eintrag}</li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}
