import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { Fundstelle, Suchtreffer } from "~/contract/antrag/inhaltssuche";
import { OHNE_BEZEICHNUNG } from "~/domain/antrag/bezeichnung";
import { StatusZeichen } from "~/features/antrag";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { Button, Details, Heading, HiddenField, Inline, Stack, Text, TextLink } from "~/ui";
import { trefferHref } from "./trefferHref";

type Props = { antrag: Suchtreffer; isGewaehlt: boolean; formular: FormularSchutz };

/** An Antrag that was found, with the place that fits best; the others are folded away, so that ten fit a phone. */
export function TrefferKarte({ antrag, isGewaehlt, formular }: Props) {
  const { uuid, bezeichnung, antragsnummer, firma, status, stellen, anzahlStellen } = antrag;
  const name = bezeichnung || OHNE_BEZEICHNUNG;
  const [erste, ...weitere] = stellen.map((stelle, nummer) => (
    <Stelle key={nummer} stelle={stelle} antrag={antrag} isGewaehlt={isGewaehlt} formular={formular} />
  ));
  return (
    <Stack gap="xs">
      <Inline gap="s" justify="between">
        <Heading level={3}>
          {isGewaehlt ? <TextLink href={href("antragStartseite", { uuid })}>{name}</TextLink> : name}
        </Heading>{" "}
        <StatusZeichen status={status} />
      </Inline>
      <Text tone="muted" size="s">
        {antragsnummer ?? "Entwurf"} · {firma}
      </Text>
      {erste}
      {weitere.length > 0 && (
        <Details summary={anzahlStellen === 2 ? "Eine weitere Stelle" : `${String(anzahlStellen - 1)} weitere Stellen`}>
          <Stack gap="s">
            {weitere}
            <Ungezeigte anzahl={anzahlStellen - stellen.length} />
          </Stack>
        </Details>
      )}
    </Stack>
  );
}

/** How many places are not shown. */
function Ungezeigte({ anzahl }: { anzahl: number }) {
  if (anzahl === 0) return null;
  return (
    <Text tone="muted" size="s">
      {anzahl === 1 ? "Eine Stelle wird" : `${String(anzahl)} Stellen werden`} hier nicht gezeigt.
    </Text>
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
