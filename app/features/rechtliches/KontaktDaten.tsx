import { BETREIBER } from "~/domain/rechtliches/betreiber";
import { noBreak } from "~/lib/noBreak";
import { TextLink } from "~/ui/basic/TextLink";
import { DefinitionList } from "~/ui/data/DefinitionList";

/** Phone, mail and post. */
export function KontaktDaten() {
  return (
    <DefinitionList
      items={[
        { label: "E-Mail", value: <TextLink href={`mailto:${BETREIBER.email}`}>{BETREIBER.email}</TextLink> },
        { label: "Telefon", value: noBreak(`${BETREIBER.telefon} (${BETREIBER.servicezeiten})`) },
        { label: "Post", value: `${BETREIBER.name}, ${BETREIBER.strasse}, ${BETREIBER.ort}` },
      ]}
    />
  );
}
