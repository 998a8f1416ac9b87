import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { Container, Pagination, Stack, Text } from "~/ui";
import { BenennenForm } from "./BenennenForm";
import type { VersionenDaten } from "./loadVersionen";
import { VersionenKopf } from "./VersionenKopf";
import { VersionenTabelle } from "./VersionenTabelle";
import { versionenHref } from "./versionenHref";

/** First, last and the pages around the current one. */
const listSeiten = (seite: number, seiten: number): number[] =>
  Array.from({ length: seiten }, (_, index) => index + 1).filter(
    (n) => n === 1 || n === seiten || Math.abs(n - seite) <= 2,
  );

type VersionenSeiteProps = { daten: VersionenDaten; formular: FormularSchutz; antwort: FormAntwort | undefined };

/** Every save of a Vorhaben: who, when, what. */
export function VersionenSeite({ daten, formular, antwort }: VersionenSeiteProps) {
  const { rahmen, eintraege, seite, seiten, total, darfBenennen, benennen } = daten;
  const zu = (nummer: number) => versionenHref(rahmen, nummer);
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
            zurueck={zu(seite)}
            formular={formular}
            antwort={antwort}
          />
        )}
        <VersionenTabelle
          eintraege={eintraege}
          rahmen={rahmen}
          hrefBenennen={darfBenennen ? (revision) => `${versionenHref(rahmen, seite, revision)}#benennen` : null}
        />
        <Pagination
          summary={seiten === 1 ? anzahl : `${anzahl}, Seite ${String(seite)} von ${String(seiten)}`}
          pages={listSeiten(seite, seiten).map((nummer) => ({
            href: zu(nummer),
            label: String(nummer),
            current: nummer === seite,
          }))}
          prevHref={seite > 1 ? zu(seite - 1) : undefined}
          nextHref={seite < seiten ? zu(seite + 1) : undefined}
        />
      </Stack>
    </Container>
  );
}
