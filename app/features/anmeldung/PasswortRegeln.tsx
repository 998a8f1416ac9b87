import { PASSWORT_MIN_MIT_ZWEITEM_FAKTOR, PASSWORT_MIN_OHNE_ZWEITEN_FAKTOR } from "~/domain/benutzer/passwortRegeln";
import { Details, Stack, Text } from "~/ui";

/** What makes a password acceptable, before somebody tries one. */
export function PasswortRegeln() {
  return (
    <Details summary="Was ist ein gutes Passwort?" open>
      <Stack as="ul" gap="xs">
        <li>
          <Text size="s">
            Mit Zwei-Faktor-Authentifizierung mindestens {String(PASSWORT_MIN_MIT_ZWEITEM_FAKTOR)} Zeichen, ohne
            mindestens {String(PASSWORT_MIN_OHNE_ZWEITEN_FAKTOR)}.
          </Text>
        </li>
        <li>
          <Text size="s">Länge zählt mehr als Sonderzeichen: Mehrere Wörter hintereinander sind gut.</Text>
        </li>
        <li>
          <Text size="s">Kein häufiges Passwort, nicht Ihr Name und nicht Ihre E-Mail-Adresse.</Text>
        </li>
        <li>
          <Text size="s">Alle Zeichen sind erlaubt. Sie können ein Passwort auch einfügen.</Text>
        </li>
      </Stack>
    </Details>
  );
}
