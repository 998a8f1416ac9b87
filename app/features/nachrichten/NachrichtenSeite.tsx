import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { Button, Card, PageHeader, Pagination, Stack, Text, TextLink } from "~/ui";
import { type PosteingangDaten, posteingangHref } from "./loadNachrichten";
import { NachrichtenFilter } from "./NachrichtenFilter";
import { NachrichtenTabelle } from "./NachrichtenTabelle";

type NachrichtenSeiteProps = {
  daten: PosteingangDaten;
  formular: FormularSchutz;
  ungelesen: number;
  antwort: FormAntwort | undefined;
};

/** The inbox. Search, filter and page stand in the address. @spec §2 /nachrichten: message list */
export function NachrichtenSeite({ daten, formular, ungelesen, antwort }: NachrichtenSeiteProps) {
  const { anfrage, eintraege, istFirma } = daten;
  const { problem, versuch } = useAntwort(antwort);
  const lead = istFirma
    ? "Was die Bescheinigungsstelle Ihnen mitteilt und was Sie geantwortet haben."
    : "Nachrichten an Unternehmen und ihre Antworten.";
  return (
    <Stack gap="l">
      <PageHeader
        title="Nachrichten"
        lead={lead}
        actions={ungelesen > 0 ? <AlleGelesen formular={formular} /> : undefined}
      />
      <Fehlermeldung key={versuch} problem={problem} felder={[]} />
      <Card>
        <NachrichtenFilter anfrage={anfrage} istFirma={istFirma} />
      </Card>
      <Stack gap="m">
        {anfrage.antrag !== null && (
          <Text>
            Sie sehen die Nachrichten zu einem Antrag.{" "}
            <TextLink href={posteingangHref({ ...anfrage, antrag: null, seite: 1 })}>
              Nachrichten zu allen Anträgen anzeigen
            </TextLink>
          </Text>
        )}
        <NachrichtenTabelle eintraege={eintraege} istFirma={istFirma} />
        <Seiten {...daten} />
      </Stack>
    </Stack>
  );
}

function AlleGelesen({ formular }: { formular: FormularSchutz }) {
  return (
    <Form method="post">
      <FormularFelder formular={formular} />
      <Button variant="secondary" icon="haken">
        Alle als gelesen markieren
      </Button>
    </Form>
  );
}

function Seiten({ anfrage, total, seiten }: PosteingangDaten) {
  const zu = (seite: number) => posteingangHref({ ...anfrage, seite });
  const { seite } = anfrage;
  const nummern = Array.from({ length: seiten }, (_, index) => index + 1).filter(
    (nummer) => nummer === 1 || nummer === seiten || Math.abs(nummer - seite) <= 2,
  );
  return (
    <Pagination
      summary={total === 1 ? "1 Nachricht" : `${total.toLocaleString("de-DE")} Nachrichten`}
      pages={
        seiten === 1
          ? []
          : nummern.map((nummer) => ({ href: zu(nummer), label: String(nummer), current: nummer === seite }))
      }
      prevHref={seite > 1 ? zu(seite - 1) : undefined}
      nextHref={seite < seiten ? zu(seite + 1) : undefined}
    />
  );
}
