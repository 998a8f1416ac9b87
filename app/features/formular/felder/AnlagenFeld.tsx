import { ANLAGE_FORMATE, ANLAGE_MAX_TEXT, ANLAGEN_MAX } from "~/domain/antrag/anlagen";
import { noBreak } from "~/lib/noBreak";
import { numberWord } from "~/lib/numberWord";
import { href } from "~/routing/href";
import { Button, LinkButton, Section, Stack, Text } from "~/ui";
import type { FormularDaten } from "../seite/formularDaten";

const HINWEIS = `Technische Zeichnungen, Diagramme, Bilder von Versuchsaufbauten: höchstens ${numberWord(ANLAGEN_MAX)} Dateien als ${ANLAGE_FORMATE} mit je höchstens ${noBreak(ANLAGE_MAX_TEXT)}. Anlagen sind freiwillig.`;

/**
 * The files of the Vorhaben, by name. They are added on a page of their own, which the button reaches by saving first:
 * a form with files beside the typed text would lose the choice of files with every refusal, and the text with every
 * file that is too large.
 */
export function AnlagenFeld({ daten: { anlagen, rechte, ort } }: { daten: FormularDaten }) {
  if (anlagen === null) return null;
  const ziel = href("antragDateien", { uuid: ort.antragUuid });
  return (
    <Section title={`Anlagen (${String(anlagen.length)} von ${String(ANLAGEN_MAX)})`} headingLevel={3}>
      <Stack gap="m">
        <Text tone="muted">{HINWEIS}</Text>
        {anlagen.length > 0 && (
          <Stack as="ul" gap="xs">
            {anlagen.map(({ uuid, name, typ, groesse }) => (
              <li key={uuid}>{`${name} (${typ}, ${groesse})`}</li>
            ))}
          </Stack>
        )}
        <div>
          {rechte.bearbeiten ? (
            <Button variant="secondary" icon="dokument" name="intent" value="speichernAnlagen">
              Speichern & Anlagen bearbeiten
            </Button>
          ) : (
            <LinkButton variant="secondary" icon="dokument" href={ziel}>
              Dateiübersicht
            </LinkButton>
          )}
        </div>
      </Stack>
    </Section>
  );
}
