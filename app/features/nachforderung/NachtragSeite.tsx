import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { beantwortenTitel, WARTET_AUF_ENTSCHEIDUNG } from "~/domain/frist/fristArten";
import { dringlichkeitVon, formatFristende, formatRest } from "~/domain/frist/restzeit";
import {
  EntwurfFormular,
  type EntwurfSeite,
  EntwurfVerwerfen,
  Getipptes,
  SchriftsatzInhalt,
  UnterschriftKarte,
} from "~/features/schriftsatz";
import { href } from "~/routing/href";
import { Notice, PageHeader, Stack, Text } from "~/ui";
import { Uebernahme } from "./Uebernahme";

type NachtragSeiteProps = EntwurfSeite & { antwort: FormAntwort | undefined };

/** The draft of a Nachtrag: write, then read it through and sign. @spec §2 /antraege/{antragUuid}/nachtrag/{uuid?} */
export function NachtragSeite(props: NachtragSeiteProps) {
  const { daten, schritt } = props;
  const { antragUuid, antragTitel, schriftsatz } = daten;
  const { nachforderung } = schriftsatz.kontext;
  const titel = nachforderung === undefined ? "Nachtrag ohne Nachforderung" : beantwortenTitel(nachforderung.nummer);
  return (
    <Stack gap="xl">
      <PageHeader
        title={titel}
        lead={antragTitel}
        breadcrumbs={[
          { label: "Anträge", href: href("antraege") },
          { label: antragTitel, href: href("antragStartseite", { uuid: antragUuid }) },
          ...(nachforderung === undefined
            ? []
            : [{ label: "Nachforderungen", href: href("nachforderungen", { uuid: antragUuid }) }]),
          { label: titel },
        ]}
      />
      {schriftsatz.sperre !== null && <Notice tone="warning">{schriftsatz.sperre}</Notice>}
      {schritt === "unterschrift" && schriftsatz.rechte.bearbeiten ? (
        <Unterschrift {...props} />
      ) : (
        <Schreiben {...props} />
      )}
    </Stack>
  );
}

const hierVon = ({ antragUuid, schriftsatz }: EntwurfSeite["daten"]): string =>
  href("nachtrag", { antragUuid, uuid: schriftsatz.uuid });

/** Nothing once it can no longer be answered: then the page says why. */
function Fristhinweis({ daten: { schriftsatz } }: Pick<EntwurfSeite, "daten">) {
  const { heute, nachforderung } = schriftsatz.kontext;
  if (nachforderung === undefined || schriftsatz.sperre !== null) return null;
  const { frist } = nachforderung;
  const zaehlt = "Die Antwort zählt mit der Unterschrift, nicht mit dem Speichern.";
  if (heute > frist) return <Notice tone="warning">{`${WARTET_AUF_ENTSCHEIDUNG} ${zaehlt}`}</Notice>;
  return (
    <Notice
      tone={dringlichkeitVon(frist, heute) === "offen" ? "info" : "warning"}
      title={`Antworten bis einschließlich ${formatFristende(frist)} (${formatRest(frist, heute)})`}
    >
      {zaehlt}
    </Notice>
  );
}

function Schreiben({ daten, formular, antwort }: NachtragSeiteProps) {
  const { schriftsatz } = daten;
  if (!schriftsatz.rechte.bearbeiten) {
    return (
      <>
        <Getipptes schriftsatz={schriftsatz} antwort={antwort} />
        <Uebernahme schriftsatz={schriftsatz} hier={hierVon(daten)} formular={formular} antwort={antwort} />
        <SchriftsatzInhalt schriftsatz={schriftsatz} />
      </>
    );
  }
  return (
    <>
      <Fristhinweis daten={daten} />
      <Text>
        Sie können jederzeit speichern und später weiterschreiben. Eingereicht wird erst mit der Unterschrift.
      </Text>
      <EntwurfFormular schriftsatz={schriftsatz} hier={hierVon(daten)} formular={formular} antwort={antwort} />
      <EntwurfVerwerfen
        folgen={`Der Entwurf wird mit seinen Dateien gelöscht.${schriftsatz.nachforderungUuid === null ? "" : " Die Nachforderung bleibt offen."}`}
        hier={hierVon(daten)}
        revision={schriftsatz.revision}
        formular={formular}
      />
    </>
  );
}

function Unterschrift({ daten, isNezo, formular, antwort }: NachtragSeiteProps) {
  const { schriftsatz } = daten;
  return (
    <>
      <Fristhinweis daten={daten} />
      <SchriftsatzInhalt schriftsatz={schriftsatz} />
      <UnterschriftKarte
        schriftsatz={schriftsatz}
        isNezo={isNezo}
        formular={formular}
        antwort={antwort}
        unvollstaendig={{
          title: "Es fehlen noch Antworten",
          text: "Bitte ergänzen Sie alle Antworten, bevor Sie unterschreiben.",
        }}
        werUnterschreibt="Ihre Antworten sind gespeichert. Einreichen kann sie eine bevollmächtigte Person Ihres Unternehmens."
        knopf="Nachtrag einreichen"
        wirkung="Danach ist der Nachtrag eingereicht und lässt sich nicht mehr ändern."
        zurueck={{ href: hierVon(daten), label: "Zurück zum Schreiben" }}
      />
    </>
  );
}
