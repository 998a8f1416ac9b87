import { useLocation } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { ANLAGEN_MAX } from "~/domain/antrag/anlagen";
import { numberWord } from "~/lib/numberWord";
import { href } from "~/routing/href";
import { Card, ErrorSummary, Notice, PageHeader, Stack, Text } from "~/ui";
import { fehlerTitel } from "./hinzugefuegtText";
import { DateienTabelle } from "./DateienTabelle";
import { EntfernenFrage } from "./EntfernenFrage";
import { dateiFeldId, HochladeFormular } from "./HochladeFormular";
import type { DateienDaten, DateienVorhaben } from "./loadDateien";

export type DateienAntwort = FormAntwort & {
  /** What is said instead of the problem. */
  meldungen?: string[] | undefined;
  /** What was added all the same. */
  erfolg?: string | null | undefined;
  ziel?: string | null | undefined;
};

export type DateiuebersichtSeiteProps = {
  daten: DateienDaten;
  formular: FormularSchutz;
  antwort: DateienAntwort | undefined;
};

/** Where a summary leads: to the file field of the Vorhaben, else to the page. */
const ortVon = (vorhaben: readonly DateienVorhaben[], ziel = ""): string =>
  vorhaben.some(({ uuid }) => uuid === ziel) ? `#${dateiFeldId(ziel)}` : "#inhalt";

/**
 * All files of an Antrag: to save, and in a draft to add and remove. @spec §2 /antraege/{uuid}/dateiuebersicht: file
 * overview
 */
export function DateiuebersichtSeite({ daten, formular, antwort }: DateiuebersichtSeiteProps) {
  const { uuid, titel, vorhaben, isAenderbar, frage } = daten;
  // What was said about an upload is over with the next page, e.g. when one of its files is removed.
  const { key } = useLocation();
  const pfad = [
    { label: "Anträge", href: href("antraege") },
    { label: titel, href: href("antragStartseite", { uuid }) },
    { label: "Dateiübersicht" },
  ];
  return (
    <Stack gap="xl">
      <PageHeader title="Dateiübersicht" lead={titel} breadcrumbs={pfad} />
      {antwort !== undefined && (
        <ErrorSummary
          title={fehlerTitel(typeof antwort.erfolg === "string")}
          items={(antwort.meldungen ?? [antwort.problem.userMessage]).map((message) => ({
            href: ortVon(vorhaben, antwort.ziel ?? ""),
            message,
          }))}
        />
      )}
      {typeof antwort?.erfolg === "string" && <Notice tone="success">{antwort.erfolg}</Notice>}
      {frage !== null && <EntfernenFrage antragUuid={uuid} frage={frage} formular={formular} />}
      <Text>
        {`Zu jedem Vorhaben können bis zu ${numberWord(ANLAGEN_MAX)} Anlagen gehören: technische Zeichnungen, Diagramme oder Bilder von Versuchsaufbauten. Sie unterstützen Ihre Angaben und ersetzen sie nicht.`}
      </Text>
      {vorhaben.map((eintrag) => (
        <Card key={eintrag.uuid} id={eintrag.anker} title={eintrag.titel}>
          <Stack gap="l">
            <DateienTabelle antragUuid={uuid} vorhaben={eintrag} isAenderbar={isAenderbar} />
            {isAenderbar && <HochladeFormular key={key} antragUuid={uuid} vorhaben={eintrag} formular={formular} />}
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
