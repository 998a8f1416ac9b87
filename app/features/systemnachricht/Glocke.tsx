import { useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import type { SeitenrahmenNachrichten } from "~/contract/portal/seitenrahmenDaten";
import { href } from "~/routing/href";
import { lazyPart } from "~/ui/basic/lazyPart";
import { Tooltip } from "~/ui/overlay/Tooltip";
import { Bell } from "~/ui/shell/Bell";
import { useAktive } from "./aktive";
import { anzahlText, KEINE_NACHRICHTEN } from "./texte";

const SystemnachrichtenWache = lazyPart(() => import("./SystemnachrichtenWache"), "SystemnachrichtenWache");

type GlockeProps = { nachrichten: SeitenrahmenNachrichten; benutzerUuid: string; csrf: string };

/**
 * The bell in the app bar: opens the popup, without scripts the page of the announcements. @spec §4 System
 * announcements
 */
export function Glocke({ nachrichten, benutzerUuid, csrf }: GlockeProps) {
  const isHydrated = useHydrated();
  const [isOffen, setOffen] = useState(false);
  const anzahl = useAktive(nachrichten).length;
  return (
    <>
      <Tooltip text={anzahl === 0 ? KEINE_NACHRICHTEN : anzahlText(anzahl)} side="belowBar">
        {(tooltipId) => (
          <Bell
            label="Systembenachrichtigungen"
            count={anzahl}
            href={href("systembenachrichtigungen")}
            onPress={isHydrated ? () => setOffen(true) : undefined}
            describedBy={tooltipId}
          />
        )}
      </Tooltip>
      {isHydrated && (
        <SystemnachrichtenWache
          nachrichten={nachrichten}
          benutzerUuid={benutzerUuid}
          csrf={csrf}
          isOffen={isOffen}
          setOffen={setOffen}
        />
      )}
    </>
  );
}
