import { useSyncExternalStore } from "react";
import { countdownKurz, countdownLabel, countdownZeit, OHNE_SITZUNG } from "~/domain/sitzung/countdown";
import { Tooltip } from "~/ui/overlay/Tooltip";
import { Countdown } from "~/ui/shell/Countdown";
import { wache } from "./inaktivitaetswache";

/** The time until the automatic logout, in the app bar. @spec §2 Shell: label with minutes, tooltip mm:ss */
export function CountdownAnzeige() {
  const { uhr } = wache;
  const { expInSecCounter: rest, isEndgueltig } = useSyncExternalStore(uhr.subscribe, uhr.stand, () => OHNE_SITZUNG);
  if (rest === null) return null;
  return (
    <Tooltip text={countdownZeit(rest)} side="below">
      {/* Not described by the tooltip: a description that ticks is said every second while the focus is here. */}
      {() => (
        <Countdown
          label={countdownLabel(rest, isEndgueltig)}
          digits={countdownKurz(rest)}
          action={isEndgueltig ? "Lässt sich nicht verlängern" : "Jetzt verlängern"}
          onPress={() => uhr.report({ art: "aktion", istHier: true })}
        />
      )}
    </Tooltip>
  );
}
