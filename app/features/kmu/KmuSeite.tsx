import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { useIsAngesehen } from "~/features/shell";
import { formatDate } from "~/lib/date";
import { href } from "~/routing/href";
import { Card, Container, Details, Inline, LinkButton, Notice, PageHeader, Stack, Text } from "~/ui";
import { Bloecke } from "./Bloecke";
import { FehlendesKarte } from "./FehlendesKarte";
import { HoechstbetragKarte } from "./HoechstbetragKarte";
import type { KmuSeitenDaten } from "./loadKmu";
import { StichtagFrage } from "./StichtagFrage";
import { VorschlagKarte } from "./VorschlagKarte";

export type KmuSeiteProps = {
  daten: KmuSeitenDaten;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

/** What the calculation of the KMU status comes to, why, what would change it, and what it cannot decide. */
export function KmuSeite({ daten, formular, antwort }: KmuSeiteProps) {
  return (
    <Container>
      <PageHeader
        title="KMU-Status"
        lead={`Selbsteinschätzung zum ${formatDate(daten.stichtag)}: Ist Ihr Unternehmen ein kleines oder mittleres Unternehmen (KMU)?`}
        breadcrumbs={[{ label: "Unternehmen", href: href("unternehmen") }]}
        actions={
          <LinkButton variant="secondary" href={href("unternehmenKmuZahlen")}>
            Zahlen anderer Unternehmen
          </LinkButton>
        }
      />
      <Stack gap="l">
        <Ergebnis daten={daten} />
        <FehlendesKarte daten={daten} />
        {daten.vorschlag !== null && (
          <VorschlagKarte daten={daten} vorschlag={daten.vorschlag} formular={formular} antwort={antwort} />
        )}
        <Liste titel="Warum" punkte={daten.gruende} />
        <Card title="Die zehn Prozentpunkte">
          <Text>{daten.zuschlag}</Text>
        </Card>
        <Liste titel="Was das Ergebnis ändern würde" punkte={daten.aenderungen} />
        <Liste titel="Was nur eine Rechtsberatung entscheiden kann" punkte={daten.rechtsfragen} />
        <Liste titel="Auffälligkeiten in den Angaben" punkte={daten.auffaelliges} />
        <Rechenweg daten={daten} />
        <HoechstbetragKarte {...daten} />
        <StichtagFrage daten={daten} />
      </Stack>
    </Container>
  );
}

function Ergebnis({ daten: { groesse, satz, hinweis, lesarten } }: { daten: KmuSeitenDaten }) {
  return (
    <Notice tone={groesse === "UNBEKANNT" ? "warning" : "info"} title={satz}>
      <Stack gap="m">
        {lesarten.length > 0 && (
          <ul>
            {lesarten.map((lesart) => (
              <li key={lesart.titel}>
                <strong>{lesart.titel}:</strong> {lesart.satz}
              </li>
            ))}
          </ul>
        )}
        <Text>{hinweis}</Text>
      </Stack>
    </Notice>
  );
}

function Liste({ titel, punkte }: { titel: string; punkte: readonly string[] }) {
  if (punkte.length === 0) return null;
  return (
    <Card title={titel}>
      <ul>
        {punkte.map((punkt, stelle) => (
          <li key={stelle}>{punkt}</li>
        ))}
      </ul>
    </Card>
  );
}

/** Every number with the row and the rule that it follows, on the page and, for the company, as files. */
function Rechenweg({ daten: { rechenweg, regelwerk, stichtag, istHeute } }: { daten: KmuSeitenDaten }) {
  const isAngesehen = useIsAngesehen();
  const query = istHeute ? {} : { stichtag };
  return (
    <Card title="Berechnung">
      <Stack gap="m">
        <Text tone="muted">
          Jede Zahl mit ihrer Zeile (Z für Zahlen, B für Beziehungen) und ihrer Regel. Regelwerk Version{" "}
          {regelwerk.version} vom {formatDate(regelwerk.datum)}.
        </Text>
        {rechenweg.map(({ titel, bloecke }) => (
          <Details key={titel} summary={titel}>
            <Bloecke bloecke={bloecke} />
          </Details>
        ))}
        {!isAngesehen && (
          <Inline gap="m">
            <LinkButton variant="secondary" icon="herunterladen" href={href("unternehmenKmuPdf", {}, query)}>
              Berechnung herunterladen (PDF)
            </LinkButton>
            <LinkButton variant="secondary" icon="herunterladen" href={href("unternehmenKmuJson", {}, query)}>
              Berechnung herunterladen (JSON)
            </LinkButton>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
