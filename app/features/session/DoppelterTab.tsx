import { useEffect, useState, useSyncExternalStore } from "react";
import { Dialog } from "~/ui/overlay/Dialog";
import { Text } from "~/ui/basic/Text";
import { usePopupTurn } from "~/ui/overlay/PopupQueue";
import { createTabSperre } from "./tabSperre";

const sperre = createTabSperre(navigator.locks);

/**
 * Only one tab of the browser is worked in; the others say so. It needs scripts; without them the portal itself loses
 * nothing. @spec §4 Multi-tab
 */
export function DoppelterTab() {
  const stand = useSyncExternalStore(sperre.subscribe, sperre.stand, () => "allein" as const);
  useEffect(() => sperre.start(), []);
  if (stand === "zweiter") return <GesperrterTab />;
  return <WeitererTab isOffen={stand === "weitererOffen"} />;
}

/** Lies over the whole page of a tab that is not worked in. What was typed in it stays where it is. */
function GesperrterTab() {
  const [isWartend, setWartend] = useState(false);
  const takeOver = async () => {
    setWartend(true);
    await sperre.takeOver();
    window.location.reload();
  };
  const isDran = usePopupTurn(true, { isUrgent: true });
  return (
    <Dialog
      isOpen={isDran}
      isCover
      title="Das Antragsportal ist bereits in einem anderen Tab geöffnet"
      accept="Hier weiterarbeiten"
      cancel={null}
      pending={isWartend}
      onAccept={() => void takeOver()}
      onCancel={() => undefined}
    >
      <Text>
        Bearbeiten und Speichern ist nur in einem Tab möglich. Bitte wechseln Sie zu dem anderen Tab, oder arbeiten Sie
        hier weiter.
      </Text>
      <Text>
        Was dort getippt und noch nicht gespeichert ist, geht dabei nicht verloren: Es wird Ihnen hier angeboten.
      </Text>
    </Dialog>
  );
}

/** Tells the tab that is worked in of another one. */
function WeitererTab({ isOffen }: { isOffen: boolean }) {
  const isDran = usePopupTurn(isOffen);
  return (
    <Dialog
      isOpen={isDran}
      title="Das Antragsportal wurde in einem weiteren Tab geöffnet"
      accept="Aktualisieren"
      cancel="Hier weiterarbeiten"
      onAccept={() => window.location.reload()}
      onCancel={sperre.verstanden}
    >
      <Text>
        Bearbeiten und Speichern ist nur in diesem Tab möglich. Aktualisieren Sie die Seite, wenn Sie in dem anderen Tab
        etwas geändert haben.
      </Text>
    </Dialog>
  );
}
