import { SIEGEL_FORMATE, SIEGEL_TEXT, SIEGEL_VARIANTEN, siegelFormate } from "~/domain/siegel/siegel";
import { href } from "~/routing/href";
import { Card, DefinitionList, Inline, LinkButton, Picture, Split, Stack, Text } from "~/ui";
import type { SiegelDaten } from "./loadSiegel";

type SiegelKarteProps = { siegel: SiegelDaten["siegel"][number]; isFrei: boolean };

/** One seal: how it looks, what it means, and its files once the rules are agreed to. */
export function SiegelKarte({ siegel: { variante, jahr, verliehen }, isFrei }: SiegelKarteProps) {
  const { label, erklaerung, farbname } = SIEGEL_VARIANTEN[variante];
  const bild = (
    <Picture
      src={href("siegelVorschau", { variante })}
      alt={`Vorschau: rundes Siegel „${SIEGEL_TEXT}“ ${String(jahr)}, ${label}, in ${farbname}`}
      width={240}
      height={240}
    />
  );
  return (
    <Card title={label} id={variante}>
      <Split side={bild}>
        <Stack gap="l">
          <DefinitionList
            items={[
              { label: "Bedeutung", value: erklaerung },
              { label: "Farbe", value: farbname },
              { label: "Erhalten am", value: verliehen },
            ]}
          />
          {isFrei ? (
            <Downloads variante={variante} label={label} />
          ) : (
            <Text tone="muted">Die Dateien gibt es, sobald Sie unten den Nutzungsregeln zugestimmt haben.</Text>
          )}
        </Stack>
      </Split>
    </Card>
  );
}

function Downloads({ variante, label }: Pick<SiegelKarteProps["siegel"], "variante"> & { label: string }) {
  return (
    <Stack gap="s">
      {siegelFormate.map((format) => (
        <Inline key={format} gap="m">
          <LinkButton
            variant="secondary"
            icon="herunterladen"
            href={href("siegelDatei", { variante, format })}
            aria-label={`${SIEGEL_FORMATE[format].label} herunterladen: Siegel ${label}`}
          >
            {SIEGEL_FORMATE[format].label} herunterladen
          </LinkButton>
          <Text as="span" tone="muted">
            {SIEGEL_FORMATE[format].zweck}
          </Text>
        </Inline>
      ))}
    </Stack>
  );
}
