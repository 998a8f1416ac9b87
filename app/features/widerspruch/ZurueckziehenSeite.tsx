import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { formatFristende } from "~/domain/frist/restzeit";
import { Absendeknopf, Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { Unterschreiben } from "~/features/unterschrift";
import { formatDate, formatDateTime } from "~/lib/date";
import { href } from "~/routing/href";
import { Card, HiddenField, LinkButton, Notice, PageHeader, Stack, Text } from "~/ui";
import { isVerspaetet } from "./isVerspaetet";
import type { WiderspruchDaten } from "./loadWiderspruch";
import type { ZurueckziehenDaten } from "./loadZurueckziehen";
import { widerspruchPfad } from "./widerspruchPfad";

type ZurueckziehenSeiteProps = ZurueckziehenDaten & {
  isNezo: boolean;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

/**
 * The withdrawal of an objection: what it brings about, then the signature. @spec §2
 * /antraege/{antragUuid}/widerspruch/{uuid}/zurueckziehen: withdraw an objection
 */
export function ZurueckziehenSeite(props: ZurueckziehenSeiteProps) {
  const { daten, entwurf, antwort } = props;
  const { problem, versuch } = useAntwort(antwort);
  return (
    <Stack gap="xl">
      <PageHeader
        title="Widerspruch zurückziehen"
        lead={daten.antragTitel}
        breadcrumbs={widerspruchPfad(daten, "Widerspruch zurückziehen")}
      />
      <Fehlermeldung key={versuch} problem={problem} felder={["tan"]} />
      <Card title="Was das bewirkt">
        <Stack as="ul" gap="s">
          {listFolgen(daten).map((folge) => (
            <li key={folge}>
              <Text as="span">{folge}</Text>
            </li>
          ))}
        </Stack>
      </Card>
      {entwurf === null ? <Beginn {...props} /> : <Unterschrift {...props} entwurf={entwurf} />}
    </Stack>
  );
}

function listFolgen({ schriftsatz, lage, heute }: WiderspruchDaten): string[] {
  const frist = lage.bescheid?.widerspruchsfrist ?? null;
  const { eingereichtAm } = schriftsatz;
  const wann = eingereichtAm === null ? "" : ` vom ${formatDateTime(new Date(eingereichtAm))}`;
  return [
    `Das Verfahren über Ihren Widerspruch${wann} endet. Über ihn wird nicht mehr entschieden.`,
    `Der Bescheid${lage.bescheid === null ? "" : ` vom ${formatDate(lage.bescheid.erstelltAm)}`} bleibt bestehen, wie er ist.`,
    frist !== null && !isVerspaetet(lage, heute)
      ? `Bis ${formatFristende(frist)} können Sie erneut Widerspruch einlegen. Danach nicht mehr.`
      : "Die Widerspruchsfrist ist abgelaufen: Ein neuer Widerspruch ist danach nicht mehr möglich.",
  ];
}

const detailHref = ({ schriftsatz }: WiderspruchDaten): string => href("widerspruchLesen", { uuid: schriftsatz.uuid });

function Beginn({ daten, formular }: ZurueckziehenSeiteProps) {
  return (
    <Card title="Möchten Sie den Widerspruch zurückziehen?">
      <Stack gap="m">
        <Text>Im nächsten Schritt unterschreiben Sie. Bis dahin ändert sich nichts.</Text>
        <Form method="post">
          <FormularFelder formular={formular} />
          <Absendeknopf absicht="beginnen" variant="danger" icon="pfeilRechts">
            Weiter zur Unterschrift
          </Absendeknopf>
        </Form>
        <div>
          <LinkButton variant="quiet" icon="pfeilLinks" href={detailHref(daten)}>
            Nicht zurückziehen
          </LinkButton>
        </div>
      </Stack>
    </Card>
  );
}

function Unterschrift({
  entwurf,
  isNezo,
  formular,
  antwort,
}: ZurueckziehenSeiteProps & { entwurf: WiderspruchEntwurf }) {
  const { schriftsatz } = entwurf;
  return (
    <Card title="Unterschrift">
      <Stack gap="l">
        {schriftsatz.rechte.einreichen ? (
          <Unterschreiben
            isNezo={isNezo}
            formular={formular}
            stand={schriftsatz.stand}
            antwort={antwort}
            knopf="Widerspruch zurückziehen"
            wirkung="Danach ist der Widerspruch zurückgezogen; das lässt sich nicht rückgängig machen."
          />
        ) : (
          <Notice tone="info">
            {schriftsatz.sperre ??
              "Die Rücknahme ist vorbereitet. Erklären kann sie eine bevollmächtigte Person Ihres Unternehmens."}
          </Notice>
        )}
        {schriftsatz.rechte.bearbeiten && (
          <Form method="post">
            <FormularFelder formular={formular} />
            <HiddenField name="revision" value={String(schriftsatz.revision)} />
            <Absendeknopf absicht="abbrechen" variant="quiet" icon="pfeilLinks">
              Nicht zurückziehen
            </Absendeknopf>
          </Form>
        )}
      </Stack>
    </Card>
  );
}

type WiderspruchEntwurf = NonNullable<ZurueckziehenDaten["entwurf"]>;
