import { Notice, RichText } from "~/ui";
import type { StartseitenNachricht } from "./loadLandingpage";

/** What everybody is told before the login. The texts come sanitised from the backend. */
export function StartseitenNachrichten({ nachrichten }: { nachrichten: readonly StartseitenNachricht[] }) {
  return nachrichten.map(({ uuid, titel, text }) => (
    <Notice key={uuid} tone="info" title={titel}>
      <RichText html={text} />
    </Notice>
  ));
}
