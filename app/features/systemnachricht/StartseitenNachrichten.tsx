import type { Systemnachricht } from "~/contract/mitteilung/systemnachrichten";
import { Notice } from "~/ui/basic/Notice";
import { RichText } from "~/ui/basic/RichText";
import { Text } from "~/ui/basic/Text";
import { Stack } from "~/ui/layout/Stack";
import { ereignisText } from "./NachrichtenListe";

/** What everybody is told before the login. The texts come sanitised from the backend. */
export function StartseitenNachrichten({ nachrichten }: { nachrichten: readonly Systemnachricht[] }) {
  return nachrichten.map((nachricht) => (
    <Notice key={nachricht.uuid} tone="info" title={nachricht.titel}>
      <Stack gap="xs">
        {ereignisText(nachricht) !== "" && <Text tone="strong">{ereignisText(nachricht)}</Text>}
        <RichText html={nachricht.text} />
      </Stack>
    </Notice>
  ));
}
