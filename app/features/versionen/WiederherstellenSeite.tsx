import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { Absendeknopf } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { Card, ErrorSummary, Heading, HiddenField, Inline, LinkButton, Notice, Stack, Text } from "~/ui";
import type { WiederherstellenDaten } from "./loadWiederherstellen";
import { UnterschiedListe } from "./UnterschiedListe";
import { VersionenKopf } from "./VersionenKopf";
import { versionenHref } from "./versionenHref";

type WiederherstellenSeiteProps = {
  daten: WiederherstellenDaten;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

const WAS = {
  alles: {
    titel: "Fassung wiederherstellen",
    knopf: "Diese Fassung wiederherstellen",
    frage: "Alle Angaben dieser Fassung werden zum aktuellen Stand.",
  },
  feld: {
    titel: "Angabe wiederherstellen",
    knopf: "Diese Angabe wiederherstellen",
    frage: "Nur diese Angabe wird aus der Fassung übernommen.",
  },
  zeile: {
    titel: "Eintrag wiederherstellen",
    knopf: "Diesen Eintrag wiederherstellen",
    frage: "Nur dieser Eintrag wird aus der Fassung übernommen.",
  },
} as const satisfies Record<WiederherstellenDaten["umfang"], object>;

/** Shows what a restoration would change, and asks. */
export function WiederherstellenSeite({ daten, formular, antwort }: WiederherstellenSeiteProps) {
  const { rahmen, fassung, umfang, hindernis, abschnitte } = daten;
  const { titel, knopf, frage } = WAS[umfang];
  const isMoeglich = rahmen.darfBearbeiten && abschnitte.length > 0;
  return (
    <Stack gap="xl">
      <VersionenKopf rahmen={rahmen} titel={titel} />
      {antwort !== undefined && (
        <ErrorSummary
          title="Nicht wiederhergestellt"
          items={[{ href: "#inhalt", message: antwort.problem.userMessage }]}
        />
      )}
      <Card title={`Fassung ${String(fassung.revision)}${fassung.name === null ? "" : ` „${fassung.name}“`}`}>
        <Stack gap="l">
          <Text>{fassung.text}</Text>
          {!rahmen.darfBearbeiten && (
            <Notice tone="info">Sie können diesen Antrag lesen, aber nicht bearbeiten.</Notice>
          )}
          {rahmen.darfBearbeiten && abschnitte.length === 0 && (
            <Notice tone="info">
              {hindernis ?? "Es gibt nichts wiederherzustellen: Der aktuelle Stand stimmt damit schon überein."}
            </Notice>
          )}
          {isMoeglich && <Text>{`${frage} Das wird als neue Fassung gespeichert; keine frühere geht verloren.`}</Text>}
          <Bestaetigung daten={daten} formular={formular} knopf={isMoeglich ? knopf : null} />
        </Stack>
      </Card>
      {abschnitte.length > 0 && (
        <Stack gap="m" as="section">
          <Heading level={2}>Was sich dadurch ändert</Heading>
          <UnterschiedListe abschnitte={abschnitte} />
        </Stack>
      )}
    </Stack>
  );
}

type BestaetigungProps = Pick<WiederherstellenSeiteProps, "daten" | "formular"> & {
  /** Null when there is nothing to restore. */
  knopf: string | null;
};

function Bestaetigung({ daten: { rahmen, fassung }, formular, knopf }: BestaetigungProps) {
  return (
    <Form method="post">
      <FormularFelder formular={formular} />
      <HiddenField name="revision" value={String(rahmen.aktuell)} />
      <HiddenField name="fassung" value={String(fassung.revision)} />
      <Inline gap="m">
        {knopf !== null && (
          <Absendeknopf absicht="wiederherstellen" icon="aktualisieren">
            {knopf}
          </Absendeknopf>
        )}
        <LinkButton variant="secondary" href={versionenHref(rahmen)}>
          {knopf !== null ? "Abbrechen" : "Zurück zu den Versionen"}
        </LinkButton>
      </Inline>
    </Form>
  );
}
