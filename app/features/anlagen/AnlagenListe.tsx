import { Stack, Text, TextLink } from "~/ui";
import type { AnlageEintrag } from "./anlagenAnsicht";
import { Pruefsumme } from "./Pruefsumme";

export type AnlagenListeProps = {
  anlagen: readonly AnlageEintrag[];
  /** Shows the checksum below each file, for what was submitted. */
  mitPruefsumme?: boolean | undefined;
};

/** Files to read: each a link that saves it. */
export function AnlagenListe({ anlagen, mitPruefsumme = false }: AnlagenListeProps) {
  if (anlagen.length === 0) return <Text tone="muted">Keine Anlagen</Text>;
  return (
    <Stack as="ul" gap="s">
      {anlagen.map(({ uuid, name, typ, groesse, sha256, href }) => (
        <li key={uuid}>
          <TextLink href={href} aria-label={`${name} herunterladen`}>
            {name}
          </TextLink>{" "}
          <Text as="span" tone="muted">
            ({typ}, {groesse})
          </Text>
          {mitPruefsumme && <Pruefsumme name={name} sha256={sha256} />}
        </li>
      ))}
    </Stack>
  );
}
