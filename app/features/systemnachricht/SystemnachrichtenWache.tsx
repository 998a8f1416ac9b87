import { useEffect } from "react";
import { systemnachrichtDelete, systemnachrichtSofort } from "~/contract/live";
import type { RahmenNachrichten } from "~/contract/rahmenDaten";
import { useTopic } from "~/features/live";
import { beginneTakt } from "~/features/session";
import { VisuallyHidden } from "~/ui/layout/VisuallyHidden";
import { getAktive, useAktive } from "./aktive";
import { isGesehen, merkeGesehen } from "./gesehen";
import { nachRuhe } from "./nachRuhe";
import { entferne, ersetze, pruefe, uebernimm, vergiss } from "./pruefung";
import { SystemnachrichtenPopup } from "./SystemnachrichtenPopup";
import { anzahlText } from "./texte";

type Props = { nachrichten: RahmenNachrichten; benutzerUuid: string; isOffen: boolean; setOffen: (isOffen: boolean) => void };

/** Checks every second which announcements are active, opens the popup once by itself, and says when there is a new one. */
export function SystemnachrichtenWache({ nachrichten, benutzerUuid, isOffen, setOffen }: Props) {
  const aktive = useAktive(nachrichten);
  useEffect(() => uebernimm(nachrichten), [nachrichten]);
  useTopic(systemnachrichtSofort, ersetze);
  useTopic(systemnachrichtDelete, ({ uuid }) => entferne(uuid));
  useEffect(() => {
    const beendeTakt = beginneTakt(pruefe);
    return () => {
      beendeTakt();
      vergiss();
    };
  }, []);
  useEffect(
    () =>
      nachRuhe(() => {
        if (getAktive().length > 0 && !isGesehen(benutzerUuid)) setOffen(true);
      }),
    [benutzerUuid, setOffen],
  );
  const schliesse = () => {
    merkeGesehen(benutzerUuid);
    setOffen(false);
  };
  return (
    <>
      <VisuallyHidden as="div">
        <span role="status">{aktive.length === 0 ? "" : anzahlText(aktive.length)}</span>
      </VisuallyHidden>
      {isOffen && <SystemnachrichtenPopup nachrichten={aktive} onClose={schliesse} />}
    </>
  );
}
