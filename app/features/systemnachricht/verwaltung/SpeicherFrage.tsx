import { Absendeknopf } from "~/features/anmeldung";
import { Notice, Stack, Text } from "~/ui";
import type { Rueckfrage } from "./nachrichtAbsichten";

/** Asked before something is saved that stays until somebody thinks of it, or whose words are not finished. */
export function SpeicherFrage({ istOhneEnde, platzhalter }: Rueckfrage) {
  const hatPlatzhalter = platzhalter.length > 0;
  const titel = hatPlatzhalter ? "In dieser Meldung ist noch etwas auszufüllen" : "Diese Meldung hat kein Ende";
  return (
    <Notice tone="warning" title={titel} id="rueckfrage">
      <Stack gap="m">
        <Text>Sie ist noch nicht gespeichert.</Text>
        {hatPlatzhalter && (
          <Text>{`Im Titel oder im Text steht noch: ${platzhalter.join(", ")}. Bitte ersetzen Sie das unten.`}</Text>
        )}
        {istOhneEnde && (
          <Text>
            Ohne Ende wird sie angezeigt, bis jemand sie beendet. Möchten Sie sie so speichern? Sonst geben Sie bitte
            unten unter „Anzeigen bis“ ein Ende ein.
          </Text>
        )}
        <div>
          <Absendeknopf absicht="trotzdem">
            {hatPlatzhalter ? "Trotzdem speichern" : "Ohne Ende speichern"}
          </Absendeknopf>
        </div>
      </Stack>
    </Notice>
  );
}
