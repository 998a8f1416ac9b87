import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { nameDesJahres } from "~/domain/statistik/zeitraum";
import { ListenMeldung } from "~/features/tabelle";
import { href } from "~/routing/href";
import { Card, Container, Inline, LinkButton, PageHeader, Stack, StatusIcon, Text, TextLink } from "~/ui";
import { KeinJahrKarte } from "./KeinJahrKarte";
import { JahresExport } from "./JahresExport";
import { JahreListe } from "./JahreListe";
import { Jahresvergleich } from "./Jahresvergleich";
import type { StatistikDaten } from "./loadJahr";
import type { JahreListeDaten } from "./loadJahreListe";
import { NurLesenHinweis } from "./NurLesenHinweis";

export type StatistikSeiteProps = {
  daten: JahreListeDaten;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

/** The Wirtschaftsjahre of the chosen company, and which of them an Antrag asks for. */
export function StatistikSeite({ daten, formular, antwort }: StatistikSeiteProps) {
  const { bearbeiten } = daten.rechte;
  const hasJahre = daten.data.length > 0;
  return (
    <Container>
      <PageHeader
        title="Geschäftsstatistik"
        lead="Umsatz, Beschäftigte und Aufwendungen für Forschung und Entwicklung je Wirtschaftsjahr."
        actions={bearbeiten ? <Wege hasJahre={hasJahre} /> : undefined}
      />
      <Stack gap="l">
        {(hasJahre || !isVonKeinJahr(antwort)) && <ListenMeldung antwort={antwort} felder={["suche"]} />}
        {!bearbeiten && <NurLesenHinweis />}
        <Verlangt daten={daten} />
        <JahreListe daten={daten} formular={formular} antwort={antwort} />
        {hasJahre && <JahresExport />}
        <Jahresvergleich daten={daten} />
        {!hasJahre && (
          <KeinJahrKarte daten={daten} formular={formular} antwort={isVonKeinJahr(antwort) ? antwort : undefined} />
        )}
      </Stack>
    </Container>
  );
}

/** The question whether there is no year yet is the only form without an `absicht`. */
const isVonKeinJahr = (antwort: FormAntwort | undefined): boolean => antwort?.eingaben.absicht === undefined;

/** The ways to add a year, and to change the figures of all of them. */
function Wege({ hasJahre }: { hasJahre: boolean }) {
  return (
    <>
      <LinkButton icon="plus" href={href("unternehmenWirtschaftsjahrFormular")}>
        Weiteres Wirtschaftsjahr erfassen
      </LinkButton>{" "}
      {hasJahre && (
        <LinkButton variant="secondary" href={href("unternehmenWirtschaftsjahrTabelle")}>
          Alle Jahre in einer Tabelle
        </LinkButton>
      )}
    </>
  );
}

const STAENDE = {
  VOLLSTAENDIG: { state: "gruen", text: "Vollständig erfasst" },
  UNVOLLSTAENDIG: { state: "rot", text: "Nicht vollständig erfasst" },
  FEHLT: { state: "rot", text: "Noch nicht erfasst" },
} as const;

const TUN = { UNVOLLSTAENDIG: "Ergänzen", FEHLT: "Erfassen" } as const;

/** The years that an Antrag of today asks for. */
function Verlangt({ daten: { verlangt, keinJahr, rechte } }: { daten: StatistikDaten }) {
  if (verlangt.length === 0 || keinJahr) return null;
  return (
    <Card title="Für einen Antrag heute verlangt" part="verlangt">
      <Stack gap="s">
        {verlangt.map(({ uuid, beginn, ende, stand }) => (
          <Inline key={beginn} gap="s" align="start" wrap={false}>
            <StatusIcon state={STAENDE[stand].state} label={STAENDE[stand].text} />
            <Text as="span">
              Wirtschaftsjahr {nameDesJahres({ beginn, ende })}: {STAENDE[stand].text}{" "}
              {stand !== "VOLLSTAENDIG" && rechte.bearbeiten && (
                <TextLink
                  href={href("unternehmenWirtschaftsjahrFormular", { uuid: uuid ?? undefined })}
                  aria-label={`${TUN[stand]}: Wirtschaftsjahr ${nameDesJahres({ beginn, ende })}`}
                >
                  {TUN[stand]}
                </TextLink>
              )}
            </Text>
          </Inline>
        ))}
      </Stack>
    </Card>
  );
}
