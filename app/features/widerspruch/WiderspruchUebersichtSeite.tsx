import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import type { WiderspruchLage } from "~/contract/verfahren/widersprueche";
import { Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { href } from "~/routing/href";
import { Card, Notice, PageHeader, Section, Stack, Text, TextLink } from "~/ui";
import { isVerspaetet } from "./isVerspaetet";
import type { UebersichtDaten } from "./loadWiderspruchUebersicht";
import { WiderspruchKarte } from "./WiderspruchKarte";
import { widerspruchPfad } from "./widerspruchPfad";

type UebersichtProps = { daten: UebersichtDaten; formular: FormularSchutz; antwort: FormAntwort | undefined };

/**
 * What may be objected to until when, and what has been. @spec §2 /antraege/widerspruchUebersicht/{uuid?}: objection
 * overview
 */
export function WiderspruchUebersichtSeite({ daten, formular, antwort }: UebersichtProps) {
  const { einzeln } = daten;
  const { problem, versuch } = useAntwort(antwort);
  return (
    <Stack gap="xl">
      <PageHeader
        title="Widersprüche"
        lead={einzeln?.antragTitel ?? "Zu allen Anträgen, die Sie lesen dürfen"}
        breadcrumbs={
          einzeln === null
            ? [{ label: "Anträge", href: href("antraege") }, { label: "Widersprüche" }]
            : widerspruchPfad(einzeln)
        }
      />
      <Fehlermeldung key={versuch} problem={problem} felder={[]} />
      <Text>
        Wenn Sie mit einem Bescheid nicht einverstanden sind, prüft ihn die Bescheinigungsstelle auf Ihren Widerspruch
        hin noch einmal. Das kostet nichts. Sind Sie einverstanden, müssen Sie nichts tun.
      </Text>
      {einzeln === null ? (
        <AllerAntraege daten={daten} formular={formular} />
      ) : (
        <>
          <WiderspruchKarte lage={einzeln} heute={daten.heute} formular={formular} isEinzeln />
          <Text>
            <TextLink href={href("widerspruchUebersicht")}>Widersprüche zu allen Anträgen</TextLink>
          </Text>
        </>
      )}
    </Stack>
  );
}

type AllerAntraegeProps = Pick<UebersichtProps, "daten" | "formular">;

function AllerAntraege({ daten, formular }: AllerAntraegeProps) {
  return (
    <>
      {daten.isGekuerzt && (
        <Notice tone="info" title={`Hier stehen die ${String(daten.lagen.length)} Anträge mit den neuesten Bescheiden`}>
          Widersprüche zu älteren Bescheiden finden Sie auf der Startseite des jeweiligen Antrags.{" "}
          <TextLink href={href("antraege")}>Zu den Anträgen</TextLink>
        </Notice>
      )}
      <Abschnitte daten={daten} formular={formular} />
    </>
  );
}

const hasWiderspruch = ({ widersprueche }: WiderspruchLage): boolean => widersprueche.length > 0;

/** Those with an objection, those whose period runs, the nearest end first, and those whose period is over. */
function Abschnitte({ daten: { lagen, heute }, formular }: AllerAntraegeProps) {
  const ohne = lagen.filter((lage) => !hasWiderspruch(lage) && lage.rechte.beginnen);
  const fristVon = ({ bescheid }: WiderspruchLage): string => bescheid?.widerspruchsfrist ?? "";
  const abschnitte = [
    {
      titel: "Widerspruch möglich",
      lagen: ohne.filter((lage) => !isVerspaetet(lage, heute)).sort((a, b) => fristVon(a).localeCompare(fristVon(b))),
    },
    { titel: "Begonnene und eingelegte Widersprüche", lagen: lagen.filter(hasWiderspruch) },
    { titel: "Frist abgelaufen", lagen: ohne.filter((lage) => isVerspaetet(lage, heute)) },
  ].filter((abschnitt) => abschnitt.lagen.length > 0);
  if (abschnitte.length === 0) {
    return (
      <Card title="Zurzeit gibt es nichts, wogegen Sie sich wenden können">
        <Text>Sobald ein Bescheid bekannt gegeben ist, steht hier, bis wann ein Widerspruch möglich ist.</Text>
      </Card>
    );
  }
  return abschnitte.map(({ titel, lagen: gezeigte }) => (
    <Section key={titel} title={titel}>
      <Stack gap="l">
        {gezeigte.map((lage) => (
          <WiderspruchKarte key={lage.antragUuid} lage={lage} heute={heute} formular={formular} />
        ))}
      </Stack>
    </Section>
  ));
}
