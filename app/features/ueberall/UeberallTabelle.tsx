import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { ZeileUeberall } from "~/contract/antrag/antragListe";
import { AM_ZUG } from "~/domain/antrag/amZug";
import { OHNE_BEZEICHNUNG } from "~/domain/antrag/bezeichnung";
import { StatusZeichen } from "~/features/antrag";
import { FormularFelder } from "~/features/formular";
import { formatDate } from "~/lib/date";
import { href } from "~/routing/href";
import { Button, DataTable, HiddenField, LinkButton, Stack, Text, VisuallyHidden } from "~/ui";

const COLUMNS = [
  { key: "antrag", title: "Antrag und Unternehmen", isRowHeader: true },
  { key: "status", title: "Status" },
  { key: "amZug", title: "Wer ist dran", isNarrow: true },
  { key: "naechsteFrist", title: "Nächste Frist", isNarrow: true },
  { key: "oeffnen", title: "Öffnen", isTitleHidden: true, isForActions: true },
];

type UeberallTabelleProps = {
  caption: string;
  zeilen: readonly ZeileUeberall[];
  gewaehlt: string | null;
  formular: FormularSchutz;
  empty?: string;
};

/** Anträge of several companies; each names its own, and opening one chooses it. */
export function UeberallTabelle({ caption, zeilen, gewaehlt, formular, empty }: UeberallTabelleProps) {
  return (
    <DataTable
      caption={caption}
      isCaptionHidden
      columns={COLUMNS}
      empty={empty}
      rows={zeilen.map((zeile) => ({
        key: zeile.uuid,
        cells: {
          antrag: <Name zeile={zeile} />,
          status: <StatusZeichen status={zeile.status} />,
          amZug: AM_ZUG[zeile.amZug],
          naechsteFrist: zeile.naechsteFrist === null ? "–" : formatDate(zeile.naechsteFrist),
          oeffnen: <Oeffnen zeile={zeile} isGewaehlt={zeile.unternehmenUuid === gewaehlt} formular={formular} />,
        },
      }))}
    />
  );
}

function Name({ zeile: { bezeichnung, antragsnummer, firma } }: { zeile: ZeileUeberall }) {
  return (
    <Stack gap="xs">
      <Text as="strong">{bezeichnung || OHNE_BEZEICHNUNG}</Text>{" "}
      <Text as="span" tone="muted" size="s">
        {antragsnummer ?? "Entwurf"} · {firma}
      </Text>
    </Stack>
  );
}

type OeffnenProps = { zeile: ZeileUeberall; isGewaehlt: boolean; formular: FormularSchutz };

/** One press: the company is chosen on the way, where it is not yet. */
function Oeffnen({ zeile, isGewaehlt, formular }: OeffnenProps) {
  const ziel = href("antragStartseite", { uuid: zeile.uuid });
  const name = <VisuallyHidden>{zeile.bezeichnung || zeile.antragsnummer || OHNE_BEZEICHNUNG}, </VisuallyHidden>;
  if (isGewaehlt)
    return (
      <LinkButton variant="quiet" href={ziel}>
        {name}Öffnen
      </LinkButton>
    );
  return (
    <Form method="post" action={href("loginUnternehmenAuswahl")}>
      <FormularFelder formular={formular} />
      <HiddenField name="unternehmen" value={zeile.unternehmenUuid} />
      <HiddenField name="redirect" value={ziel} />
      <Button variant="quiet">{name}Öffnen</Button>
    </Form>
  );
}
