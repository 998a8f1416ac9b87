import { href } from "~/routing/href";
import { Card, Grid, PageHeader, Stack, Text, TextLink } from "~/ui";
import { RAEUME } from "./raeume";
import { RaumSeite } from "./RaumSeite";

/** The catalogue: one of its rooms, or the list of them. */
export function KatalogSeite({ raum }: { raum: string | null }) {
  return raum === null ? <RaumListe /> : <RaumSeite schluessel={raum} />;
}

/** What the kit has, by room. */
function RaumListe() {
  return (
    <Stack>
      <PageHeader
        title="Katalog der Bausteine"
        lead="Jeder Baustein der Oberfläche in jedem Zustand, für die Entwicklung."
      />
      <Grid columns={2}>
        {RAEUME.map(({ schluessel, titel, stuecke }) => (
          <Card key={schluessel} title={<TextLink href={href("katalog", { raum: schluessel })}>{titel}</TextLink>}>
            <Text tone="muted">{stuecke.map(({ name }) => name).join(", ")}</Text>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
