import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { feldVonJahr } from "~/domain/statistik/jahrRaster";
import { type AntwortSicht, Fehlermeldung, useGesehen } from "~/features/anmeldung";
import { Anwesende } from "~/features/live";
import { WiderstreitFragen, WiderstreitMeldung } from "~/features/schriftsatz";
import { href } from "~/routing/href";
import {
  Button,
  Container,
  DefinitionList,
  HiddenField,
  Notice,
  PageHeader,
  RequiredHint,
  Stack,
  Text,
  useHydrated,
} from "~/ui";
import { FirmenKnoepfe } from "./FirmenKnoepfe";
import { FirmenFormular } from "./FirmenFormular";
import { JahresRaster } from "./JahresRaster";
import { listRasterKonflikte } from "./listRasterKonflikte";
import type { StatistikDaten } from "./loadJahr";
import { entwurfVonRaster, JAHR_FELD, listVerwaiste, type RasterAntwort, RECHNEN } from "./rasterEingaben";
import { listRasterJahre, type RasterJahr, rasterLabels } from "./rasterJahre";
import { NurLesenHinweis } from "./NurLesenHinweis";

export type JahresRasterSeiteProps = {
  daten: StatistikDaten;
  formular: FormularSchutz;
  antwort: RasterAntwort | undefined;
};

const hier = href("unternehmenWirtschaftsjahrTabelle");

/** The figures of all Wirtschaftsjahre in one table: to fill in, or to read. */
export function JahresRasterSeite(props: JahresRasterSeiteProps) {
  const { daten } = props;
  return (
    <Container>
      <PageHeader
        title="Alle Wirtschaftsjahre in einer Tabelle"
        lead="Zeitraum, Ebene und Art der Werte ändern Sie im Formular des Wirtschaftsjahres; der Link steht über jeder Spalte."
        breadcrumbs={[{ label: "Geschäftsstatistik", href: href("unternehmenWirtschaftsjahr") }]}
      />
      <Stack gap="l">
        <RasterAnwesende daten={daten} />
        {daten.rechte.bearbeiten ? (
          <RasterFormular {...props} />
        ) : (
          <>
            <NurLesenHinweis />
            <JahresRaster jahre={listRasterJahre(daten)} eingabe={null} hilfeHref={() => hier} />
          </>
        )}
      </Stack>
    </Container>
  );
}

/**
 * So many years are watched: the latest, which is where people work. The live channel takes 20 records of a connection.
 */
const BEOBACHTET = 15;

/** Who else has one of these years before them, here or in its own form. */
function RasterAnwesende({ daten }: { daten: StatistikDaten }) {
  const [jahr, ...weitere] = daten.data
    .slice(0, BEOBACHTET)
    .map(({ uuid }) => ({ name: "wirtschaftsjahr", id: uuid }) as const);
  return jahr && <Anwesende ressource={jahr} weitere={weitere} stand={daten} />;
}

/** All years in one form, saved with one button, however much is still missing. */
function RasterFormular({ daten, formular, antwort }: JahresRasterSeiteProps) {
  const jahre = listRasterJahre(daten);
  return (
    <FirmenFormular
      hier={hier}
      entwurf={entwurfVonRaster(daten)}
      ticket={daten.ticket}
      formular={formular}
      antwort={antwort}
    >
      {(eingabe) => (
        <>
          <Jahre jahre={jahre} sicht={eingabe.sicht} />
          <Meldung jahre={jahre} sicht={eingabe.sicht} />
          <Verwaiste jahre={jahre} sicht={eingabe.sicht} />
          <RequiredHint />
          <JahresRaster jahre={jahre} eingabe={eingabe} hilfeHref={eingabe.hilfeHref} />
          <Knoepfe />
        </>
      )}
    </FirmenFormular>
  );
}

/** Which years are sent, and on what each is based: after a refused save on the same as before. */
function Jahre({ jahre, sicht }: { jahre: readonly RasterJahr[]; sicht: AntwortSicht }) {
  return jahre.map((jahr) => <Jahr key={jahr.uuid} jahr={jahr} sicht={sicht} />);
}

function Jahr({ jahr: { uuid, ansicht }, sicht }: { jahr: RasterJahr; sicht: AntwortSicht }) {
  const revision = feldVonJahr(uuid, "revision");
  const gesehen = useGesehen(ansicht.revision);
  return (
    <>
      <HiddenField name={JAHR_FELD} value={uuid} />
      <HiddenField name={revision} value={sicht.text(revision, gesehen)} />
    </>
  );
}

/**
 * With scripts the sums follow what is typed, and there is nothing to press for them; the button that goes is the last,
 * so that none moves.
 */
function Knoepfe() {
  const isHydrated = useHydrated();
  return (
    <FirmenKnoepfe zurueck={{ href: href("unternehmenWirtschaftsjahr"), text: "Zur Übersicht" }}>
      {!isHydrated && (
        <Button variant="secondary" {...RECHNEN}>
          Summen berechnen
        </Button>
      )}
    </FirmenKnoepfe>
  );
}

type MeldungProps = { jahre: readonly RasterJahr[]; sicht: AntwortSicht };

/** Why the last sending was not saved: what is wrong, or what somebody else has saved meanwhile. */
function Meldung({ jahre, sicht: { problem, versuch, eingaben } }: MeldungProps) {
  const labels = rasterLabels(jahre);
  const lagen = problem?.konflikte;
  if (lagen === undefined)
    return <Fehlermeldung key={versuch} problem={problem} felder={Object.keys(labels)} labels={labels} />;
  const { felder, gesehene } = listRasterKonflikte(jahre, lagen, eingaben ?? {});
  return (
    <Stack key={versuch} gap="l">
      <WiderstreitMeldung felder={felder} />
      <WiderstreitFragen felder={felder} fassung={gesehene.map(([, wert]) => wert).join(" ")} hier={hier}>
        {gesehene.map(([name, wert]) => (
          <HiddenField key={`${name} ${wert}`} name={name} value={wert} />
        ))}
      </WiderstreitFragen>
    </Stack>
  );
}

/** What was typed for a year that somebody else has deleted meanwhile: nothing typed is lost. */
function Verwaiste({ jahre, sicht: { eingaben } }: MeldungProps) {
  return listVerwaiste(jahre, eingaben ?? {}).map((angaben, index) => (
    <Notice key={String(index)} tone="warning" title="Ein Wirtschaftsjahr wurde inzwischen gelöscht">
      <Stack gap="s">
        <Text>Ihre Angaben zu diesem Jahr werden nicht gespeichert. Das haben Sie gesendet:</Text>
        <DefinitionList items={angaben.map(({ label, text }) => ({ label, value: text }))} />
      </Stack>
    </Notice>
  ));
}
