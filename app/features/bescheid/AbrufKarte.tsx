import type { BescheidKopf } from "~/contract/verfahren/bescheide";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { BESCHEID_TITEL, RECHTSBEHELF } from "~/domain/bescheid/bescheidTexte";
import { ABRUF_TAGE, BEKANNTGABE, bekanntgabeAm } from "~/domain/bescheid/bescheidFristen";
import { Unterschreiben } from "~/features/unterschrift";
import { formatFristende, formatRest } from "~/domain/frist/restzeit";
import { addDays, berlinDate, formatDate } from "~/lib/date";
import { Badge, Card, Heading, Inline, Notice, Stack, Text } from "~/ui";
import type { BescheidMenuDaten } from "./loadBescheid";

type AbrufKarteProps = {
  daten: BescheidMenuDaten;
  kopf: BescheidKopf;
  isNezo: boolean;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

/** A decision that waits: what its retrieval brings about, and the signature for it. */
export function AbrufKarte({ daten, kopf, isNezo, formular, antwort }: AbrufKarteProps) {
  const jetzt = new Date(daten.jetzt);
  return (
    <Card title={`${BESCHEID_TITEL[kopf.art]} vom ${formatDate(kopf.erstelltAm)}`} tone="primary">
      <Stack gap="l">
        <Inline gap="m">
          <Badge tone="info">Zum Abruf bereit</Badge>
          {kopf.bekanntgabeAm === null && (
            <Text>
              bis einschließlich <time dateTime={kopf.abrufbarBis}>{formatFristende(kopf.abrufbarBis)}</time> (
              {formatRest(kopf.abrufbarBis, berlinDate(jetzt))})
            </Text>
          )}
        </Inline>
        <Folgen folgen={listFolgen(daten, kopf, jetzt)} />
        {daten.rechte.abrufen ? (
          <>
            <Meldung antwort={antwort} />
            <Unterschreiben
              isNezo={isNezo}
              formular={formular}
              stand={kopf.vorlage}
              antwort={antwort}
              knopf="Bescheid abrufen"
              wirkung="Danach ist der Bescheid abgerufen; das lässt sich nicht rückgängig machen."
            />
          </>
        ) : (
          <Notice tone="info">
            Abrufen kann den Bescheid nur eine bevollmächtigte Person des Unternehmens. Danach können Sie ihn hier
            lesen.
          </Notice>
        )}
      </Stack>
    </Card>
  );
}

function Folgen({ folgen }: { folgen: readonly string[] }) {
  return (
    <Stack gap="s">
      <Heading level={3} size="h4">
        Was beim Abruf geschieht
      </Heading>
      <Stack as="ul" gap="s">
        {folgen.map((folge) => (
          <li key={folge}>
            <Text as="span">{folge}</Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

/** Why the retrieval was refused; what is wrong with a TAN stands at its field. */
function Meldung({ antwort }: { antwort: FormAntwort | undefined }) {
  if (antwort === undefined || antwort.problem.code.startsWith("TAN_") || antwort.problem.errors.length > 0)
    return null;
  return (
    <Notice tone="error" role="alert" title="Der Bescheid wurde nicht abgerufen">
      {antwort.problem.userMessage}
    </Notice>
  );
}

function listFolgen({ bekanntgabeRegel: regel }: BescheidMenuDaten, kopf: BescheidKopf, jetzt: Date): string[] {
  const { art, abrufbarBis } = kopf;
  const { anlass } = BEKANNTGABE[regel];
  const amAbruftag = bekanntgabeAm(regel, anlass === "ABRUF" ? berlinDate(jetzt) : addDays(abrufbarBis, -ABRUF_TAGE));
  const bekannt = formatDate(amAbruftag);
  return [
    anlass === "ABRUF"
      ? `Der Bescheid gilt am Tag nach dem Abruf als bekannt gegeben. Rufen Sie ihn heute ab, ist das ${bekannt}.`
      : `Der Bescheid gilt am ${bekannt} als bekannt gegeben, unabhängig vom Tag des Abrufs.`,
    `Mit der Bekanntgabe beginnt die Frist. Wie lange ${RECHTSBEHELF[art]} möglich ist, steht nach dem Abruf auf den Tag genau hier.`,
    "Nach dem Abruf können ihn alle lesen und als PDF herunterladen, die diesen Antrag lesen dürfen, auch später.",
    ...(kopf.bekanntgabeAm === null
      ? [
          `Rufen Sie ihn bis zum ${formatDate(abrufbarBis)} nicht ab, endet die Bereitstellung. Sie erhalten ihn dann erneut im Portal oder mit der Post.`,
        ]
      : []),
  ];
}
