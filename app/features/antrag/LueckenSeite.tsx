import { href } from "~/routing/href";
import { Card, Inline, LinkButton, PageHeader, Stack } from "~/ui";
import type { LueckenDaten } from "./loadLuecken";
import { LueckenListe } from "./LueckenListe";
import { fehltEtwas, FirmenLuecken, LueckenStand } from "./LueckenStand";

/** "Was fehlt noch?": all gaps of an Antrag, each a link that lands on its field. */
export function LueckenSeite({ daten }: { daten: LueckenDaten }) {
  const { uuid, titel, vorhaben } = daten;
  const pfad = [
    { label: "Anträge", href: href("antraege") },
    { label: titel, href: href("antragStartseite", { uuid }) },
    { label: "Was fehlt noch?" },
  ];
  return (
    <Stack gap="l">
      <PageHeader title="Was fehlt noch?" lead={titel} breadcrumbs={pfad} />
      <LueckenStand daten={daten} />
      {vorhaben.map((eintrag) => (
        <Card key={eintrag.uuid} title={eintrag.titel}>
          <Stack gap="l">
            {eintrag.tabs.map((tab) => (
              <LueckenListe key={tab.key} tab={tab} isGefaltet={daten.anzahlFehler > 0} />
            ))}
          </Stack>
        </Card>
      ))}
      <FirmenLuecken punkte={daten.firma} />
      {!fehltEtwas(daten) && (
        <Inline gap="m">
          <LinkButton icon="handbuch" href={href("antragLesen", { uuid })}>
            Antrag durchlesen
          </LinkButton>
          <LinkButton variant="secondary" icon="senden" href={href("einreichen", { uuid })}>
            Antrag einreichen
          </LinkButton>
        </Inline>
      )}
    </Stack>
  );
}
