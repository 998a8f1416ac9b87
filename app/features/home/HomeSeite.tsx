import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { SeitenrahmenNachrichten } from "~/contract/portal/seitenrahmenDaten";
import { FormularFelder, GeparktHinweis } from "~/features/formular";
import { FristenNachArt, type FristZeile } from "~/features/frist";
import { NeuesteNachrichten, UngelesenHinweis } from "~/features/nachrichten";
import { SystemnachrichtenHinweis } from "~/features/systemnachricht";
import { href } from "~/routing/href";
import { Button } from "~/ui/basic/Button";
import { Notice } from "~/ui/basic/Notice";
import { Text } from "~/ui/basic/Text";
import { TextLink } from "~/ui/basic/TextLink";
import { Card } from "~/ui/layout/Card";
import { CardList } from "~/ui/layout/CardList";
import { PageHeader } from "~/ui/layout/PageHeader";
import { Section } from "~/ui/layout/Section";
import { Split } from "~/ui/layout/Split";
import { Stack } from "~/ui/layout/Stack";
import { AntragEintrag } from "./AntragEintrag";
import type { HomeAntrag, HomeDaten, VerbundOffen } from "./loadHome";
import { WartendesKarte } from "./WartendesKarte";

type Props = {
  daten: HomeDaten;
  formular: FormularSchutz;
  nachrichten: SeitenrahmenNachrichten | null;
  ungelesen: number;
};

function leadFor({ unternehmen, hatMehrere, siehtLesezugriffe, wartendes }: HomeDaten): ReactNode {
  if (unternehmen !== null)
    return (
      <>
        Sie arbeiten für {unternehmen}.{" "}
        {hatMehrere && <TextLink href={href("meineUnternehmen")}>Alle meine Unternehmen</TextLink>}
      </>
    );
  if (wartendes !== null) return "Hier sehen Sie, was auf Sie wartet und was sich zuletzt geändert hat.";
  return siehtLesezugriffe
    ? "Hier achten Sie darauf, wer was gelesen hat."
    : "Hier sehen Sie, was sich zuletzt geändert hat.";
}

/** The first page after the login: which deadlines run, what changed last, what can be begun, where help is. */
export function HomeSeite({ daten, formular, nachrichten, ungelesen }: Props) {
  const { vorname, darfAnlegen } = daten;
  return (
    <>
      <PageHeader
        title={`Guten Tag, ${vorname}`}
        lead={leadFor(daten)}
        actions={darfAnlegen ? <NeuerAntrag formular={formular} /> : undefined}
      />
      <Stack gap="m">
        <SystemnachrichtenHinweis nachrichten={nachrichten} />
        <UngelesenHinweis anzahl={ungelesen} />
        <GeparktHinweis geparkte={daten.geparkte} />
        {daten.fehlendeStammdaten > 0 && <StammdatenHinweis />}
        {daten.verbund !== null && <VerbundHinweis verbund={daten.verbund} />}
        <Split side={<Daneben daten={daten} />}>
          <Stack gap="xl">
            {daten.wartendes !== null && <WartendesKarte zeilen={daten.wartendes} />}
            {daten.fristen !== null && <Fristen fristen={daten.fristen} />}
            {daten.antraege !== null && !isNebenFristen(daten) && <Antraege {...daten} antraege={daten.antraege} />}
            {daten.siehtLesezugriffe && <Lesezugriffe />}
          </Stack>
        </Split>
      </Stack>
    </>
  );
}

/** Deadlines come first; without any, the Anträge are what people come for. */
const isNebenFristen = ({ fristen }: HomeDaten): boolean => fristen !== null && fristen.length > 0;

/** What is looked at after the deadlines. */
function Daneben({ daten }: { daten: HomeDaten }) {
  return (
    <Stack gap="xl">
      {daten.nachrichten !== null && <NeuesteNachrichten eintraege={daten.nachrichten} />}
      {daten.antraege !== null && isNebenFristen(daten) && <Antraege {...daten} antraege={daten.antraege} isDaneben />}
      <GutZuWissen />
    </Stack>
  );
}

