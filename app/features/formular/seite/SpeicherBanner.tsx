import { useState, type RefObject } from "react";
import { ERINNERUNGSTEXT } from "~/domain/sitzung/speicherErinnerung";
import { Banner, Button, Inline, Stack, StickyArea, Text } from "~/ui";
import { desktopNotification } from "~/ui/overlay/desktopNotice";
import { useSpeicherErinnerung } from "../schutz/useSpeicherErinnerung";

export type SpeicherBannerProps = {
  form: RefObject<HTMLFormElement>;
  revision: number;
  /** What the button says that the form shall do. */
  knopf?: { name: string; value: string };
};

const SPEICHERN = { name: "intent", value: "speichern" };

/**
 * Offers desktop notifications to those who have not decided about them.
 *
 * @assumed §4 asks for a notification where the permission is granted and does not say who asks for it; the banner
 * does, by a click.
 */
function Angebot() {
  const [isOffen, setOffen] = useState(() => desktopNotification()?.permission === "default");
  if (!isOffen) return null;
  return (
    <Button
      type="button"
      variant="quiet"
      onClick={() =>
        void desktopNotification()
          ?.requestPermission()
          .then(() => setOffen(false))
      }
    >
      Künftig auch auf dem Desktop erinnern
    </Button>
  );
}

/**
 * Reminds of saving after half an hour. It needs scripts; without them the text beside the buttons says what is lost.
 * @spec §4 Save reminder
 */
export function SpeicherBanner({ form, revision, knopf = SPEICHERN }: SpeicherBannerProps) {
  const { zeigeErinnerung, close } = useSpeicherErinnerung(form, revision);
  return (
    <StickyArea>
      {zeigeErinnerung && (
        <Banner tone="warning" onClose={close} isAnnounced={false}>
          <Stack gap="xs">
            <Text>{ERINNERUNGSTEXT}</Text>
            <Inline gap="s">
              <Button {...knopf} icon="speichern">
                Jetzt speichern
              </Button>
              <Angebot />
            </Inline>
          </Stack>
        </Banner>
      )}
    </StickyArea>
  );
}
