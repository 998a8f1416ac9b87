import { useEffect } from "react";
import { systemnachrichtDelete, systemnachrichtSofort } from "~/contract/wire/live";
import type { SeitenrahmenNachrichten } from "~/contract/portal/seitenrahmenDaten";
import { useTopic } from "~/features/live";
import { startTakt } from "~/features/session";
import { VisuallyHidden } from "~/ui/layout/VisuallyHidden";
import { getAktive, useAktive } from "./aktive";
import { isGesehen, rememberSeen } from "./gesehen";
import { nachRuhe } from "./nachRuhe";
import { remove, replace, check, takeOver, forget } from "./pruefung";
import { SystemnachrichtenPopup } from "./SystemnachrichtenPopup";
import { anzahlText } from "./texte";

type Props = {
  nachrichten: SeitenrahmenNachrichten;
  benutzerUuid: string;
  isOffen: boolean;
  setOffen: (isOffen: boolean) => void;
};

/**
 * Checks every second which announcements are active, opens the popup once by itself, and says when there is a new one.
 */
export function SystemnachrichtenWache({ nachrichten, benutzerUuid, isOffen, setOffen }: Props) {
  const aktive = useAktive(nachrichten);
  useEffect(() => takeOver(nachrichten), [nachrichten]);
  useTopic(systemnachrichtSofort, replace);
  useTopic(systemnachrichtDelete, ({ uuid }) => remove(uuid));
  useEffect(() => {
    const endTakt = startTakt(check);
    return () => {
      endTakt();
      forget();
    };
  }, []);
  useEffect(
    () =>
      nachRuhe(() => {
        if (getAktive().length > 0 && !isGesehen(benutzerUuid)) setOffen(true);
      }),
    [benutzerUuid, setOffen],
  );
  const close = () => {
    rememberSeen(benutzerUuid);
    setOffen(false);
  };
  return (
    <>
      <VisuallyHidden as="div">
        <span role="status">{aktive.length === 0 ? "" : anzahlText(aktive.length)}</span>
      </VisuallyHidden>
      {isOffen && <SystemnachrichtenPopup nachrichten={aktive} onClose={close} />}
    </>
  );
}
