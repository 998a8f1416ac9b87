import type { SeitenrahmenDaten } from "~/contract/portal/seitenrahmenDaten";
import { href } from "~/routing/href";
import { lazyPart } from "~/ui/basic/lazyPart";
import { Notice } from "~/ui/basic/Notice";
import { Text } from "~/ui/basic/Text";
import { TextLink } from "~/ui/basic/TextLink";
import { Container } from "~/ui/layout/Container";
import { MessageArea } from "~/ui/shell/MessageArea";
import { useWartung } from "./useWartung";

const WartungsBanner = lazyPart(() => import("./WartungsBanner"), "WartungsBanner", {
  substitute: () => <Notice tone="warning">Das Portal wird gewartet oder bald gewartet.</Notice>,
});

/** What every page says of how the portal is run: a planned maintenance window, to all; broken chains, to some. */
export function BetriebsHinweise({ rahmen }: { rahmen: SeitenrahmenDaten }) {
  const wartung = useWartung(rahmen);
  return (
    <>
      {rahmen.sitzung.isKetteGebrochen && (
        <Container>
          <KettenHinweis />
        </Container>
      )}
      <MessageArea>
        {wartung !== null && (
          <Container>
            <WartungsBanner wartung={wartung} isAdministration={isAdministration(rahmen)} />
          </Container>
        )}
      </MessageArea>
    </>
  );
}

/** Those who go on working in a window. */
const isAdministration = ({ sitzung: { benutzer } }: SeitenrahmenDaten): boolean =>
  benutzer?.systemRolleSet === "ADMINISTRATOR";

/** Something was changed that nothing in the portal changes. @spec issue 18 §6 a banner when a chain is broken */
function KettenHinweis() {
  return (
    <Notice tone="error" title="Eine Ereigniskette ist gebrochen">
      <Text>
        <TextLink href={href("wartungLogArchivView")}>Ergebnis der Prüfung ansehen</TextLink>
      </Text>
    </Notice>
  );
}
