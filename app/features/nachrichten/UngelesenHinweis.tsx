import { ungelesenText } from "~/features/live";
import { href } from "~/routing/href";
import { Notice } from "~/ui/basic/Notice";
import { TextLink } from "~/ui/basic/TextLink";

/** Says on the start page that messages wait. @spec §4 Unread alert: a banner 'Sie haben N ungelesene Nachrichten' */
export function UngelesenHinweis({ anzahl }: { anzahl: number }) {
  if (anzahl === 0) return null;
  return (
    <Notice tone="info">
      <p>
        {ungelesenText(anzahl)}.{" "}
        <TextLink href={href("nachrichten", {}, { zeige: "ungelesen" })}>Nachrichten lesen</TextLink>
      </p>
    </Notice>
  );
}
