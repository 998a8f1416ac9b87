import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { Seiten } from "~/features/tabelle";
import { Button, PageHeader, ScreenOnly, Stack, Text, TextLink } from "~/ui";
import { JE_SEITE, type PosteingangDaten, posteingangHref } from "./loadNachrichten";
import { NachrichtenAuswahl, NachrichtenFilter } from "./NachrichtenFilter";
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
    <Stack gap="xs">
      <PageHeader
        isDense
        title="Nachrichten"
        lead={lead}
        actions={ungelesen > 0 ? <AlleGelesen formular={formular} /> : undefined}
      />
      <Fehlermeldung key={versuch} problem={problem} felder={[]} />
      <ScreenOnly>
        <NachrichtenFilter anfrage={anfrage} istFirma={istFirma} />
      </ScreenOnly>
      <NachrichtenAuswahl anfrage={anfrage} istFirma={istFirma} />
      <Stack gap="m">
        {anfrage.antrag !== null && (
          <Text>
            Sie sehen die Nachrichten zu einem Antrag.{" "}
            <TextLink href={posteingangHref({ ...anfrage, antrag: null, seite: 1, bis: 1 })}>
              Nachrichten zu allen Anträgen anzeigen
            </TextLink>
          </Text>
        )}
        <NachrichtenTabelle eintraege={eintraege} istFirma={istFirma} />
        <Blaettern {...daten} />
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

function Blaettern({ anfrage, total, seiten }: PosteingangDaten) {
  return (
    <Seiten
      seite={anfrage.seite}
      bis={anfrage.bis}
      jeSeite={JE_SEITE}
      seiten={seiten}
      summary={total === 1 ? "1 Nachricht" : `${total.toLocaleString("de-DE")} Nachrichten`}
      zu={(folge) => posteingangHref({ ...anfrage, ...folge })}
    />
  );
}
