import type { Wartungsanzeige } from "~/contract/portal/seitenrahmenDaten";
import { formatRestzeit } from "~/domain/wartung/restzeit";
import { wartungsphaseAm, type Wartungszeit } from "~/domain/wartung/wartungsfenster";
import { formatDateTime } from "~/lib/date";
import { Notice } from "~/ui/basic/Notice";
import { Text } from "~/ui/basic/Text";
import { Stack } from "~/ui/layout/Stack";
import { useServerzeit } from "./useServerzeit";

type WartungsBannerProps = { wartung: Wartungsanzeige; isAdministration: boolean };

/** When the portal takes nothing, why, and how long it still is until then or until its end. */
export function WartungsBanner({ wartung, isAdministration }: WartungsBannerProps) {
  const jetzt = useServerzeit(wartung.stand);
  const zeit = { beginn: new Date(wartung.beginn), ende: new Date(wartung.ende) };
  switch (wartungsphaseAm(zeit, jetzt)) {
    case "GEPLANT":
      return (
        <Notice tone="info" title="Wartung angekündigt">
          <Inhalt
            satz={`Von ${formatDateTime(zeit.beginn)} bis ${formatDateTime(zeit.ende)} (deutsche Zeit) können Sie alles lesen, aber nichts speichern oder absenden.`}
            grund={wartung.grund}
            rest={`Beginnt in ${restVon(zeit.beginn, jetzt)}.`}
          />
        </Notice>
      );
    case "LAUFEND":
      return (
        <Notice tone="warning" title="Das Portal wird gewartet">
          <Inhalt
            satz={laufendText(zeit, isAdministration)}
            grund={wartung.grund}
            rest={`Endet in ${restVon(zeit.ende, jetzt)}.`}
          />
        </Notice>
      );
    case "VORBEI":
      return <Notice tone="success">Die Wartung ist vorbei. Sie können wieder speichern und absenden.</Notice>;
  }
}

const restVon = (moment: Date, jetzt: Date): string => formatRestzeit(moment.getTime() - jetzt.getTime());

function laufendText({ ende }: Wartungszeit, isAdministration: boolean): string {
  const bis = `Bis ${formatDateTime(ende)} (deutsche Zeit)`;
  if (isAdministration)
    return `${bis} können alle anderen lesen, aber nichts speichern oder absenden. Mit der Rolle Administrator arbeiten Sie weiter.`;
  return `${bis} können Sie alles lesen, aber nichts speichern. Was Sie in Formularen schreiben und absenden, wird aufbewahrt: Sie finden es nach der Wartung auf Ihrer Startseite. Einzelne Angaben, Passwörter, Codes und Dateien senden Sie bitte danach.`;
}

function Inhalt({ satz, grund, rest }: { satz: string; grund: string; rest: string }) {
  return (
    <Stack gap="xs">
      <Text>{satz}</Text>
      <Text>Grund: {grund}</Text>
      {/* What ticks is not said every time: it stands in an area that announces what comes. */}
      <div role="timer" aria-live="off">
        <Text>
          <strong>{rest}</strong>
        </Text>
      </div>
    </Stack>
  );
}
