import { useEffect, useRef } from "react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { ANLAGE_ACCEPT, ANLAGEN_MAX } from "~/domain/antrag/anlagen";
import { DATEI_HINWEIS } from "~/domain/antrag/anlagenTexte";
import { FormularFelder } from "~/features/formular";
import { numberWord } from "~/lib/numberWord";
import { href } from "~/routing/href";
import { Button, ErrorSummary, FileField, Meter, Notice, Stack, Text, VisuallyHidden } from "~/ui";
import { fehlerTitel } from "./hinzugefuegtText";
import type { DateienVorhaben } from "./loadDateien";
import { useHochladen, type Fortschritt, type Hochladen } from "./useHochladen";

type HochladeFormularProps = { antragUuid: string; vorhaben: DateienVorhaben; formular: FormularSchutz };

/** Id of the file field of a Vorhaben; summaries lead to it. */
export const dateiFeldId = (vorhabenUuid: string): string => `dateien-${vorhabenUuid}`;

/** What a screen reader says: the beginning and each quarter, not every step of the bar. */
const ansage = ({ name, anteil }: Fortschritt): string =>
  `${name} wird übertragen: ${String(Math.floor(anteil * 4) * 25)} %`;

const hinweis = (frei: number): string =>
  `${DATEI_HINWEIS} Noch ${numberWord(frei)} ${frei === 1 ? "Anlage möglich." : "Anlagen möglich, auch mehrere auf einmal."}`;

/**
 * Adds files to a Vorhaben. Without scripts an ordinary form with files; with scripts they go one by one, with
 * progress, and the page stays. An empty choice is sent either way: the server says what is missing. It stays when
 * there is no more room, for its messages.
 */
export function HochladeFormular({ antragUuid, vorhaben, formular }: HochladeFormularProps) {
  const { uuid, frei } = vorhaben;
  const bereich = useRef<HTMLDivElement>(null);
  const ziel = href("anlagenHochladen", { uuid: antragUuid }, { vorhaben: uuid });
  const hochladen = useHochladen(ziel, frei);
  const { fortschritt, meldung, fehler, nummer } = hochladen;
  useEffect(() => {
    // The button that was pressed goes with the last free place.
    if (nummer > 0 && frei === 0 && document.activeElement === document.body) bereich.current?.focus();
  }, [nummer, frei]);
  const id = dateiFeldId(uuid);
  return (
    <div ref={bereich} id={frei > 0 ? undefined : id} tabIndex={-1}>
      <Stack gap="m">
        <ErrorSummary
          key={`fehler ${String(nummer)}`}
          title={fehlerTitel(meldung !== "")}
          items={fehler.map((message) => ({ href: `#${id}`, message }))}
        />
        {meldung !== "" && <Notice tone="success">{meldung}</Notice>}
        <div role="status">
          <VisuallyHidden>{fortschritt === null ? meldung : ansage(fortschritt)}</VisuallyHidden>
        </div>
        {frei === 0 ? (
          <Text tone="muted">
            {`Dieses Vorhaben hat ${numberWord(ANLAGEN_MAX)} Anlagen, mehr sind nicht möglich. Entfernen Sie eine, um eine andere hinzuzufügen.`}
          </Text>
        ) : (
          <AnlagenWahl antragUuid={antragUuid} vorhaben={vorhaben} formular={formular} hochladen={hochladen} />
        )}
      </Stack>
    </div>
  );
}

type AnlagenWahlProps = HochladeFormularProps & { hochladen: Hochladen };

/** The choice of files, with how far the present one is. */
function AnlagenWahl({ antragUuid, vorhaben: { uuid, titel, frei }, formular, hochladen }: AnlagenWahlProps) {
  const { fortschritt, nummer, onSubmit } = hochladen;
  return (
    <form
      method="post"
      action={href("antragDateien", { uuid: antragUuid }, { vorhaben: uuid })}
      encType="multipart/form-data"
      onSubmit={onSubmit}
      aria-label={`Anlagen hinzufügen: ${titel}`}
    >
      <FormularFelder formular={formular} />
      <Stack gap="m">
        <FileField
          key={`dateien ${String(nummer)}`}
          id={dateiFeldId(uuid)}
          name="dateien"
          label={frei === 1 ? "Datei auswählen" : "Dateien auswählen"}
          hint={hinweis(frei)}
          accept={ANLAGE_ACCEPT}
          multiple={frei > 1}
        />
        {fortschritt !== null && <Meter label={`${fortschritt.name} wird übertragen`} value={fortschritt.anteil} />}
        <div>
          <Button variant="secondary" icon="plus" pending={fortschritt !== null}>
            {frei === 1 ? "Anlage hinzufügen" : "Anlagen hinzufügen"}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
