import { type ReactNode, useState } from "react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { VerbundZeileSicht } from "~/contract/unternehmen/verbund";
import { TABELLEN } from "~/domain/tabelle/tabellen";
import { parseAnsicht, type TabellenAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import type { Verbundspalte } from "~/domain/tabelle/verbundSpalten";
import { formatSteuernummer } from "~/domain/unternehmen/bundeslaender";
import { landText } from "~/domain/unternehmen/laender";
import { BEHERRSCHUNGEN, isBeherrschung, isVerbindung } from "~/domain/verbund/verbundFeld";
import { hoechstbetragText, zeitraumText } from "~/domain/verbund/verbundTexte";
import { LoeschDialog, NichtsGefunden, toKopf } from "~/features/tabelle";
import { isFehlend } from "~/features/unternehmen";
import { storedRowState } from "~/formkit/rowState";
import { formatGermanDecimal } from "~/lib/decimal";
import { href } from "~/routing/href";
import {
  type CellColumn,
  cellsOf,
  DataTable,
  Inline,
  LinkButton,
  MenuDetails,
  Stack,
  StatusIcon,
  Text,
  TextLink,
} from "~/ui";
import { loeschText } from "./loeschText";
import { verbindungText } from "./verbindungText";
import { VERBUND_LISTE } from "./verbundListe";

export const nameVon = ({ name }: Pick<VerbundZeileSicht, "name">): string => name || "Ohne Namen";

/** What is missing by number, and everything else that was found, in words. */
function listHinweise({ fehler, warnungen }: VerbundZeileSicht): string[] {
  const fehlen = fehler.filter(isFehlend).length;
  const andere = [...fehler, ...warnungen].filter((befund) => !isFehlend(befund)).map(({ message }) => message);
  const anzahl = fehlen === 1 ? ["Eine Angabe fehlt."] : [`${String(fehlen)} Angaben fehlen.`];
  return [...(fehlen === 0 ? [] : anzahl), ...new Set(andere)];
}

function Name({ zeile }: { zeile: VerbundZeileSicht }) {
  return (
    <Stack gap="xs">
      <Text as="span" tone="strong">
        {nameVon(zeile)}
      </Text>
      {listHinweise(zeile).map((hinweis) => (
        <Text key={hinweis} tone="muted" size="s">
          {hinweis}
        </Text>
      ))}
    </Stack>
  );
}

/** The sort of the relation; where it is between two others, who holds whom. */
function Verbindung({ zeile: { verbindung, von, an } }: { zeile: VerbundZeileSicht }) {
  if (!isVerbindung(verbindung)) return <>–</>;
  const hatEnden = ["SCHWESTER", "SONSTIGE"].includes(verbindung) && von !== null && an !== null;
  return (
    <Stack gap="xs">
      <Text as="span">{verbindungText(verbindung)}</Text>
      {hatEnden && (
        <Text tone="muted" size="s">
          {von.name} hält {an.name}
        </Text>
      )}
    </Stack>
  );
}

const anteilText = (anteil: string): string => (anteil === "" ? "–" : formatGermanDecimal(anteil));

const ZELLEN: Readonly<Record<Verbundspalte["key"], (zeile: VerbundZeileSicht) => ReactNode>> = {
  status: (zeile) => <StatusIcon state={storedRowState(zeile)} />,
  name: (zeile) => <Name zeile={zeile} />,
  land: ({ land }) => (land === "" ? "–" : landText(land)),
  steuernummer: ({ steuernummer }) => (steuernummer === "" ? "–" : formatSteuernummer(steuernummer)),
  verbindung: (zeile) => <Verbindung zeile={zeile} />,
  kapital: ({ kapital }) => anteilText(kapital),
  stimmen: ({ stimmen }) => anteilText(stimmen),
  einfluss: ({ beherrschung }) => (isBeherrschung(beherrschung) ? BEHERRSCHUNGEN[beherrschung] : "–"),
  ueber: ({ ueber }) => ueber || "–",
  zeitraum: ({ gueltigAb, gueltigBis }) => zeitraumText(gueltigAb, gueltigBis) || "–",
  hoechstbetrag: ({ teiltHoechstbetrag }) => hoechstbetragText(teiltHoechstbetrag),
};

function toSpalte(spalte: Verbundspalte, ansicht: TabellenAnsicht | null): CellColumn<VerbundZeileSicht> {
  const kopf = toKopf(VERBUND_LISTE, spalte, ansicht ?? parseAnsicht(new URLSearchParams(), TABELLEN.verbund));
  return {
    ...kopf,
    sortHref: ansicht === null ? undefined : kopf.sortHref,
    isNarrow: kopf.isNarrow && spalte.key !== "zeitraum",
    isRowHeader: spalte.key === "name",
    cell: ZELLEN[spalte.key],
  };
}

type AktionenProps = { zeile: VerbundZeileSicht; darf: boolean; onLoeschen: () => void };

/** The one thing that is done often, and the rest in a menu: a row stays as low as what one presses. */
function Aktionen({ zeile, darf, onLoeschen }: AktionenProps) {
  const { uuid, gueltigBis, isEingereicht } = zeile;
  const name = nameVon(zeile);
  const oeffnen = darf ? "Bearbeiten" : "Ansehen";
  const darfBeenden = darf && gueltigBis === "";
  const darfLoeschen = darf && !isEingereicht;
  return (
    <Inline gap="s">
      <TextLink href={href("verbundeneUnternehmenForm", { uuid })} aria-label={`${oeffnen}: ${name}`}>
        {oeffnen}
      </TextLink>{" "}
      {(darfBeenden || darfLoeschen) && (
        <MenuDetails label={`Weitere Aktionen: ${name}`} isLabelHidden icon="mehr">
          <Stack gap="xs">
            {darfBeenden && (
              <Inline>
                <Beenden uuid={uuid} name={name} />
              </Inline>
            )}
            {darfLoeschen && (
              <Inline>
                <Loeschen uuid={uuid} name={name} onLoeschen={onLoeschen} />
              </Inline>
            )}
          </Stack>
        </MenuDetails>
      )}
    </Inline>
  );
}

type Weiteres = { uuid: string; name: string };

function Beenden({ uuid, name }: Weiteres) {
  return (
    <LinkButton
      variant="quiet"
      icon="kalender"
      href={href("verbundeneUnternehmenBeenden", { uuid })}
      aria-label={`Nicht mehr verbunden: ${name}`}
    >
      Nicht mehr verbunden
    </LinkButton>
  );
}

/** Without scripts it leads to a page that asks; with them a dialog does. */
function Loeschen({ uuid, name, onLoeschen }: Weiteres & { onLoeschen: () => void }) {
  return (
    <LinkButton
      variant="quiet"
      icon="loeschen"
      href={href("verbundeneUnternehmenLoeschen", { uuid })}
      aria-label={`Löschen: ${name}`}
      onClick={(event) => {
        event.preventDefault();
        onLoeschen();
      }}
    >
      Löschen
    </LinkButton>
  );
}

const NICHTS_GEFUNDEN = (
  <NichtsGefunden zurueck={VERBUND_LISTE.zuruecksetzen} alle="Alle verbundenen Unternehmen anzeigen" />
);

type VerbundTabelleProps = {
  /** Null: in one order, which cannot be chosen. */
  ansicht: TabellenAnsicht | null;
  spalten: readonly Verbundspalte[];
  zeilen: readonly VerbundZeileSicht[];
  darf: boolean;
  formular: FormularSchutz;
};

/** One row per relation. */
export function VerbundTabelle({ ansicht, spalten, zeilen, darf, formular }: VerbundTabelleProps) {
  const [zuLoeschen, setZuLoeschen] = useState<VerbundZeileSicht | null>(null);
  const aktionen: CellColumn<VerbundZeileSicht> = {
    key: "aktionen",
    title: "Aktionen",
    isForActions: true,
    cell: (zeile) => <Aktionen zeile={zeile} darf={darf} onLoeschen={() => setZuLoeschen(zeile)} />,
  };
  const columns = [...spalten.map((spalte) => toSpalte(spalte, ansicht)), aktionen];
  const rows = zeilen.map((zeile) => ({ key: zeile.uuid, cells: cellsOf(columns, zeile) }));
  const isEingeschraenkt = ansicht !== null && (ansicht.suche !== "" || Object.keys(ansicht.filter).length > 0);
  return (
    <>
      <DataTable
        caption="Verbundene Unternehmen"
        isCaptionHidden
        columns={columns}
        rows={rows}
        empty={isEingeschraenkt ? NICHTS_GEFUNDEN : undefined}
      />
      {zuLoeschen !== null && (
        <LoeschDialog
          action={href("verbundeneUnternehmenLoeschen", { uuid: zuLoeschen.uuid })}
          absicht="loeschen"
          formular={formular}
          onClose={() => setZuLoeschen(null)}
        >
          {loeschText(zuLoeschen.name)}
        </LoeschDialog>
      )}
    </>
  );
}
