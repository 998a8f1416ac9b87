import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { Fundstelle, Suchtreffer } from "~/contract/antrag/inhaltssuche";
import { OHNE_BEZEICHNUNG } from "~/domain/antrag/bezeichnung";
import { StatusZeichen } from "~/features/antrag";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { Button, Heading, HiddenField, Inline, Stack, Text, TextLink } from "~/ui";
import { trefferHref } from "./trefferHref";

type Props = { antrag: Suchtreffer; isGewaehlt: boolean; formular: FormularSchutz };

/** An Antrag that was found, with the places where the words stand. */
export function TrefferKarte({ antrag, isGewaehlt, formular }: Props) {
  const { uuid, bezeichnung, antragsnummer, firma, status, stellen, anzahlStellen } = antrag;
  const name = bezeichnung || OHNE_BEZEICHNUNG;
  const weitere = anzahlStellen - stellen.length;
  return (
    <Stack gap="s">
      <Inline gap="s" justify="between">
        <Heading level={3}>
          {isGewaehlt ? <TextLink href={href("antragStartseite", { uuid })}>{name}</TextLink> : name}
        </Heading>{" "}
        <StatusZeichen status={status} />
      </Inline>
      <Text tone="muted" size="s">
        {antragsnummer ?? "Entwurf"} · {firma}
      </Text>
      {stellen.map((stelle, nummer) => (
        <Stelle key={nummer} stelle={stelle} antrag={antrag} isGewaehlt={isGewaehlt} formular={formular} />
      ))}
      {weitere > 0 && (
        <Text tone="muted" size="s">
          {weitere === 1 ? "Eine weitere Stelle" : `${String(weitere)} weitere Stellen`} in diesem Antrag
        </Text>
      )}
    </Stack>
  );
}

function Stelle({ stelle, ...wo }: Props & { stelle: Fundstelle }) {
  return (
    <div>
      <ZurStelle stelle={stelle} {...wo} />
      <Text>
        {stelle.auszug.map(({ text, isTreffer }, nummer) =>
          isTreffer ? <mark key={nummer}>{text}</mark> : <span key={nummer}>{text}</span>,
        )}
      </Text>
    </div>
  );
}

/** A link; for another company than the chosen one a button, which chooses it on the way. */
function ZurStelle({ stelle, antrag, isGewaehlt, formular }: Props & { stelle: Fundstelle }) {
  const ziel = trefferHref(antrag, stelle);
  if (isGewaehlt) return <TextLink href={ziel}>{stelle.ort}</TextLink>;
  return (
    <Form method="post" action={href("loginUnternehmenAuswahl")}>
      <FormularFelder formular={formular} />
      <HiddenField name="unternehmen" value={antrag.unternehmenUuid} />
      <HiddenField name="redirect" value={ziel} />
      <Button variant="quiet">
        {stelle.ort}, für {antrag.firma}
      </Button>
    </Form>
  );
}
