import { Fragment, type ReactNode } from "react";
import { vorgangText } from "~/domain/protokoll/vorgaenge";
import { Stack, Text } from "~/ui";

/** "antrag.widerspruchBescheiden": what does not fit on one line is broken between its words, not inside of them. */
const mitUmbruch = (schluessel: string): ReactNode =>
  schluessel.split(/(?<=[._])/).map((teil, stelle) => (
    <Fragment key={`${String(stelle)} ${teil}`}>
      {stelle > 0 && <wbr />}
      {teil}
    </Fragment>
  ));

/** What was done, in words, and below it how the log calls it; a key without words stands for itself. */
export function VorgangName({ vorgang }: { vorgang: string }) {
  const text = vorgangText(vorgang);
  if (text === null) return <Text as="span">{mitUmbruch(vorgang)}</Text>;
  return (
    <Stack gap="xs">
      <Text as="span">{text}</Text>
      <Text as="span" size="s" tone="muted">
        {mitUmbruch(vorgang)}
      </Text>
    </Stack>
  );
}
