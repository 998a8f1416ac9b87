import { VERLAUF_ARTEN } from "~/domain/benutzer/kontoEreignisse";
import { Inline, Text, TextLink } from "~/ui";
import type { PersonDaten } from "./loadPersonen";
import { verlaufHref } from "./verlaufHref";

/** Which kind of events the time line is narrowed to, with the way back; nothing as long as it shows all. */
export function VerlaufArten({ daten: { person, art } }: { daten: PersonDaten }) {
  if (art === null) return null;
  return (
    <Inline gap="m">
      <Text>Nur: {VERLAUF_ARTEN[art].mehrere}</Text>
      <TextLink href={verlaufHref(person.uuid, {})}>Alle Ereignisse und E-Mails</TextLink>
    </Inline>
  );
}
