import { SteadyText, Text } from "~/ui";
import type { TresorStand } from "./TresorLauf";
import { VERLUST } from "./verlust";

/** What happens to what is typed and not saved. It stays as tall as it is once the vault is open. */
export function VerlustHinweis({ ist }: Pick<TresorStand, "ist">) {
  return (
    <Text tone="muted" size="s">
      <SteadyText room={VERLUST.offen}>{VERLUST[ist]}</SteadyText>
    </Text>
  );
}
