import { href } from "~/routing/href";
import { Card, Inline, LinkButton, Stack, Text } from "~/ui";
import { nameVon } from "./benutzerTexte";
import type { KarteProps } from "./karteProps";

/** The ways out: each leads to a page that shows what ends with it. */
export function ZugangKarte({ benutzer }: Pick<KarteProps, "benutzer">) {
  const { uuid, isSelbst } = benutzer;
  if (isSelbst) {
    return (
      <Card title="Zugang" id="zugang">
        <Stack gap="m">
          <Text>Wenn Sie nicht mehr für dieses Unternehmen arbeiten, können Sie es selbst verlassen.</Text>
          <div>
            <LinkButton variant="secondary" href={href("benutzerVerlassen")}>
              Unternehmen verlassen
            </LinkButton>
          </div>
        </Stack>
      </Card>
    );
  }
  const name = nameVon(benutzer);
  return (
    <Card title="Zugang" id="zugang">
      <Stack gap="m">
        <Text>
          {`Beides beendet den Zugang von ${name} sofort. Deaktiviert bleibt ${name} in der Liste und kann später wieder aktiviert werden. Vorher sehen Sie, was offen ist, und können Rechte übergeben.`}
        </Text>
        <Inline gap="m">
          <LinkButton variant="secondary" href={href("benutzerUebergabe", { uuid }, { art: "deaktivieren" })}>
            Deaktivieren …
          </LinkButton>
          <LinkButton variant="secondary" href={href("benutzerUebergabe", { uuid }, { art: "entfernen" })}>
            Entfernen …
          </LinkButton>
        </Inline>
      </Stack>
    </Card>
  );
}
