import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import type { Schriftsatz } from "~/contract/verfahren/schriftsaetze";
import { Absendeknopf, Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import {
  EntwurfFormular,
  EntwurfVerwerfen,
  Getipptes,
  listGetippteAntworten,
  NichtGespeichertes,
  SchriftsatzInhalt,
  UnterschriftKarte,
} from "~/features/schriftsatz";
import { href } from "~/routing/href";
import { Card, Details, Notice, PageHeader, Stack, Text } from "~/ui";
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
      <NichtGespeichertes angaben={listGetippteAntworten("ANTRAG_RUECKZUG", antwort?.eingaben ?? {})} />
      <Card title="Was der Rückzug bewirkt">
        <RueckzugFolgen antragUuid={antragUuid} />
      </Card>
      {darfVorbereiten ? (
        <Form method="post">
          <Stack gap="m">
            <FormularFelder formular={formular} />
            <Text>
              Als Nächstes können Sie einen Grund angeben. Zurückgezogen ist der Antrag erst mit der Unterschrift.
            </Text>
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

function NurLesen({ schriftsatz, antwort }: MitEntwurf) {
  return (
    <>
      <Getipptes schriftsatz={schriftsatz} antwort={antwort} />
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
      <Text>
        Beide Angaben sind freiwillig. Zurückgezogen ist der Antrag erst mit der Unterschrift im nächsten Schritt.
      </Text>
      <EntwurfFormular schriftsatz={schriftsatz} hier={hier} formular={formular} antwort={antwort} />
      <EntwurfVerwerfen
        title="Doch nicht zurückziehen"
        folgen="Der Entwurf wird gelöscht. Der Antrag bleibt, wie er ist, und das Verfahren läuft weiter."
        hier={hier}
        revision={schriftsatz.revision}
        formular={formular}
      />
    </>
  );
}

function Unterschrift({ daten: { antragUuid }, schriftsatz, isNezo, formular, antwort }: MitEntwurf) {
  return (
    <>
      <SchriftsatzInhalt schriftsatz={schriftsatz} />
      <UnterschriftKarte
        schriftsatz={schriftsatz}
        isNezo={isNezo}
        formular={formular}
        antwort={antwort}
        unvollstaendig={{
          title: "Eine Angabe stimmt noch nicht",
          text: "Bitte gehen Sie zurück und berichtigen Sie sie, bevor Sie unterschreiben.",
        }}
        werUnterschreibt="Der Rückzug ist vorbereitet. Unterschreiben kann ihn eine bevollmächtigte Person Ihres Unternehmens auf dieser Seite."
        knopf="Antrag zurückziehen"
        wirkung="Danach ist der Rückzug erklärt; Sie können ihn nicht mehr ändern."
        zurueck={{ href: hierVon(antragUuid), label: "Zurück zu den Angaben" }}
      >
        <RueckzugFolgen antragUuid={antragUuid} />
      </UnterschriftKarte>
    </>
  );
}
