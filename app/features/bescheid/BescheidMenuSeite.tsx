import type { BescheidKopf } from "~/contract/verfahren/bescheide";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { BESCHEID_TITEL, RECHTSBEHELF } from "~/domain/bescheid/bescheidTexte";
import { formatFristende, formatRest } from "~/domain/frist/restzeit";
import { berlinDate, formatDate, formatDateTime } from "~/lib/date";
import { href } from "~/routing/href";
import { Badge, Card, DefinitionList, Inline, LinkButton, PageHeader, Stack, Text } from "~/ui";
import { AbrufKarte } from "./AbrufKarte";
import type { BescheidMenuDaten } from "./loadBescheid";
import { FruehererBescheid } from "./FruehererBescheid";

type BescheidMenuSeiteProps = {
  daten: BescheidMenuDaten;
  isNezo: boolean;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

/**
 * The decisions of an Antrag: what there is, until when, what the retrieval does, who may. @spec §2
 * /antraege/{uuid}/bescheidmenu
 */
export function BescheidMenuSeite({ daten, ...abruf }: BescheidMenuSeiteProps) {
  const { uuid, titel, bescheide, fruehere } = daten;
  const pfad = [
    { label: "Anträge", href: href("antraege") },
    { label: titel, href: href("antragStartseite", { uuid }) },
    { label: "Bescheide" },
  ];
  return (
    <Stack gap="xl">
      <PageHeader title="Bescheide" lead={titel} breadcrumbs={pfad} />
      {bescheide.length + fruehere.length === 0 && <NochKeiner />}
      {bescheide
        .toReversed()
        .map((kopf) =>
          kopf.stand === "ZUM_ABRUF" ? (
            <AbrufKarte key={kopf.uuid} daten={daten} kopf={kopf} {...abruf} />
          ) : (
            <BescheidKarte key={kopf.uuid} daten={daten} kopf={kopf} />
          ),
        )}
      {fruehere.map((frueher) => (
        <FruehererBescheid key={frueher.art} bescheid={frueher} />
      ))}
    </Stack>
  );
}

function NochKeiner() {
  return (
    <Card title="Noch kein Bescheid">
      <Text>
        Über diesen Antrag ist noch nicht entschieden. Sobald ein Bescheid bereitliegt, erhalten bevollmächtigte
        Personen eine Nachricht und können ihn hier abrufen.
      </Text>
    </Card>
  );
}

type KarteProps = { daten: BescheidMenuDaten; kopf: BescheidKopf };

/** A decision that cannot be retrieved now: because it has been, or because its time is over. */
function BescheidKarte({ daten, kopf }: KarteProps) {
  const isAbgerufen = kopf.stand === "ABGERUFEN";
  return (
    <Card title={`${BESCHEID_TITEL[kopf.art]} vom ${formatDate(kopf.erstelltAm)}`}>
      <Stack gap="m">
        <Inline gap="m">
          <Badge tone={isAbgerufen ? "success" : "neutral"}>
            {isAbgerufen ? "Abgerufen" : "Bereitstellung beendet"}
          </Badge>
        </Inline>
        <DefinitionList items={eckdaten(kopf, new Date(daten.jetzt))} />
        {!isAbgerufen && <Text>{beendetText(kopf)}</Text>}
        <Inline gap="m">
          {isAbgerufen && daten.rechte.lesen && (
            <>
              <LinkButton href={href("bescheid", { uuid: daten.uuid }, { bescheid: kopf.uuid })}>
                Bescheid lesen
              </LinkButton>
              <LinkButton
                variant="secondary"
                icon="herunterladen"
                href={href("bescheidPdf", { uuid: daten.uuid }, { bescheid: kopf.uuid })}
              >
                Bescheid herunterladen (PDF)
              </LinkButton>
            </>
          )}
          {kopf.art === "BESCHEID" && kopf.bekanntgabeAm !== null && (
            <LinkButton variant="secondary" href={href("widerspruchUebersicht", { uuid: daten.uuid })}>
              Widersprüche
            </LinkButton>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}

const beendetText = ({ bekanntgabeAm, abrufbarBis }: BescheidKopf): string =>
  bekanntgabeAm === null
    ? `Der Bescheid wurde bis zum ${formatDate(abrufbarBis)} nicht abgerufen und ist damit nicht bekannt gegeben. Er wird erneut bereitgestellt oder mit der Post gesendet; eine Frist läuft noch nicht.`
    : "Der Bescheid wurde auf anderem Weg zugestellt. Maßgeblich ist das Schreiben, das Sie erhalten.";

function eckdaten(
  { art, erstelltAm, abgerufenAm, abgerufenVon, bekanntgabeAm, rechtsbehelfsfrist: frist }: BescheidKopf,
  jetzt: Date,
) {
  return [
    { label: "Erstellt am", value: formatDate(erstelltAm) },
    ...(abgerufenAm === null
      ? []
      : [{ label: "Abgerufen", value: `${formatDateTime(new Date(abgerufenAm))}, ${abgerufenVon ?? ""}` }]),
    ...(bekanntgabeAm === null ? [] : [{ label: "Gilt als bekannt gegeben am", value: formatDate(bekanntgabeAm) }]),
    ...(frist === null
      ? []
      : [
          {
            label: `${RECHTSBEHELF[art]} möglich`,
            value: `bis einschließlich ${formatFristende(frist)} (${formatRest(frist, berlinDate(jetzt))})`,
          },
        ]),
  ];
}