/** What the company has not been asked before, or not said yet: once, and in time before a submission. */
function StammdatenHinweis() {
  return (
    <Notice tone="info" title="Bitte vervollständigen Sie einmal die Stammdaten Ihres Unternehmens">
      <Text>
        Für eine Einreichung brauchen wir einige Angaben mehr. Was Sie bisher angegeben haben, ist übernommen. Von dort
        führt Sie das Portal weiter zu den verbundenen Unternehmen und zur Geschäftsstatistik.{" "}
        <TextLink href={href("unternehmen")}>Stammdaten ergänzen</TextLink>
      </Text>
    </Notice>
  );
}

/**
 * Once a year, and after each change, somebody says that the list of affiliated companies is up to date; before that it
 * has to be complete.
 */
function VerbundHinweis({ verbund }: { verbund: VerbundOffen }) {
  if (verbund.art === "UNVOLLSTAENDIG")
    return (
      <Notice tone="info" title="Bitte vervollständigen Sie die Liste der verbundenen Unternehmen">
        <Text>
          {verbund.message} <TextLink href={href("verbundeneUnternehmen")}>Liste ansehen und ergänzen</TextLink>
        </Text>
      </Notice>
    );
  return (
    <Notice tone="info" title="Bitte bestätigen Sie die Liste der verbundenen Unternehmen">
      <Text>
        Für das Wirtschaftsjahr {verbund.jahr} ist noch nicht bestätigt, dass die Liste aktuell ist. Für eine
        Einreichung brauchen wir diese Bestätigung.{" "}
        <TextLink href={`${href("verbundeneUnternehmen")}#bestaetigung`}>Liste ansehen und bestätigen</TextLink>
      </Text>
    </Notice>
  );
}

/** All deadlines of all Anträge. */
function Fristen({ fristen }: { fristen: FristZeile[] }) {
  return (
    <Section title="Fristen">
      {fristen.length === 0 ? (
        <Card>
          <Text>Zurzeit läuft keine Frist.</Text>
        </Card>
      ) : (
        <FristenNachArt fristen={fristen} />
      )}
      <Text>
        <TextLink href={href("kalender")}>Fristen im Kalender und Erinnerungen</TextLink>
      </Text>
    </Section>
  );
}

const NOCH_KEINER =
  "Sie haben noch keinen Antrag. Legen Sie jetzt den ersten an. Ein Antrag kann mehrere Vorhaben enthalten. Sie können jederzeit unterbrechen und später weitermachen.";

type AntraegeProps = Pick<HomeDaten, "total" | "darfAnlegen"> & {
  antraege: HomeAntrag[];
  /** Beside the deadlines, which say what is to be done. */
  isDaneben?: boolean;
};

function Antraege({ antraege, total, darfAnlegen, isDaneben = false }: AntraegeProps) {
  return (
    <Section title="Zuletzt geänderte Anträge">
      {antraege.length === 0 ? (
        <Card>
          <Text>{darfAnlegen ? NOCH_KEINER : "Es gibt noch keine Anträge."}</Text>
        </Card>
      ) : (
        <CardList>
          {antraege.map((antrag) => (
            <li key={antrag.uuid}>
              <AntragEintrag antrag={antrag} isErklaert={darfAnlegen && !isDaneben} />
            </li>
          ))}
        </CardList>
      )}
      {total > antraege.length && (
        <Text>
          <TextLink href={href("antraege")}>Alle {String(total)} Anträge anzeigen</TextLink>
        </Text>
      )}
    </Section>
  );
}

/** The way of the data protection officer, who sees nothing else. */
function Lesezugriffe() {
  return (
    <Section title="Lesezugriffe">
      <Text>
        <TextLink href={href("lesezugriffeView")}>Ansehen, wer im Portal was gelesen hat</TextLink>
      </Text>
    </Section>
  );
}

function NeuerAntrag({ formular }: { formular: FormularSchutz }) {
  return (
    <Form method="post" action={href("antraege")}>
      <FormularFelder formular={formular} />
      <Button icon="plus">Neuer Antrag</Button>
    </Form>
  );
}

function GutZuWissen() {
  return (
    <Card title="Gut zu wissen" tone="muted">
      <ul>
        <li>
          <TextLink href={href("help")}>Häufige Fragen und Antworten</TextLink>
        </li>
        <li>
          <TextLink href={href("kontakt")}>So erreichen Sie uns</TextLink>
        </li>
        <li>
          <TextLink href={href("profil")}>Passwort, zweiter Faktor und Hilfetexte</TextLink>
        </li>
      </ul>
    </Card>
  );
}
