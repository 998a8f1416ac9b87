import { useEffect, useState } from "react";
import { ANLAGE_ACCEPT, ANLAGEN_MAX } from "~/domain/antrag/anlagen";
import { ANLAGEN_VOLL, freiText } from "~/domain/antrag/anlagenTexte";
import { href } from "~/routing/href";
import { Button, Dialog, FileField, Inline, Meter, Stack, Text, TextLink } from "~/ui";
import type { AnlageEintrag } from "./anlagenAnsicht";
import { entfernenText } from "./hinzugefuegtText";
import { HochladeStand } from "./HochladeStand";
import { Pruefsumme } from "./Pruefsumme";
import { useDateiwahl } from "./useDateiwahl";
import { useHochladen } from "./useHochladen";

export type AnlagenBereichProps = {
  antragUuid: string;
  vorhabenUuid: string;
  anlagen: readonly AnlageEintrag[];
  csrf: string;
  /** Nothing can be changed at the moment. */
  isGesperrt: boolean;
};

const FELD = "anlagen-dateien";

/**
 * The files of a Vorhaben inside its form: chosen or dropped they are sent and checked at once, and removed without
 * leaving what is typed. It needs scripts; without them the files have a page of their own.
 */
export function AnlagenBereich({ antragUuid, vorhabenUuid, anlagen, csrf, isGesperrt }: AnlagenBereichProps) {
  const frei = Math.max(0, ANLAGEN_MAX - anlagen.length);
  const hochladen = useHochladen(href("anlagenHochladen", { uuid: antragUuid }, { vorhaben: vorhabenUuid }), frei);
  const { fortschritt } = hochladen;
  const isAenderbar = !isGesperrt && !hochladen.isUnterwegs;
  const [gefragte, setGefragte] = useState<AnlageEintrag | null>(null);
  const bereich = useDateiwahl((dateien) => void hochladen.send(dateien, csrf));
  useEffect(() => {
    // What was pressed may have gone with its file, or with the last free place.
    if (hochladen.nummer > 0 && document.activeElement === document.body) bereich.current?.focus();
  }, [hochladen.nummer, frei, bereich]);
  return (
    <div ref={bereich} tabIndex={-1} id={frei > 0 ? undefined : FELD}>
      <Stack gap="m">
        <HochladeStand hochladen={hochladen} feldId={FELD} />
        <Dateien anlagen={anlagen} isAenderbar={isAenderbar} onEntfernen={setGefragte} />
        {frei === 0 ? <Text tone="muted">{ANLAGEN_VOLL}</Text> : <Wahl frei={frei} isAenderbar={isAenderbar} />}
        {fortschritt !== null && <Meter label={`${fortschritt.name} wird übertragen`} value={fortschritt.anteil} />}
      </Stack>
      <EntfernenDialog
        anlage={gefragte}
        onCancel={() => setGefragte(null)}
        onAccept={(anlage) => {
          setGefragte(null);
          void hochladen.remove(anlage, csrf);
        }}
      />
    </div>
  );
}

/** Its name is empty, so that no form sends it. */
function Wahl({ frei, isAenderbar }: { frei: number; isAenderbar: boolean }) {
  return (
    <FileField
      id={FELD}
      name=""
      label={frei === 1 ? "Datei hinzufügen" : "Dateien hinzufügen"}
      hint={`Auswählen oder hierher ziehen, sofort hochgeladen. ${freiText(frei)}`}
      accept={ANLAGE_ACCEPT}
      multiple={frei > 1}
      disabled={!isAenderbar}
    />
  );
}

type EntfernenDialogProps = {
  /** The file in question; null while nothing is asked. */
  anlage: AnlageEintrag | null;
  onAccept: (anlage: AnlageEintrag) => void;
  onCancel: () => void;
};

function EntfernenDialog({ anlage, onAccept, onCancel }: EntfernenDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      tone="danger"
      accept="Entfernen"
      isOpen={anlage !== null}
      onCancel={onCancel}
      onAccept={() => {
        if (anlage !== null) onAccept(anlage);
      }}
    >
      {anlage === null ? "" : entfernenText(anlage.name)}
    </Dialog>
  );
}

type DateienProps = Pick<AnlagenBereichProps, "anlagen"> & {
  isAenderbar: boolean;
  onEntfernen: (anlage: AnlageEintrag) => void;
};

function Dateien({ anlagen, isAenderbar, onEntfernen }: DateienProps) {
  if (anlagen.length === 0) return null;
  return (
    <Stack as="ul" gap="s">
      {anlagen.map((anlage) => (
        <li key={anlage.uuid}>
          <Inline gap="m">
            <span>
              <TextLink href={anlage.href} aria-label={`${anlage.name} herunterladen`}>
                {anlage.name}
              </TextLink>{" "}
              <Text as="span" tone="muted">
                ({anlage.typ}, {anlage.groesse})
              </Text>
            </span>
            <Button
              type="button"
              variant="quiet"
              icon="loeschen"
              disabled={!isAenderbar}
              aria-label={`Entfernen: ${anlage.name}`}
              onClick={() => onEntfernen(anlage)}
            >
              Entfernen
            </Button>
          </Inline>
          <Pruefsumme name={anlage.name} sha256={anlage.sha256} />
        </li>
      ))}
    </Stack>
  );
}
