import type { StabZeile } from "~/contract/konto/stab";
import { href } from "~/routing/href";
import { Card, Inline, LinkButton, Stack, Text } from "~/ui";

/** What can be done about the access of somebody else: each leads to a page that says what follows and asks why. */
export function ZugangKarte({ konto: { benutzerUuid: uuid, status } }: { konto: StabZeile }) {
  const isGesperrt = status === "GESPERRT";
  return (
    <Card title="Zugang" id="zugang">
      <Stack gap="m">
        <Text>
          {isGesperrt
            ? "Das Konto ist gesperrt. Sie können die Sperre aufheben oder das Konto endgültig entfernen."
            : "Beides beendet den Zugang sofort. Eine Sperre können Sie wieder aufheben, ein entferntes Konto kommt nicht zurück."}
        </Text>
        <Inline gap="m">
          <LinkButton
            variant="secondary"
            href={href("stabZugang", { uuid }, { art: isGesperrt ? "entsperren" : "sperren" })}
          >
            {isGesperrt ? "Entsperren …" : "Sperren …"}
          </LinkButton>
          <LinkButton variant="secondary" href={href("stabZugang", { uuid }, { art: "entfernen" })}>
            Entfernen …
          </LinkButton>
        </Inline>
      </Stack>
    </Card>
  );
}
