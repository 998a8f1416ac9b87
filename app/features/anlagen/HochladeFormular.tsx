import { useEffect, useRef } from "react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { ANTRAG_FRAGEN } from "~/domain/antrag/antragFragen";
import { ANLAGE_ACCEPT } from "~/domain/antrag/anlagen";
import { ANLAGEN_VOLL, DATEI_HINWEIS, freiText } from "~/domain/antrag/anlagenTexte";
import { FormularFelder, useFragen } from "~/features/formular";
import { href } from "~/routing/href";
import { Button, FileField, Meter, Stack, Text } from "~/ui";
import { HochladeStand } from "./HochladeStand";
import type { DateienVorhaben } from "./loadDateien";
import { useHochladen, type Hochladen } from "./useHochladen";

type HochladeFormularProps = { antragUuid: string; vorhaben: DateienVorhaben; formular: FormularSchutz };

/** Id of the file field of a Vorhaben; summaries lead to it. */
export const dateiFeldId = (vorhabenUuid: string): string => `dateien-${vorhabenUuid}`;

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
  const { nummer } = hochladen;
  useEffect(() => {
    // The button that was pressed goes with the last free place.
    if (nummer > 0 && frei === 0 && document.activeElement === document.body) bereich.current?.focus();
  }, [nummer, frei]);
  const id = dateiFeldId(uuid);
  return (
    <div ref={bereich} id={frei > 0 ? undefined : id} tabIndex={-1}>
      <Stack gap="m">
        <HochladeStand hochladen={hochladen} feldId={id} />
        {frei === 0 ? (
          <Text tone="muted">{ANLAGEN_VOLL}</Text>
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
  const frage = useFragen(ANTRAG_FRAGEN);
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
          {...frage("dateien", titel)}
          id={dateiFeldId(uuid)}
          name="dateien"
          label={frei === 1 ? "Datei auswählen" : ANTRAG_FRAGEN.dateien}
          hint={`${DATEI_HINWEIS} ${freiText(frei)}`}
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
