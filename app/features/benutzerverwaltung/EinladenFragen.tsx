import { useState } from "react";
import { EINLADUNG_FRAGEN } from "~/domain/benutzer/einladungFragen";
import type { AntwortSicht } from "~/features/anmeldung";
import { Card, Details, Grid, type HelpTarget, PlainTextArea, RadioGroup, Stack, TextField } from "~/ui";
import { ROLLEN_WAHL } from "./benutzerTexte";
import { feldVon } from "./einladenEingabe";
import { LISTE_FELD } from "./einladungsListe";

export type FragenProps = {
  antwort: AntwortSicht;
  /** What the page adds to a question: where its "?" leads, and in a sample that it is locked or has the focus. */
  zusatz: (feld: string, label: string) => { help: HelpTarget & { label: string }; autoFocus?: true; readOnly?: true };
};

/** A list from elsewhere, which is put into the rows above before anybody is invited. */
export function ListeEinfuegen({
  antwort: { feld, text },
  zusatz,
  isOffen = false,
}: FragenProps & { isOffen?: boolean }) {
  // Whoever empties the list must not lose sight of it.
  const [isAnfangsOffen] = useState(isOffen || text(LISTE_FELD) !== "");
  return (
    <Details summary="Liste einfügen" open={isAnfangsOffen}>
      <PlainTextArea
        {...feld(LISTE_FELD)}
        {...zusatz(LISTE_FELD, EINLADUNG_FRAGEN.liste)}
        label={EINLADUNG_FRAGEN.liste}
        hint="Eine Person je Zeile, als „Vorname Nachname <E-Mail>“ oder nur die E-Mail. Beim Senden kommen sie zuerst in die Felder oben, damit Sie sie prüfen können."
        defaultValue={text(LISTE_FELD)}
      />
    </Details>
  );
}

/** One person of the form. Only the first one has to be filled in. */
export function PersonZeile({ zeile, antwort: { feld, text }, zusatz }: FragenProps & { zeile: number }) {
  const isErste = zeile === 0;
  const rolle = feldVon(zeile, "unternehmenRolle");
  const frage = (teil: keyof typeof EINLADUNG_FRAGEN) => {
    const label = EINLADUNG_FRAGEN[teil];
    const name = feldVon(zeile, teil);
    return { ...feld(name), ...zusatz(teil, label), label, required: isErste, defaultValue: text(name) };
  };
  return (
    <Card title={isErste ? "Person" : `${String(zeile + 1)}. Person`} headingLevel={2}>
      <Stack gap="m">
        <Grid columns={2}>
          <TextField {...frage("vorname")} limit={100} />
          <TextField {...frage("nachname")} limit={100} />
        </Grid>
        <TextField {...frage("email")} type="email" limit={200} />
        <RadioGroup
          {...frage("unternehmenRolle")}
          inline={false}
          options={ROLLEN_WAHL}
          defaultValue={text(rolle, isErste ? "" : "MITARBEITER") || null}
        />
      </Stack>
    </Card>
  );
}
