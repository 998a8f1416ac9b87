import type { FehlerDaten } from "~/contract/antrag/formAntwort";
import { href } from "~/routing/href";
import { Heading } from "~/ui/basic/Heading";
import { LinkButton } from "~/ui/basic/LinkButton";
import { Notice } from "~/ui/basic/Notice";
import { Text } from "~/ui/basic/Text";
import { Container } from "~/ui/layout/Container";
import { Inline } from "~/ui/layout/Inline";
import { Stack } from "~/ui/layout/Stack";
import { fehlerText } from "./fehlerTexte";
import { WiederholenFormular } from "./WiederholenFormular";

type FehlerAnsichtProps = { status: number; daten: FehlerDaten | null; requestId: string | undefined; pfad: string };

/**
 * What happened and what helps, without technical facts but the id that the log has, too. A failed form can be sent
 * again.
 */
export function FehlerAnsicht({ status, daten, requestId, pfad }: FehlerAnsichtProps) {
  const { titel, text, isWiederholbar } = fehlerText(status);
  const { eingaben, ziel } = daten ?? {};
  const hasForm = eingaben !== undefined && ziel !== undefined;
  return (
    <Container width="text">
      <Stack gap="l">
        <Heading level={1} part="fehler">
          {daten?.titel ?? titel}
        </Heading>
        <Text>{daten?.userMessage ?? text}</Text>
        {hasForm && (
          <Notice tone="info" title="Ihre Eingaben sind noch da">
            Senden Sie sie mit „Erneut versuchen“ noch einmal ab. Passwörter geben Sie bitte erneut ein.{" "}
            {daten?.dateien}
          </Notice>
        )}
        <Inline gap="m">
          {hasForm && <WiederholenFormular ziel={ziel} eingaben={eingaben} />}
          {!hasForm && isWiederholbar && <LinkButton href={pfad}>Erneut versuchen</LinkButton>}
          {daten?.isFormularFremd && <LinkButton href={pfad}>Seite neu öffnen</LinkButton>}
          <LinkButton href={href("home")} variant="secondary">
            Zur Startseite
          </LinkButton>
        </Inline>
        {requestId !== undefined && status !== 404 && (
          <Text tone="muted" size="s">
            Wenn Sie sich an uns wenden, nennen Sie bitte diese Vorgangsnummer: {requestId}
          </Text>
        )}
      </Stack>
    </Container>
  );
}
