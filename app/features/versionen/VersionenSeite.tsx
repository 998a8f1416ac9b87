import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { Seiten } from "~/features/tabelle";
import { Container, Stack, Text } from "~/ui";
import { BenennenForm } from "./BenennenForm";
import type { VersionenDaten } from "./loadVersionen";
import { VersionenKopf } from "./VersionenKopf";
import { VersionenTabelle } from "./VersionenTabelle";
import { VERSIONEN_JE_SEITE, versionenHref } from "./versionenHref";

type VersionenSeiteProps = { daten: VersionenDaten; formular: FormularSchutz; antwort: FormAntwort | undefined };

/** Every save of a Vorhaben: who, when, what. */
export function VersionenSeite({ daten, formular, antwort }: VersionenSeiteProps) {
  const { rahmen, eintraege, folge, seiten, total, darfBenennen, benennen } = daten;
  const anzahl = total === 1 ? "Eine Fassung" : `${String(total)} Fassungen`;
  return (
    <Container width="wide">
      <Stack gap="l">
        <VersionenKopf rahmen={rahmen} titel="Versionen" isListe />
        <Text>Jedes Speichern legt eine Fassung an, die erhalten bleibt. Die neueste steht oben.</Text>
        {benennen !== null && (
          <BenennenForm
            key={benennen.revision}
            eintrag={benennen}
            zurueck={versionenHref(rahmen, folge)}
            formular={formular}
            antwort={antwort}
          />
        )}
        <VersionenTabelle
          eintraege={eintraege}
          rahmen={rahmen}
          hrefBenennen={darfBenennen ? (revision) => `${versionenHref(rahmen, folge, revision)}#benennen` : null}
        />
        <Seiten
          {...folge}
          jeSeite={VERSIONEN_JE_SEITE}
          seiten={seiten}
          summary={seiten === 1 ? anzahl : `${anzahl}, Seite ${String(folge.bis)} von ${String(seiten)}`}
          zu={(andere) => versionenHref(rahmen, andere)}
        />
      </Stack>
    </Container>
  );
}
