import type { SeitenrahmenNachrichten } from "~/contract/portal/seitenrahmenDaten";
import { href } from "~/routing/href";
import { Notice } from "~/ui/basic/Notice";
import { Text } from "~/ui/basic/Text";
import { TextLink } from "~/ui/basic/TextLink";
import { useAktive } from "./aktive";
import { nachrichtenTitel } from "./texte";

/** The banner of the start page while there are announcements: the way to them that needs no scripts. */
export function SystemnachrichtenHinweis({ nachrichten }: { nachrichten: SeitenrahmenNachrichten | null }) {
  const aktive = useAktive(nachrichten);
  if (aktive.length === 0) return null;
  return (
    <Notice tone="info" title={nachrichtenTitel(aktive.length)}>
      <Text>
        {aktive.map(({ titel }) => titel).join(" · ")}{" "}
        <TextLink href={href("systembenachrichtigungen")}>{`${nachrichtenTitel(aktive.length)} lesen`}</TextLink>
      </Text>
    </Notice>
  );
}
