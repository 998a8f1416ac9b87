import { Notice, RichText, Stack, Text } from "~/ui";
import type { StartseitenNachricht } from "./loadLandingpage";

/** What everybody is told before the login. The texts come sanitised from the backend. */
export function StartseitenNachrichten({ nachrichten }: { nachrichten: readonly StartseitenNachricht[] }) {
  return nachrichten.map(({ uuid, titel, text, ereignis }) => (
    <Notice key={uuid} tone="info" title={titel}>
      <Stack gap="xs">
        {ereignis !== "" && <Text tone="strong">{ereignis}</Text>}
        <RichText html={text} />
      </Stack>
    </Notice>
  ));
}
