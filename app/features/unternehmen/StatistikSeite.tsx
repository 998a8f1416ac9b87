import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { KEIN_JAHR_FRAGE } from "~/domain/statistik/keinJahrFrage";
import { nameDesJahres } from "~/domain/statistik/zeitraum";
import { Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { ListenMeldung } from "~/features/tabelle";
import { FormularFelder, useFeldhilfe } from "~/features/formular";
import { formatDate } from "~/lib/date";
import { href } from "~/routing/href";
import {
  Button,
  Card,
  Checkbox,
  Container,
  Inline,
  LinkButton,
  PageHeader,
  Stack,
  StatusIcon,
  Text,
  TextLink,
} from "~/ui";
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
          <KeinJahr daten={daten} formular={formular} antwort={isVonKeinJahr(antwort) ? antwort : undefined} />
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

/** Until when the declaration counts, or that it no longer does. */
const keinJahrHinweis = (bis: string, gilt: boolean): string =>
  gilt
    ? `Diese Erklärung gilt bis zum Ende Ihres Wirtschaftsjahres am ${formatDate(bis)}. Danach sind seine Zahlen verlangt.`
    : `Ihre Erklärung galt bis zum ${formatDate(bis)}. Seitdem ist ein Wirtschaftsjahr abgeschlossen: Bitte erfassen Sie seine Zahlen.`;

/** Replaces the duty for a company that is too young. */
function KeinJahr({ daten, formular, antwort }: StatistikSeiteProps) {
  const sicht = useFeldhilfe(useAntwort(antwort), { fragen: KEIN_JAHR_FRAGE });
  const label = KEIN_JAHR_FRAGE.keinJahr;
  if (!daten.rechte.bearbeiten) return daten.keinJahr ? <Text>{label}.</Text> : null;
  return (
    <Card title="Noch kein abgeschlossenes Wirtschaftsjahr?">
      <form method="post" action={href("unternehmenWirtschaftsjahr")}>
        <Stack gap="m">
          <FormularFelder formular={formular} />
          <Fehlermeldung key={sicht.versuch} problem={sicht.problem} felder={["keinJahr"]} />
          {daten.keinJahrBis !== null && <Text>{keinJahrHinweis(daten.keinJahrBis, daten.keinJahr)}</Text>}
          <Checkbox
            key={String(daten.keinJahr)}
            {...sicht.feld("keinJahr")}
            label={label}
            defaultValue={sicht.isAngekreuzt("keinJahr", daten.keinJahr)}
          />
          <Inline gap="m">
            <Button variant="secondary">Übernehmen</Button>
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}
