import { Form, useNavigation } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { VerwalteteSystemnachricht } from "~/contract/mitteilung/systemnachrichten";
import { ANZEIGESTAND } from "~/domain/nachricht/anzeigestand";
import type { Systemnachrichtspalte } from "~/domain/tabelle/systemnachrichtSpalten";
import { type TabellenAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { FormularFelder } from "~/features/formular";
import { MomentZelle } from "~/features/moment";
import { LoeschDialog, NichtsGefunden, toKopf } from "~/features/tabelle";
import { href } from "~/routing/href";
import { Badge, Button, type CellColumn, cellsOf, DataTable, HiddenField, Stack, TextLink, VisuallyHidden } from "~/ui";
import { loeschText } from "./loeschText";
import { SYSTEMNACHRICHTEN_LISTE } from "./systemnachrichtenListe";
import { STAND_FARBEN, vonPersonen, zielText } from "./verwaltungTexte";

type Zeile = VerwalteteSystemnachricht;

const ZELLEN: Readonly<Record<Systemnachrichtspalte["key"], (zeile: Zeile) => ReactNode>> = {
  titel: ({ uuid, titel }) => <TextLink href={href("systemNachricht", { uuid })}>{titel}</TextLink>,
  anzeigenVon: ({ anzeigenVon }) => <MomentZelle am={anzeigenVon} />,
  anzeigenBis: ({ anzeigenBis }) => (anzeigenBis === null ? "Ohne Ende" : <MomentZelle am={anzeigenBis} />),
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

type AktionenProps = { zeile: Zeile; formular: FormularSchutz; onLoeschen: (zeile: Zeile) => void };

/**
 * What can be done about an announcement: to change, to copy, to end or to delete it. Without scripts deleting leads to
 * a page; with them it asks in a dialog.
 */
function Aktionen({ zeile, formular, onLoeschen }: AktionenProps) {
  const { uuid, titel, stand } = zeile;
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
      <TextLink
        href={href("systemNachrichtLoeschen", { uuid })}
        aria-label={`Löschen: ${titel}`}
        onClick={(event) => {
          event.preventDefault();
          onLoeschen(zeile);
        }}
      >
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

type Aktionenspalte = Omit<AktionenProps, "zeile"> & { darfSchreiben: boolean };

const aktionenSpalte = ({ darfSchreiben, ...wie }: Aktionenspalte): CellColumn<Zeile> => ({
  key: "aktionen",
  title: "Aktionen",
  isForActions: true,
  isNarrow: true,
  cell: (zeile) =>
    darfSchreiben ? (
      <Aktionen zeile={zeile} {...wie} />
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
  const [zuLoeschen, setZuLoeschen] = useState<Zeile | null>(null);
  const aktionen = aktionenSpalte({ darfSchreiben, formular, onLoeschen: setZuLoeschen });
  const columns = [...spalten.map((spalte) => toSpalte(spalte, ansicht)), aktionen];
  const rows = zeilen.map((zeile) => ({ key: zeile.uuid, cells: cellsOf(columns, zeile) }));
  return (
    <>
      <DataTable caption="Systemnachrichten" isCaptionHidden columns={columns} rows={rows} empty={NICHTS_GEFUNDEN} />
      {zuLoeschen !== null && (
        <LoeschDialog
          action={href("systemNachrichtLoeschen", { uuid: zuLoeschen.uuid })}
          formular={formular}
          onClose={() => setZuLoeschen(null)}
        >
          {loeschText(zuLoeschen)}
        </LoeschDialog>
      )}
    </>
  );
}
