import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { href } from "~/routing/href";
import { Inline, LinkButton, PageHeader, Stack } from "~/ui";
import { NichtGesendet } from "./NichtGesendet";

/**
 * The page of a message that its reader may not see any more, while writing an answer: what was typed, and nothing of
 * the message.
 */
export function NachrichtFort({ antwort }: { antwort: FormAntwort | undefined }) {
  const nachrichten = { label: "Nachrichten", href: href("nachrichten") };
  return (
    <Stack gap="l">
      <PageHeader title="Nachricht nicht gefunden" breadcrumbs={[nachrichten]} />
      {antwort !== undefined && <NichtGesendet antwort={antwort} />}
      <Inline gap="m">
        <LinkButton variant="secondary" href={nachrichten.href}>
          Zu den Nachrichten
        </LinkButton>
      </Inline>
    </Stack>
  );
}
