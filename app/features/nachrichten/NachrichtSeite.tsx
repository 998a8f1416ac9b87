import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { Badge, Button, Card, HiddenField, Inline, LinkButton, PageHeader, Section, Stack, Text, TextLink } from "~/ui";
import { AntragName } from "./AntragName";
import { AntwortFormular } from "./AntwortFormular";
import type { GeleseneNachricht, NachrichtDaten } from "./loadNachricht";
import type { Eintrag } from "./loadNachrichten";
import { NachrichtInhalt } from "./NachrichtInhalt";
import { NichtGesendet } from "./NichtGesendet";

type NachrichtSeiteProps = { daten: NachrichtDaten; formular: FormularSchutz; antwort: FormAntwort | undefined };

/** About what, when and by whom. */
function Vorspann({
  nachricht: { wann, von, antrag, firma },
  istFirma,
}: {
  nachricht: GeleseneNachricht;
  istFirma: boolean;
}) {
  return (
    <>
      {!istFirma && `${firma} · `}
      {antrag !== null && (
        <>
          <AntragName antrag={antrag} /> ·{" "}
        </>
      )}
      {von === null ? wann : `${wann} von ${von}`}
    </>
  );
}

/**
 * One message: its words, what it is about, the answers to it, and the form for a further one. @spec §2
 * /nachrichten/{uuid}: single message
 */
export function NachrichtSeite({ daten, formular, antwort }: NachrichtSeiteProps) {
  const { nachricht, antworten, verlauf, weiter, entwurf, istFirma } = daten;
  const kannUngelesen = istFirma && nachricht.art !== "ANTWORT";
  const zurAntwort = antwort?.eingaben["absicht"] === UNGELESEN ? undefined : antwort;
  return (
    <Stack gap="l">
      <PageHeader
        title={nachricht.titel}
        lead={<Vorspann nachricht={nachricht} istFirma={istFirma} />}
        breadcrumbs={[{ label: "Nachrichten", href: href("nachrichten") }, { label: nachricht.titel }]}
      />
      <Card>
        <Stack gap="l">
          <NachrichtInhalt nachricht={nachricht} />
          <Inline gap="m">
            {weiter !== null && <LinkButton href={weiter.href}>{weiter.label}</LinkButton>}
            {kannUngelesen && <Ungelesen formular={formular} antwort={antwort} />}
          </Inline>
        </Stack>
      </Card>
      {antworten.map((eine) => (
        <Card key={eine.uuid} title="Ihre Antwort" tone="muted">
          <Stack gap="m">
            <Text tone="muted" size="s">
              {eine.wann} von {eine.von}
            </Text>
            <NachrichtInhalt nachricht={eine} />
          </Stack>
        </Card>
      ))}
      {entwurf !== null && (
        <AntwortFormular uuid={nachricht.uuid} antwort={zurAntwort} entwurf={entwurf} formular={formular} />
      )}
      {entwurf === null && zurAntwort !== undefined && <NichtGesendet antwort={zurAntwort} />}
      {verlauf.length > 0 && <Verlauf eintraege={verlauf} />}
    </Stack>
  );
}

const UNGELESEN = "ungelesen";

function Ungelesen({ formular, antwort }: Pick<NachrichtSeiteProps, "formular" | "antwort">) {
  const { problem, versuch } = useAntwort(antwort, UNGELESEN);
  return (
    <Form method="post" action={`?absicht=${UNGELESEN}`}>
      <Fehlermeldung key={versuch} problem={problem} felder={[]} />
      <FormularFelder formular={formular} />
      <HiddenField name="absicht" value={UNGELESEN} />
      <Button variant="quiet">Als ungelesen markieren</Button>
    </Form>
  );
}

function Verlauf({ eintraege }: { eintraege: readonly Eintrag[] }) {
  return (
    <Section title="Weitere Nachrichten zu diesem Antrag">
      <Stack as="ul" gap="s">
        {eintraege.map(({ uuid, titel, wann, gelesen, href: ziel }) => (
          <li key={uuid}>
            <Inline gap="s">
              <TextLink href={ziel}>{titel}</TextLink>
              <Text as="span" tone="muted" size="s">
                {wann}
              </Text>
              {!gelesen && <Badge tone="info">Ungelesen</Badge>}
            </Inline>
          </li>
        ))}
      </Stack>
    </Section>
  );
}
