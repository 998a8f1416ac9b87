import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import type { Nachforderung } from "~/contract/verfahren/nachforderungen";
import { ANTRAG_FRAGEN } from "~/domain/antrag/antragFragen";
import { NACHFORDERUNG_TAGE } from "~/domain/bescheid/bescheidFristen";
import { dringlichkeitVon } from "~/domain/frist/restzeit";
import { VERLAENGERUNG_GRUND_MAX } from "~/domain/nachforderung/nachforderungFrist";
import { NACHFORDERUNG_STATUS } from "~/domain/nachforderung/nachforderungStatus";
import { Absendeknopf, Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { FormularFelder, useFeldhilfe, useIsGefragt } from "~/features/formular";
import { formatDateTime } from "~/lib/date";
import { href } from "~/routing/href";
import { Badge, Card, Details, HiddenField, Inline, LinkButton, Notice, PageHeader, Stack, Text, TextArea } from "~/ui";
import { fristText, verlaengerungText } from "./fristText";
import type { NachforderungenDaten } from "./loadNachforderungen";

type NachforderungenSeiteProps = {
  daten: NachforderungenDaten;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

/** The follow-up requests of an Antrag, the last one first. @spec §2 /antrag/{uuid}/nachforderungen */
export function NachforderungenSeite({ daten, formular, antwort }: NachforderungenSeiteProps) {
  const { antragUuid, antragTitel, nachforderungen } = daten;
  return (
    <Stack gap="xl">
      <PageHeader
        title="Nachforderungen"
        lead={antragTitel}
        breadcrumbs={[
          { label: "Anträge", href: href("antraege") },
          { label: antragTitel, href: href("antragStartseite", { uuid: antragUuid }) },
          { label: "Nachforderungen" },
        ]}
      />
      <Text>
        Eine Nachforderung ist keine Ablehnung. Die Bescheinigungsstelle hat Fragen zu Ihrem Antrag; jede Nachforderung
        hat ihre eigene Frist.
      </Text>
      {nachforderungen.toReversed().map((nachforderung) => (
        <NachforderungKarte
          key={nachforderung.uuid}
          daten={daten}
          nachforderung={nachforderung}
          formular={formular}
          antwort={antwort}
        />
      ))}
    </Stack>
  );
}

type KarteProps = NachforderungenSeiteProps & { nachforderung: Nachforderung };

function NachforderungKarte({ daten, nachforderung, formular, antwort }: KarteProps) {
  const { uuid, nummer, status, anschreiben, fragen, frist, erstelltAm, sperre, verlaengerung } = nachforderung;
  const isOffen = sperre === null;
  return (
    <Card title={`Nachforderung ${String(nummer)} vom ${formatDateTime(new Date(erstelltAm))}`} id={uuid}>
      <Stack gap="m">
        <Inline gap="m">
          <Badge
            tone={
              isOffen && dringlichkeitVon(frist, daten.heute) !== "offen" ? "warning" : isOffen ? "info" : "neutral"
            }
          >
            {NACHFORDERUNG_STATUS[status]}
          </Badge>
          <Text>Frist: {fristText(nachforderung, daten.heute)}</Text>
        </Inline>
        {anschreiben !== "" && <Text>{anschreiben}</Text>}
        <ol>
          {fragen.map((frage) => (
            <li key={frage.uuid}>
              <Text as="span">
                {frage.vorhaben === "" ? "" : `Zu „${frage.vorhaben}“: `}
                {frage.frage}
              </Text>
            </li>
          ))}
        </ol>
        {sperre !== null && status !== "BEANTWORTET" && <Notice tone="info">{sperre}</Notice>}
        <Antwort daten={daten} nachforderung={nachforderung} formular={formular} />
        {verlaengerung !== null && <Text>{verlaengerungText(nachforderung)}</Text>}
        {verlaengerung === null && isOffen && daten.rechte.verlaengern && (
          <Verlaengerung uuid={uuid} formular={formular} antwort={antwort} />
        )}
      </Stack>
    </Card>
  );
}

type AntwortProps = { daten: NachforderungenDaten; nachforderung: Nachforderung; formular: FormularSchutz };

function Antwort({
  daten: { antragUuid, rechte },
  nachforderung: { uuid, status, sperre, schriftsatzUuid },
  formular,
}: AntwortProps) {
  if (schriftsatzUuid !== null) {
    const seite = status === "BEANTWORTET" ? "nachtragLesen" : "nachtrag";
    return (
      <div>
        <LinkButton href={href(seite, { antragUuid, uuid: schriftsatzUuid })}>
          {seite === "nachtragLesen"
            ? "Antwort ansehen"
            : sperre === null && rechte.nachtragBeginnen
              ? "Antwort weiterschreiben"
              : "Entwurf ansehen"}
        </LinkButton>
      </div>
    );
  }
  if (!rechte.nachtragBeginnen) return null;
  if (sperre !== null) {
    // Only what came too late can still be said in another way.
    if (status === "BEANTWORTET" || status === "GESCHLOSSEN") return null;
    return (
      <div>
        <LinkButton variant="secondary" icon="plus" href={href("nachtrag", { antragUuid })}>
          Nachtrag ohne Nachforderung
        </LinkButton>
      </div>
    );
  }
  return (
    <Form method="post" action={href("nachtrag", { antragUuid })}>
      <FormularFelder formular={formular} />
      <HiddenField name="nachforderung" value={uuid} />
      <Absendeknopf absicht="beginnen" icon="bearbeiten">
        Antwort schreiben
      </Absendeknopf>
    </Form>
  );
}

const VERLAENGERUNG = { fragen: { verlaengerung: ANTRAG_FRAGEN.verlaengerung }, keyVon: () => "verlaengerung" };

function Verlaengerung({
  uuid,
  formular,
  antwort,
}: {
  uuid: string;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
}) {
  const formularName = `verlaengern-${uuid}`;
  const { problem, versuch, feld, text } = useFeldhilfe(useAntwort(antwort, formularName), VERLAENGERUNG);
  const isGefragt = useIsGefragt(VERLAENGERUNG.fragen);
  return (
    <Details summary="Mehr Zeit beantragen" open={problem !== null || isGefragt}>
      <Form method="post" noValidate>
        <Stack gap="m">
          <FormularFelder formular={formular} />
          <HiddenField name="nachforderung" value={uuid} />
          <Fehlermeldung key={versuch} problem={problem} felder={["grund"]} formular={formularName} />
          <Text>{`Sie können für jede Nachforderung einmal ${String(NACHFORDERUNG_TAGE)} Tage mehr beantragen. Bis zur Entscheidung endet die Frist nicht.`}</Text>
          <TextArea
            {...feld("grund")}
            label={ANTRAG_FRAGEN.verlaengerung}
            required
            rows={4}
            limit={VERLAENGERUNG_GRUND_MAX}
            defaultValue={text("grund")}
          />
          <div>
            <Absendeknopf absicht={formularName} variant="secondary">
              Fristverlängerung beantragen
            </Absendeknopf>
          </div>
        </Stack>
      </Form>
    </Details>
  );
}
