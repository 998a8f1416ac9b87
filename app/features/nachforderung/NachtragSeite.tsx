import { Form } from "@remix-run/react";
import type { FormAntwort } from "~/contract/formAntwort";
import { Absendeknopf, Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { EntwurfFormular, type EntwurfSeite, SchriftsatzInhalt } from "~/features/schriftsatz";
import { Unterschreiben } from "~/features/unterschrift";
import { href } from "~/routing/href";
import { Card, HiddenField, LinkButton, Notice, PageHeader, Stack, Text } from "~/ui";

type NachtragSeiteProps = EntwurfSeite & { antwort: FormAntwort | undefined };

/** The draft of a Nachtrag: write, then read it through and sign. @spec §2 /antraege/{antragUuid}/nachtrag/{uuid?} */
export function NachtragSeite(props: NachtragSeiteProps) {
  const { daten, schritt } = props;
  const { antragUuid, antragTitel, schriftsatz } = daten;
  const isAntwort = schriftsatz.nachforderungUuid !== null;
  const titel = isAntwort ? "Nachforderung beantworten" : "Nachtrag ohne Nachforderung";
  return (
    <Stack gap="xl">
      <PageHeader
        title={titel}
        lead={antragTitel}
        breadcrumbs={[
          { label: "Anträge", href: href("antraege") },
          { label: antragTitel, href: href("antragStartseite", { uuid: antragUuid }) },
          ...(isAntwort ? [{ label: "Nachforderungen", href: href("nachforderungen", { uuid: antragUuid }) }] : []),
          { label: titel },
        ]}
      />
      {schriftsatz.sperre !== null && <Notice tone="warning">{schriftsatz.sperre}</Notice>}
      {schritt === "unterschrift" && schriftsatz.rechte.bearbeiten ? <Unterschrift {...props} /> : <Schreiben {...props} />}
    </Stack>
  );
}

const hierVon = ({ antragUuid, schriftsatz }: EntwurfSeite["daten"]): string => href("nachtrag", { antragUuid, uuid: schriftsatz.uuid });

function Schreiben({ daten, formular, antwort }: NachtragSeiteProps) {
  const { schriftsatz } = daten;
  if (!schriftsatz.rechte.bearbeiten) return <SchriftsatzInhalt schriftsatz={schriftsatz} />;
  return (
    <>
      <Text>Sie können jederzeit speichern und später weiterschreiben. Eingereicht wird erst mit der Unterschrift.</Text>
      <EntwurfFormular schriftsatz={schriftsatz} hier={hierVon(daten)} formular={formular} antwort={antwort} />
      <Card title="Entwurf verwerfen" tone="muted">
        <Form method="post" action={`${hierVon(daten)}?absicht=verwerfen`}>
          <Stack gap="m">
            <FormularFelder formular={formular} />
            <HiddenField name="revision" value={String(schriftsatz.revision)} />
            <Text>Der Entwurf wird mit seinen Dateien gelöscht. Die Nachforderung bleibt offen.</Text>
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

function Unterschrift({ daten, isNezo, formular, antwort }: NachtragSeiteProps) {
  const { schriftsatz } = daten;
  const { problem, versuch } = useAntwort(antwort);
  const isVollstaendig = schriftsatz.luecken.length === 0;
  return (
    <>
      <SchriftsatzInhalt schriftsatz={schriftsatz} />
      <Card title="Unterschrift">
        <Stack gap="l">
          <Fehlermeldung key={versuch} problem={problem} felder={["tan"]} />
          {!isVollstaendig && (
            <Notice tone="error" title="Es fehlen noch Antworten">
              Bitte ergänzen Sie alle Antworten, bevor Sie unterschreiben.
            </Notice>
          )}
          {isVollstaendig && !schriftsatz.rechte.einreichen && (
            <Notice tone="info">
              Ihre Antworten sind gespeichert. Einreichen kann sie eine bevollmächtigte Person Ihres Unternehmens.
            </Notice>
          )}
          {isVollstaendig && schriftsatz.rechte.einreichen && (
            <Unterschreiben
              isNezo={isNezo}
              formular={formular}
              stand={schriftsatz.stand}
              antwort={antwort}
              knopf="Nachtrag einreichen"
              wirkung="Danach ist der Nachtrag eingereicht und lässt sich nicht mehr ändern."
            />
          )}
          <div>
            <LinkButton variant="quiet" icon="pfeilLinks" href={hierVon(daten)}>
              Zurück zum Schreiben
            </LinkButton>
          </div>
        </Stack>
      </Card>
    </>
  );
}
