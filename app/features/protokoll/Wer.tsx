import type { ReactNode } from "react";
import type { ProtokollZeile } from "~/contract/verfahren/protokoll";
import { EmailText } from "~/features/benutzerverwaltung";
import { Stack, Text } from "~/ui";

/** Who it was, and more below; a line without a person was written by the portal or the authority's system. */
export function Wer({ person, children }: Pick<ProtokollZeile, "person"> & { children?: ReactNode }) {
  if (person === null) return "Portal";
  return (
    <Stack gap="xs">
      {person.name !== "" && <Text as="span">{person.name}</Text>}
      <EmailText email={person.email || person.uuid} />
      {children}
    </Stack>
  );
}
