import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import type { Betroffene } from "~/domain/unternehmen/stammdatenFolgen";
import { vorGruendungText } from "~/domain/unternehmen/gruendung";
import { stammdatenFormular } from "~/domain/unternehmen/stammdatenFormular";
import { Anwesende } from "~/features/live";
import { formatDate } from "~/lib/date";
import { href } from "~/routing/href";
import { Container, LinkButton, Notice, PageHeader, Stack, Text, TextLink } from "~/ui";
import { AbgelehnteEingaben } from "./AbgelehnteEingaben";
import { befundeVon } from "./befunde";
import { DatenblattKarte } from "./DatenblattKarte";
import { IdentifizierungKarte } from "./IdentifizierungKarte";
import { KmuKarte } from "./KmuKarte";
import type { StammdatenDaten, StammdatenSeitenDaten } from "./loadStammdaten";
import { StandFrage } from "./StandFrage";
import { StammdatenFormular } from "./StammdatenFormular";
import { bereichMitEingaben, bereichVonStammdaten, STAMMDATEN_LABELS } from "./stammdatenEingaben";
import { StammdatenTeile } from "./StammdatenTeile";
import { Vollstaendigkeit } from "./Vollstaendigkeit";
import { NurLesenHinweis } from "./NurLesenHinweis";

export type StammdatenSeiteProps = {
  seite: StammdatenSeitenDaten;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
  /** The drafts that a new identification may touch; null for whom there is none. */
  betroffene: Betroffene | null;
};

const VERLAUF = (
  <LinkButton variant="secondary" href={href("unternehmenVerlauf")}>
    Verlauf
  </LinkButton>
);

const WEITER = { titel: "Verbundene Unternehmen", href: href("verbundeneUnternehmen") };

/** The master data of the chosen company: to fill in, or to read as they were on a day. */
export function StammdatenSeite({ seite, ...rest }: StammdatenSeiteProps) {
  return (
    <Container>
      <PageHeader
        title="Unternehmensstammdaten"
        lead="Einmal gepflegt, gelten diese Angaben für jeden Ihrer Anträge."
        actions={VERLAUF}
      />
      <Stack gap="l">
        {seite.art === "stand" ? (
          <Stand seite={seite} />
        ) : (
          <Jetzt
            daten={seite.daten}
            pruefen={seite.pruefen}
            getippt={seite.art === "tagFehlt" ? seite.getippt : null}
            {...rest}
          />
        )}
      </Stack>
    </Container>
  );
}

function Stand({ seite: { tag, daten } }: { seite: Extract<StammdatenSeitenDaten, { art: "stand" }> }) {
  const bereich = bereichVonStammdaten({ ...daten, unternehmenUuid: "" });
  const vorGruendung = vorGruendungText(daten.gruendungsjahr, tag);
  return (
    <Stack gap="l">
      <StandFrage getippt={formatDate(tag)} isUngueltig={false} />
      <Notice tone="info" title={`Stand am ${formatDate(tag)}`}>
        <Text>{vorGruendung ?? standText(tag > daten.kontext.heute)}</Text>
        {vorGruendung !== null && <Text>Ist das Jahr falsch, berichtigen Sie es bitte in den heutigen Angaben.</Text>}
        <TextLink href={href("unternehmen")}>Zu den heutigen Angaben</TextLink>
      </Notice>
      {vorGruendung === null && (
        <>
          <StammdatenTeile bereich={bereich} daten={daten} eingabe={null} befunde={LEER} />
          <DatenblattKarte tag={tag} />
        </>
      )}
    </Stack>
  );
}

const standText = (istZukunft: boolean): string =>
  istZukunft
    ? "Dieser Tag liegt in der Zukunft: So gelten die Angaben dann, wenn sich bis dahin nichts ändert."
    : "So galten die Angaben an diesem Tag, soweit sie heute bekannt sind.";

const LEER = { fehler: new Map<string, string>(), warnungen: new Map<string, string>() };

type JetztProps = Omit<StammdatenSeiteProps, "seite"> & {
  daten: StammdatenDaten;
  pruefen: boolean;
  getippt: string | null;
};

function Jetzt({ daten, pruefen, getippt, formular, antwort, betroffene }: JetztProps) {
  return (
    <Stack gap="l">
      <StandFrage getippt={getippt ?? ""} isUngueltig={getippt !== null} />
      <Anwesende ressource={{ name: "unternehmen", id: daten.unternehmenUuid }} stand={daten} />
      <Vollstaendigkeit
        fehler={daten.fehler}
        labels={STAMMDATEN_LABELS}
        fertig="Die Stammdaten sind vollständig."
        weiter={WEITER}
      />
      {daten.rechte.bearbeiten ? (
        <StammdatenFormular daten={daten} pruefen={pruefen} formular={formular} antwort={antwort} />
      ) : (
        <>
          <AbgelehnteEingaben
            form={stammdatenFormular}
            antwort={antwort}
            gespeichert={bereichVonStammdaten(daten)}
            getippt={bereichMitEingaben(daten, antwort?.eingaben ?? null)}
          />
          <NurLesenHinweis />
          <StammdatenTeile
            bereich={bereichVonStammdaten(daten)}
            daten={daten}
            eingabe={null}
            befunde={befundeVon(daten)}
          />
        </>
      )}
      {betroffene !== null && <IdentifizierungKarte betroffene={betroffene} formular={formular} />}
      <KmuKarte />
      <DatenblattKarte tag={null} />
    </Stack>
  );
}
