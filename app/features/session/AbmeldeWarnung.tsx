import { countdownZeit } from "~/domain/sitzung/countdown";
import { Text } from "~/ui/basic/Text";
import { VisuallyHidden } from "~/ui/layout/VisuallyHidden";
import { Stack } from "~/ui/layout/Stack";
import { Dialog } from "~/ui/overlay/Dialog";
import { usePopupTurn } from "~/ui/overlay/PopupQueue";
import { WARNUNG_ATTRIBUT } from "./wache";

/** Seconds at which somebody who does not see the counter hears it. */
const GESPROCHEN = [30, 10];

const gesprochen = (restSekunden: number): string => {
  const stufe = GESPROCHEN.filter((sekunden) => restSekunden <= sekunden).at(-1);
  return stufe === undefined ? "" : `Noch ${String(stufe)} Sekunden bis zum automatischen Logout`;
};

/** Asks whether the person is still there. It goes before every other popup, because it cannot wait. @spec §4 popup 'Automatischer Logout' */
export function AbmeldeWarnung({ restSekunden, onBleiben }: { restSekunden: number; onBleiben: () => void }) {
  const isDran = usePopupTurn(true, { isUrgent: true });
  return (
    <Dialog
      isOpen={isDran}
      role="alertdialog"
      title="Automatischer Logout"
      accept="Eingeloggt bleiben"
      cancel={null}
      onAccept={onBleiben}
      onCancel={onBleiben}
    >
      <div {...{ [WARNUNG_ATTRIBUT]: "" }}>
        <Stack gap="s">
          <Text>Sie haben längere Zeit nichts getan. Zu Ihrer Sicherheit endet die Sitzung in einer Minute von selbst.</Text>
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
