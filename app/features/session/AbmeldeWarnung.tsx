import { useState } from "react";
import { countdownZeit, WARNUNG_DAUER } from "~/domain/sitzung/countdown";
import { Text } from "~/ui/basic/Text";
import { VisuallyHidden } from "~/ui/layout/VisuallyHidden";
import { Stack } from "~/ui/layout/Stack";
import { Dialog } from "~/ui/overlay/Dialog";
import { usePopupTurn } from "~/ui/overlay/PopupQueue";
import { WARNUNG_ATTRIBUT } from "./inaktivitaetswache";

/** Seconds at which somebody who does not see the counter hears it. */
const GESPROCHEN = [30, 10];

const gesprochen = (restSekunden: number): string => {
  const stufe = GESPROCHEN.filter((sekunden) => restSekunden <= sekunden).at(-1);
  return stufe === undefined ? "" : `Noch ${String(stufe)} Sekunden bis zum automatischen Abmelden`;
};

type AbmeldeWarnungProps = {
  restSekunden: number;
  /** The session ends whatever is done: there is nothing to ask, and the last minute belongs to the person. */
  isEndgueltig: boolean;
  onBleiben: () => void;
};

const INAKTIV = `Sie haben längere Zeit nichts getan. Zu Ihrer Sicherheit endet die Sitzung in ${WARNUNG_DAUER} von selbst.`;
const ENDGUELTIG =
  "Ihre Sitzung hat die längste erlaubte Dauer erreicht. Sie endet gleich, auch wenn Sie weiterarbeiten. Bitte speichern Sie jetzt; danach melden Sie sich einfach wieder an.";

/**
 * Asks whether the person is still there, or says that the session ends in any case. It goes before every other popup,
 * because it cannot wait.
 *
 * @spec §4 the logout warning dialog
 * @assumed §4 calls the popup "Automatischer Logout" and its button "Eingeloggt bleiben"; here they read "Automatisches
 * Abmelden" and "Angemeldet bleiben", so that leaving has one word in the whole portal.
 */
export function AbmeldeWarnung({ restSekunden, isEndgueltig, onBleiben }: AbmeldeWarnungProps) {
  const [isGelesen, setGelesen] = useState(false);
  const isDran = usePopupTurn(!isGelesen, { isUrgent: true });
  const close = isEndgueltig ? () => setGelesen(true) : onBleiben;
  return (
    <Dialog
      isOpen={isDran && !isGelesen}
      role="alertdialog"
      title="Automatisches Abmelden"
      accept={isEndgueltig ? "Verstanden" : "Angemeldet bleiben"}
      cancel={null}
      onAccept={close}
      onCancel={close}
    >
      <div {...{ [WARNUNG_ATTRIBUT]: "" }}>
        <Stack gap="s">
          <Text>{isEndgueltig ? ENDGUELTIG : INAKTIV}</Text>
          <Text>
            Verbleibende Zeit: <strong>{countdownZeit(restSekunden)}</strong>
          </Text>
          <Text>Was Sie getippt und nicht gespeichert haben, bewahrt dieser Browser verschlüsselt für Sie auf.</Text>
        </Stack>
        <VisuallyHidden>
          <span role="status">{gesprochen(restSekunden)}</span>
        </VisuallyHidden>
      </div>
    </Dialog>
  );
}
