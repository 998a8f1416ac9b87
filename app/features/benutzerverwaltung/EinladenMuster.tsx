import { useAntwort } from "~/features/anmeldung";
import { type HelpTarget, Stack } from "~/ui";
import { type FragenProps, ListeEinfuegen, PersonZeile } from "./EinladenFragen";
import { LISTE_FELD } from "./einladungsListe";

type EinladenMusterProps = {
  /** The key of the help text that is looked at: its question has the focus. */
  hilfe: string;
  hilfeZiel: (feld: string) => HelpTarget;
  /** It stands beside something that has the focus. */
  isDaneben?: boolean | undefined;
};

/** The questions about a person who is invited, by nobody and in no form: texts are locked. */
export function EinladenMuster({ hilfe, hilfeZiel, isDaneben = false }: EinladenMusterProps) {
  const antwort = useAntwort(undefined);
  const zusatz: FragenProps["zusatz"] = (feld, label) => ({
    help: { ...hilfeZiel(feld), label },
    ...(feld === hilfe && !isDaneben ? { autoFocus: true } : {}),
    // A locked choice shows its answer only. Here it stays a control: it belongs to no form, so nothing comes of it.
    ...(feld === "unternehmenRolle" ? {} : { readOnly: true }),
  });
  return (
    <Stack gap="l">
      <PersonZeile zeile={0} antwort={antwort} zusatz={zusatz} />
      <ListeEinfuegen antwort={antwort} zusatz={zusatz} isOffen={hilfe === LISTE_FELD} />
    </Stack>
  );
}
