import type { ReactNode } from "react";
import type { ProtokollZeile } from "~/contract/verfahren/protokoll";
import { EmailText } from "~/features/benutzerverwaltung";
import { Stack, Text } from "~/ui";

const UNBEKANNTE_PERSON = "Unbekannte Person";

/**
 * Who it was, and more below; a line without a person was written by the portal or the authority's system. Of whom
 * nobody knows any more the id is left, small below the words for that.
 */
export function Wer({ person, children }: Pick<ProtokollZeile, "person"> & { children?: ReactNode }) {
  if (person === null) return "Portal";
  const { uuid, name, email } = person;
  const isUnbekannt = name === "" && email === "";
  return (
    <Stack gap="xs">
      {(isUnbekannt || name !== "") && <Text as="span">{isUnbekannt ? UNBEKANNTE_PERSON : name}</Text>}
      {email === "" ? (
        <Text as="span" tone="muted" size="s">
          {uuid}
        </Text>
      ) : (
        <EmailText email={email} />
      )}
      {children}
    </Stack>
  );
}
