import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import type { Betroffene } from "~/domain/unternehmen/stammdatenFolgen";
import { Anwesende } from "~/features/live";
import { href } from "~/routing/href";
import { Container, LinkButton, PageHeader, Stack } from "~/ui";
import { DatenblattKarte } from "./DatenblattKarte";
import { IdentifizierungKarte } from "./IdentifizierungKarte";
import { KmuKarte } from "./KmuKarte";
import type { StammdatenDaten, StammdatenSeitenDaten } from "./loadStammdaten";
import { StandFrage } from "./StandFrage";
import { StammdatenFormular } from "./StammdatenFormular";
import { StammdatenLesen } from "./StammdatenLesen";
import { STAMMDATEN_LABELS } from "./stammdatenEingaben";
import { StandSeite } from "./StandSeite";
import { Vollstaendigkeit } from "./Vollstaendigkeit";
import { VorgemerktKarte } from "./VorgemerktKarte";

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
          <StandSeite {...seite} formular={rest.formular} antwort={rest.antwort} />
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

type JetztProps = Omit<StammdatenSeiteProps, "seite"> & {
  daten: StammdatenDaten;
  pruefen: boolean;
  getippt: string | null;
};

function Jetzt({ daten, pruefen, getippt, formular, antwort, betroffene }: JetztProps) {
  return (
    <Stack gap="l">
      <StandFrage adresse={href("unternehmen")} getippt={getippt ?? ""} isUngueltig={getippt !== null} />
      <Anwesende ressource={{ name: "unternehmen", id: daten.unternehmenUuid }} stand={daten} />
      <Vollstaendigkeit
        fehler={daten.fehler}
        labels={STAMMDATEN_LABELS}
        fertig="Die Stammdaten sind vollständig."
        weiter={WEITER}
      />
      <VorgemerktKarte vorgemerkt={daten.vorgemerkt} darf={daten.rechte.bearbeiten} formular={formular} />
      {daten.rechte.bearbeiten ? (
        <StammdatenFormular daten={daten} pruefen={pruefen} formular={formular} antwort={antwort} />
      ) : (
        <StammdatenLesen daten={daten} antwort={antwort} />
      )}
      {betroffene !== null && <IdentifizierungKarte betroffene={betroffene} formular={formular} />}
      <KmuKarte />
      <DatenblattKarte tag={null} />
    </Stack>
  );
}
