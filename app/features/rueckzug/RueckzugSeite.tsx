import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/formAntwort";
import type { Schriftsatz } from "~/contract/schriftsaetze";
import { Absendeknopf, Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { EntwurfFormular, SchriftsatzInhalt } from "~/features/schriftsatz";
import { Unterschreiben } from "~/features/unterschrift";
import { href } from "~/routing/href";
import { Card, Details, HiddenField, LinkButton, Notice, PageHeader, Stack, Text } from "~/ui";
import type { RueckzugDaten } from "./rueckzugDaten";
import { RueckzugFolgen } from "./RueckzugFolgen";

type RueckzugSeiteProps = {
  daten: RueckzugDaten;
  isNezo: boolean;
  schritt: "schreiben" | "unterschrift";
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

/** The way to the withdrawal of an Antrag: what it means, then the reasons, then the signature. */
export function RueckzugSeite(props: RueckzugSeiteProps) {
  const { antragUuid, antragTitel, ablehnung } = props.daten;
  return (
    <Stack gap="xl">
      <PageHeader
        title="Antrag zurückziehen"
        lead={antragTitel}
        breadcrumbs={[
          { label: "Anträge", href: href("antraege") },
          { label: antragTitel, href: href("antragStartseite", { uuid: antragUuid }) },
          { label: "Antrag zurückziehen" },
        ]}
      />
      {ablehnung !== null && (
        <Notice tone="info" title={`Ein früherer Rückzug wurde am ${ablehnung.am} abgelehnt.`}>
          {ablehnung.grund}
        </Notice>
      )}
      <Schritt {...props} />
    </Stack>
  );
}

const hierVon = (antragUuid: string): string => href("rueckzug", { uuid: antragUuid });

function Schritt(props: RueckzugSeiteProps) {
  const { daten, schritt } = props;
  const { schriftsatz } = daten;
  if (schriftsatz === null) return <Beginn {...props} />;
  if (!daten.darfVorbereiten) return <NurLesen {...props} schriftsatz={schriftsatz} />;
  return schritt === "unterschrift" ? (
    <Unterschrift {...props} schriftsatz={schriftsatz} />
  ) : (
    <Schreiben {...props} schriftsatz={schriftsatz} />
  );
}

function Beginn({ daten: { antragUuid, darfVorbereiten }, formular, antwort }: RueckzugSeiteProps) {
  const { problem, versuch } = useAntwort(antwort);
  return (
    <>
      <Fehlermeldung key={versuch} problem={problem} felder={[]} />
      <Card title="Was der Rückzug bewirkt">
        <RueckzugFolgen antragUuid={antragUuid} />
      </Card>
      {darfVorbereiten ? (
        <Form method="post">
          <Stack gap="m">
            <FormularFelder formular={formular} />
            <Text>Als Nächstes können Sie einen Grund angeben. Zurückgezogen ist der Antrag erst mit der Unterschrift.</Text>
            <div>
              <Absendeknopf absicht="beginnen" icon="pfeilRechts">
                Rückzug vorbereiten
              </Absendeknopf>
            </div>
          </Stack>
        </Form>
      ) : (
        <Notice tone="info">{WER}</Notice>
      )}
    </>
  );
}

const WER =
  "Einen Rückzug vorbereiten können alle, die diesen Antrag bearbeiten dürfen. Unterschreiben kann ihn eine bevollmächtigte Person Ihres Unternehmens.";

type MitEntwurf = RueckzugSeiteProps & { schriftsatz: Schriftsatz };

function NurLesen({ schriftsatz }: MitEntwurf) {
  return (
    <>
      <Notice tone="info" title="Ein Rückzug ist vorbereitet, aber nicht unterschrieben.">
        {WER}
      </Notice>
      <SchriftsatzInhalt schriftsatz={schriftsatz} />
    </>
  );
}

function Schreiben({ daten: { antragUuid }, schriftsatz, formular, antwort }: MitEntwurf) {
  const hier = hierVon(antragUuid);
  return (
    <>
      <Details summary="Was der Rückzug bewirkt">
        <RueckzugFolgen antragUuid={antragUuid} />
      </Details>
      <Text>Beide Angaben sind freiwillig. Zurückgezogen ist der Antrag erst mit der Unterschrift im nächsten Schritt.</Text>
      <EntwurfFormular schriftsatz={schriftsatz} hier={hier} formular={formular} antwort={antwort} />
      <Card title="Doch nicht zurückziehen" tone="muted">
        <Form method="post" action={`${hier}?absicht=verwerfen`}>
          <Stack gap="m">
            <FormularFelder formular={formular} />
            <HiddenField name="revision" value={String(schriftsatz.revision)} />
            <Text>Der Entwurf wird gelöscht. Der Antrag bleibt, wie er ist, und das Verfahren läuft weiter.</Text>
            <div>
              <Absendeknopf absicht="verwerfen" variant="quiet" icon="loeschen">
                Entwurf verwerfen
              </Absendeknopf>
            </div>
          </Stack>
        </Form>
      </Card>
    </>
  );
}

function Unterschrift({ daten: { antragUuid }, schriftsatz, isNezo, formular, antwort }: MitEntwurf) {
  const { problem, versuch } = useAntwort(antwort);
  const isVollstaendig = schriftsatz.luecken.length === 0;
  return (
    <>
      <SchriftsatzInhalt schriftsatz={schriftsatz} />
      <Card title="Unterschrift">
        <Stack gap="l">
          <Fehlermeldung key={versuch} problem={problem} felder={["tan"]} />
          {!isVollstaendig && (
            <Notice tone="error" title="Eine Angabe stimmt noch nicht">
              Bitte gehen Sie zurück und berichtigen Sie sie, bevor Sie unterschreiben.
            </Notice>
          )}
          {isVollstaendig && !schriftsatz.rechte.einreichen && (
            <Notice tone="info">
              Der Rückzug ist vorbereitet. Unterschreiben kann ihn eine bevollmächtigte Person Ihres Unternehmens auf dieser Seite.
            </Notice>
          )}
          {isVollstaendig && schriftsatz.rechte.einreichen && (
            <>
              <RueckzugFolgen antragUuid={antragUuid} />
              <Unterschreiben
                isNezo={isNezo}
                formular={formular}
                stand={schriftsatz.stand}
                antwort={antwort}
                knopf="Antrag zurückziehen"
                wirkung="Danach ist der Rückzug erklärt; Sie können ihn nicht mehr ändern."
              />
            </>
          )}
          <div>
            <LinkButton variant="quiet" icon="pfeilLinks" href={hierVon(antragUuid)}>
              Zurück zu den Angaben
            </LinkButton>
          </div>
        </Stack>
      </Card>
    </>
  );
}
