import { ANTRAG_STATUS } from "~/domain/antrag/antragStatus";
import { StatusZeichen } from "~/features/antrag";
import { href } from "~/routing/href";
import { Heading } from "~/ui/basic/Heading";
import { Text } from "~/ui/basic/Text";
import { TextLink } from "~/ui/basic/TextLink";
import { Inline } from "~/ui/layout/Inline";
import { Stack } from "~/ui/layout/Stack";
import type { HomeAntrag } from "./loadHome";

/** One Antrag: its name as link, its status, with `isErklaert` what that means. */
export function AntragEintrag({ antrag, isErklaert }: { antrag: HomeAntrag; isErklaert: boolean }) {
  const { uuid, name, nummer, status, geaendert } = antrag;
  return (
    <Stack gap="xs">
      <Inline justify="between" gap="s">
        <Heading level={3} size="h4">
          <TextLink href={href("antragStartseite", { uuid })}>{name}</TextLink>
        </Heading>
        <StatusZeichen status={status} />
      </Inline>
      {isErklaert && <Text>{ANTRAG_STATUS[status].kurz}</Text>}
      <Text tone="muted" size="s">
        {nummer !== null && (
          <>
            Nummer <data value={nummer}>{nummer}</data> ·{" "}
          </>
        )}
        Geändert am {geaendert}
      </Text>
    </Stack>
  );
}
