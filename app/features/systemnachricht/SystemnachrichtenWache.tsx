import { useEffect } from "react";
import { systemnachrichtDelete, systemnachrichtSofort } from "~/contract/wire/live";
import type { SeitenrahmenNachrichten } from "~/contract/portal/seitenrahmenDaten";
import { schliessKey, type SystemNachricht } from "~/domain/nachricht/systemNachricht";
import { useTopic } from "~/features/live";
import { startTakt } from "~/features/session";
import { VisuallyHidden } from "~/ui/layout/VisuallyHidden";
import { getAktive, useAktive } from "./aktive";
import { reportGeschlossen } from "./geschlossen";
import { rememberSeen } from "./gesehen";
import { nachRuhe } from "./nachRuhe";
import { neueKeys } from "./neueKeys";
import { remove, replace, check, close as markClosed, takeOver, forget } from "./pruefung";
import { SystemnachrichtenPopup } from "./SystemnachrichtenPopup";
import { anzahlText } from "./texte";

type Props = {
  nachrichten: SeitenrahmenNachrichten;
  benutzerUuid: string;
  csrf: string;
  isOffen: boolean;
  setOffen: (isOffen: boolean) => void;
};

/**
 * Checks every second which announcements are active, opens the popup by itself for each that was not closed yet, and
 * says when there is a new one.
 */
export function SystemnachrichtenWache({ nachrichten, benutzerUuid, csrf, isOffen, setOffen }: Props) {
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
  const neue = neueKeys(aktive, benutzerUuid);
  useEffect(() => {
    if (neue === "") return;
    return nachRuhe(() => {
      if (neueKeys(getAktive(), benutzerUuid) !== "") setOffen(true);
    });
  }, [neue, benutzerUuid, setOffen]);
  const close = (gezeigte: readonly SystemNachricht[]) => {
    rememberSeen(benutzerUuid, gezeigte.map(schliessKey));
    markClosed(gezeigte);
    reportGeschlossen(csrf, gezeigte);
    setOffen(false);
  };
  return (
    <>
      <VisuallyHidden as="div">
        <span role="status">{aktive.length === 0 ? "" : anzahlText(aktive.length)}</span>
      </VisuallyHidden>
      {isOffen && <SystemnachrichtenPopup nachrichten={aktive} onClose={() => close(aktive)} />}
    </>
  );
}
