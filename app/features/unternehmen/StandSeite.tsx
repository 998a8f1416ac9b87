import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { vorGruendungText } from "~/domain/unternehmen/gruendung";
import { formatDate } from "~/lib/date";
import { href } from "~/routing/href";
import { Inline, LinkButton, Notice, Stack, Text, TextLink } from "~/ui";
import { DatenblattKarte } from "./DatenblattKarte";
import type { StammdatenSeitenDaten } from "./loadStammdaten";
import { bereichVonStammdaten, berichtigenAdresse } from "./stammdatenEingaben";
import { StammdatenTeile } from "./StammdatenTeile";
import { StandFormular } from "./StandFormular";
import { StandFrage } from "./StandFrage";

type StandSeiteProps = Extract<StammdatenSeitenDaten, { art: "stand" }> & {
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

const LEER = { fehler: new Map<string, string>(), warnungen: new Map<string, string>() };

/** The master data as they were on a day: to read, or to correct. */
export function StandSeite({ isBerichtigen, formular, antwort, ...seite }: StandSeiteProps) {
  const { tag, daten } = seite;
  const vorGruendung = vorGruendungText(daten.gruendungsjahr, tag);
  const darf = daten.rechte.bearbeiten && vorGruendung === null && tag <= daten.kontext.heute;
  if (darf && isBerichtigen) return <StandFormular tag={tag} daten={daten} formular={formular} antwort={antwort} />;
  return (
    <Stack gap="l">
      <StandFrage adresse={href("unternehmen")} getippt={formatDate(tag)} isUngueltig={false} />
      <Notice tone="info" title={`Stand am ${formatDate(tag)}`}>
        <Text>{vorGruendung ?? standText(tag > daten.kontext.heute)}</Text>
        {vorGruendung !== null && <Text>Ist das Jahr falsch, berichtigen Sie es bitte in den heutigen Angaben.</Text>}
        <TextLink href={href("unternehmen")}>Zu den heutigen Angaben</TextLink>
      </Notice>
      {darf && (
        <Inline gap="m">
          <LinkButton variant="secondary" icon="bearbeiten" href={berichtigenAdresse(tag)}>
            Angaben dieses Tages berichtigen
          </LinkButton>
        </Inline>
      )}
      {vorGruendung === null && <Angaben {...seite} />}
    </Stack>
  );
}

function Angaben({ tag, daten }: Pick<StandSeiteProps, "tag" | "daten">) {
  return (
    <>
      <StammdatenTeile bereich={bereichVonStammdaten(daten)} daten={daten} eingabe={null} befunde={LEER} />
      <DatenblattKarte tag={tag} />
    </>
  );
}

const standText = (istZukunft: boolean): string =>
  istZukunft
    ? "Dieser Tag liegt in der Zukunft: So gelten die Angaben dann, mit den vorgemerkten Änderungen, wenn sich bis dahin nichts weiter ändert."
    : "So galten die Angaben an diesem Tag, soweit sie heute bekannt sind.";
