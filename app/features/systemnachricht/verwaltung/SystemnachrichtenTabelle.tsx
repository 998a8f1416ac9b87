import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { VerwalteteSystemnachricht } from "~/contract/mitteilung/systemnachrichten";
import { ANZEIGESTAND } from "~/domain/nachricht/anzeigestand";
import type { Systemnachrichtspalte } from "~/domain/tabelle/systemnachrichtSpalten";
import { type TabellenAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { FormularFelder } from "~/features/formular";
import { NichtsGefunden, toKopf } from "~/features/tabelle";
import { href } from "~/routing/href";
import { Badge, Button, type CellColumn, cellsOf, DataTable, HiddenField, Stack, TextLink, VisuallyHidden } from "~/ui";
import { SYSTEMNACHRICHTEN_LISTE } from "./systemnachrichtenListe";
import { momentText, STAND_FARBEN, vonPersonen, zielText } from "./verwaltungTexte";

type Zeile = VerwalteteSystemnachricht;

const ZELLEN: Readonly<Record<Systemnachrichtspalte["key"], (zeile: Zeile) => ReactNode>> = {
  titel: ({ uuid, titel }) => <TextLink href={href("systemNachricht", { uuid })}>{titel}</TextLink>,
  anzeigenVon: ({ anzeigenVon }) => momentText(anzeigenVon),
  anzeigenBis: ({ anzeigenBis }) => momentText(anzeigenBis),
  aktiv: ({ stand }) => <Badge tone={STAND_FARBEN[stand]}>{ANZEIGESTAND[stand]}</Badge>,
  zielgruppe: zielText,
  anzahlGeschlossen: ({ anzahlGeschlossen }) => vonPersonen(anzahlGeschlossen),
  geaendertVon: ({ geaendertVon }) => geaendertVon ?? "–",
};

function toSpalte(spalte: Systemnachrichtspalte, ansicht: TabellenAnsicht): CellColumn<Zeile> {
  return {
    ...toKopf(SYSTEMNACHRICHTEN_LISTE, spalte, ansicht),
    isRowHeader: spalte.key === "titel",
    cell: ZELLEN[spalte.key],
  };
}

type AktionenProps = { zeile: Zeile; formular: FormularSchutz };

/** What can be done about an announcement: to change, to copy, to end or to delete it. */
function Aktionen({ zeile: { uuid, titel, stand }, formular }: AktionenProps) {
  const { formData } = useNavigation();
  return (
    <Stack gap="xs">
      <TextLink href={href("systemNachricht", { uuid })} aria-label={`Bearbeiten: ${titel}`}>
        Bearbeiten
      </TextLink>
      <TextLink
        href={href("systemNachricht", { uuid, isNew: "true" }, { withUebernahme: true })}
        aria-label={`Kopieren: ${titel}`}
      >
        Kopieren
      </TextLink>
      <TextLink href={href("systemNachrichtLoeschen", { uuid })} aria-label={`Löschen: ${titel}`}>
        Löschen
      </TextLink>
      {stand === "AKTIV" && (
        <Form method="post">
          <FormularFelder formular={formular} />
          <HiddenField name="uuid" value={uuid} />
          <Button name="absicht" value="beenden" variant="secondary" pending={formData?.get("uuid") === uuid}>
            Jetzt beenden <VisuallyHidden>{titel}</VisuallyHidden>
          </Button>
        </Form>
      )}
    </Stack>
  );
}

const aktionenSpalte = (darfSchreiben: boolean, formular: FormularSchutz): CellColumn<Zeile> => ({
  key: "aktionen",
  title: "Aktionen",
  isForActions: true,
  isNarrow: true,
  cell: (zeile) =>
    darfSchreiben ? (
      <Aktionen zeile={zeile} formular={formular} />
    ) : (
      <TextLink href={href("systemNachricht", { uuid: zeile.uuid })} aria-label={`Ansehen: ${zeile.titel}`}>
        Ansehen
      </TextLink>
    ),
});

const NICHTS_GEFUNDEN = (
  <NichtsGefunden zurueck={SYSTEMNACHRICHTEN_LISTE.zuruecksetzen} alle="Alle Systemnachrichten anzeigen" />
);

type SystemnachrichtenTabelleProps = {
  ansicht: TabellenAnsicht;
  spalten: readonly Systemnachrichtspalte[];
  zeilen: readonly Zeile[];
  darfSchreiben: boolean;
  formular: FormularSchutz;
};

/** Past, current and coming announcements. */
export function SystemnachrichtenTabelle(props: SystemnachrichtenTabelleProps) {
  const { ansicht, spalten, zeilen, darfSchreiben, formular } = props;
  const columns = [...spalten.map((spalte) => toSpalte(spalte, ansicht)), aktionenSpalte(darfSchreiben, formular)];
  const rows = zeilen.map((zeile) => ({ key: zeile.uuid, cells: cellsOf(columns, zeile) }));
  return (
    <DataTable caption="Systemnachrichten" isCaptionHidden columns={columns} rows={rows} empty={NICHTS_GEFUNDEN} />
  );
}
