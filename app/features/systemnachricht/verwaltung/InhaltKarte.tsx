import { useState, type FormEvent } from "react";
import { listPlatzhalter } from "~/domain/nachricht/platzhalter";
import { SYSTEMNACHRICHT_TEXT_MAX, SYSTEMNACHRICHT_TITEL_MAX } from "~/domain/nachricht/systemNachricht";
import { SYSTEMNACHRICHT_FRAGEN } from "~/domain/nachricht/systemnachrichtFragen";
import type { AntwortSicht } from "~/features/anmeldung";
import { Card, Stack, TextArea, TextField } from "~/ui";

type InhaltKarteProps = { antwort: AntwortSicht; texte: Readonly<Record<string, string>> };

/** What a text of a template still waits for; undefined for a finished one. */
function warnungZu(text: string): string | undefined {
  const platzhalter = listPlatzhalter(text);
  return platzhalter.length === 0 ? undefined : `Noch auszufüllen: ${platzhalter.join(", ")}`;
}

/** Title and text. With scripts the warnings follow what is typed; without, they come with the page. */
export function InhaltKarte({ antwort, texte }: InhaltKarteProps) {
  const titel = antwort.text("titel", texte.titel);
  const text = antwort.text("text", texte.text);
  const [getippt, setGetippt] = useState<Readonly<Record<string, string>>>({});
  const keep = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      setGetippt((bisher) => ({ ...bisher, [target.name]: target.value }));
  };
  return (
    <Card title="Inhalt">
      <div role="presentation" onInput={keep}>
        <Stack gap="m">
          <TextField
            {...antwort.feld("titel")}
            label={SYSTEMNACHRICHT_FRAGEN.titel}
            required
            limit={SYSTEMNACHRICHT_TITEL_MAX}
            defaultValue={titel}
            warning={warnungZu(getippt.titel ?? titel)}
          />
          <TextArea
            {...antwort.feld("text")}
            label={SYSTEMNACHRICHT_FRAGEN.text}
            hint="Einfacher Text mit Leerzeilen zwischen den Absätzen, oder HTML mit <p>, <ul>, <li>, <strong> und <a href>."
            required
            rows={10}
            limit={SYSTEMNACHRICHT_TEXT_MAX}
            defaultValue={text}
            warning={warnungZu(getippt.text ?? text)}
          />
        </Stack>
      </div>
    </Card>
  );
}
