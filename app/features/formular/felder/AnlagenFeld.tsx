import type { ReactNode } from "react";
import { ANLAGE_FORMATE, ANLAGE_MAX_TEXT, ANLAGEN_MAX } from "~/domain/antrag/anlagen";
import { type AnlageEintrag, AnlagenImFormular } from "~/features/anlagen";
import { noBreak } from "~/lib/noBreak";
import { numberWord } from "~/lib/numberWord";
import { href } from "~/routing/href";
import { Button, LinkButton, Section, Stack, Text } from "~/ui";
import type { FormularDaten } from "../seite/formularDaten";
import { useCsrf } from "../speichern/frischerSchutz";

const HINWEIS = `Technische Zeichnungen, Diagramme, Bilder von Versuchsaufbauten: höchstens ${numberWord(ANLAGEN_MAX)} Dateien als ${ANLAGE_FORMATE} mit je höchstens ${noBreak(ANLAGE_MAX_TEXT)}. Anlagen sind freiwillig.`;

type AnlagenFeldProps = {
  daten: FormularDaten;
  /** The tab is only read: without the right, or in an Antrag that only adds to another one. */
  isReadOnly: boolean;
  isGesperrt: boolean;
};

/**
 * The files of the Vorhaben. With scripts they are added and removed here, apart from what is typed. Without, they have
 * a page of their own, which the button reaches by saving first: a form with files beside the typed text would lose the
 * choice of files with every refusal, and the text with every file that is too large.
 */
export function AnlagenFeld({ daten, isReadOnly, isGesperrt }: AnlagenFeldProps) {
  const { anlagen, ort, formular } = daten;
  const csrf = useCsrf(formular.csrf);
  if (anlagen === null) return null;
  return (
    <Section title={`Anlagen (${String(anlagen.length)} von ${String(ANLAGEN_MAX)})`} headingLevel={3}>
      <Stack gap="m">
        <Text tone="muted">{HINWEIS}</Text>
        {!isReadOnly ? (
          <AnlagenImFormular
            antragUuid={ort.antragUuid}
            vorhabenUuid={ort.vorhabenUuid}
            anlagen={anlagen}
            csrf={csrf}
            isGesperrt={isGesperrt}
            ohneSkripte={
              <Namen anlagen={anlagen}>
                <Button variant="secondary" icon="dokument" name="intent" value="speichernAnlagen">
                  Speichern & Anlagen bearbeiten
                </Button>
              </Namen>
            }
          />
        ) : (
          <Namen anlagen={anlagen}>
            <LinkButton variant="secondary" icon="dokument" href={href("antragDateien", { uuid: ort.antragUuid })}>
              Dateiübersicht
            </LinkButton>
          </Namen>
        )}
      </Stack>
    </Section>
  );
}

type NamenProps = { anlagen: readonly AnlageEintrag[]; children: ReactNode };

/** The files by name, and the way to their page. */
function Namen({ anlagen, children }: NamenProps) {
  return (
    <Stack gap="m">
      {anlagen.length > 0 && (
        <Stack as="ul" gap="xs">
          {anlagen.map(({ uuid, name, typ, groesse }) => (
            <li key={uuid}>{`${name} (${typ}, ${groesse})`}</li>
          ))}
        </Stack>
      )}
      <div>{children}</div>
    </Stack>
  );
}
