import { isRouteErrorResponse, useLocation, useRouteError, useRouteLoaderData } from "@remix-run/react";
import type { FehlerDaten } from "~/contract/formAntwort";
import type { RahmenDaten } from "~/contract/rahmenDaten";
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

/** The page of every error, for the ErrorBoundary of the root. Shows no technical facts but the id that the log has, too. */
export function FehlerSeite() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const rahmen = useRouteLoaderData<RahmenDaten>("root");
  const { status, daten } = readFehler(error);
  const { titel, text, isWiederholbar } = fehlerText(status);
  const requestId = daten?.requestId ?? rahmen?.requestId;
  const hasForm = daten?.eingaben !== undefined && daten.ziel !== undefined;
  return (
    <Container width="text">
      <Stack gap="l">
        <Heading level={1}>{titel}</Heading>
        <Text>{daten?.userMessage ?? text}</Text>
        {hasForm && (
          <Notice tone="info" title="Ihre Eingaben sind noch da">
            Senden Sie sie mit „Erneut versuchen“ noch einmal ab. Passwörter geben Sie bitte erneut ein.
          </Notice>
        )}
        <Inline gap="m">
          {hasForm && <WiederholenFormular ziel={daten.ziel ?? ""} eingaben={daten.eingaben ?? {}} />}
          {!hasForm && isWiederholbar && <LinkButton href={pathname + search}>Erneut versuchen</LinkButton>}
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

function readFehler(error: unknown): { status: number; daten: FehlerDaten | null } {
  if (!isRouteErrorResponse(error)) return { status: 500, daten: null };
  return { status: error.status, daten: isFehlerDaten(error.data) ? error.data : null };
}

const isFehlerDaten = (value: unknown): value is FehlerDaten => typeof value === "object" && value !== null && "requestId" in value;
