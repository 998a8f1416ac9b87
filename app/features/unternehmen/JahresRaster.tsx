import { useState } from "react";
import type { Eingaben } from "~/contract/antrag/formAntwort";
import type { JahrFeld } from "~/domain/statistik/jahrFeld";
import { feldVonJahr } from "~/domain/statistik/jahrRaster";
import type { AntwortSicht } from "~/features/anmeldung";
import { FeldEingabe, textVon } from "~/features/formular";
import { BLANK_TEXT } from "~/formkit/kinds/kind";
import { displayField } from "~/formkit/readForm";
import { isRelevant, isRequired } from "~/formkit/relevance";
import { storedRowState } from "~/formkit/rowState";
import { href } from "~/routing/href";
import { EntryGrid, type EntryGridColumn, type EntryGridRow, Inline, Stack, StatusIcon, Text, TextLink } from "~/ui";
import { befundeVon } from "./befunde";
import { jahrMitGetipptem } from "./rasterEingaben";
import { listRasterFelder, listRasterMerkmale, type RasterJahr, rasterTitel } from "./rasterJahre";

type RasterEingabe = {
  sicht: AntwortSicht;
  eingaben: Eingaben | null;
  fassungen: Readonly<Record<string, number>>;
};

export type JahresRasterProps = {
  jahre: readonly RasterJahr[];
  /** The answer to the last sending, and everything typed by now; null where nothing can be typed. */
  eingabe: RasterEingabe | null;
  hilfeHref: (feld: string) => string;
};

/** Rows of words take no number. */
const KEINE_ZAHL = { integerDigits: 0, fractionDigits: 0 };

/** All Wirtschaftsjahre side by side, one row for each figure. */
export function JahresRaster({ jahre, eingabe, hilfeHref }: JahresRasterProps) {
  const jetzt = jahre.map((jahr) => ({ ...jahr, bereich: jahrMitGetipptem(jahr, eingabe?.eingaben ?? null) }));
  const columns = jahre.map((jahr): EntryGridColumn => ({
    key: jahr.uuid,
    label: jahr.name,
    head: <JahrKopf jahr={jahr} />,
  }));
  const rows = listRasterFelder(jahre).map((feld): EntryGridRow => ({
    ...rowOf(feld, eingabe === null ? [] : jahre),
    ...(eingabe !== null && { help: { href: hilfeHref(feld.help ?? feld.key), label: rasterTitel(feld) } }),
    cells: Object.fromEntries(
      jahre.map((jahr, stelle) => [
        jahr.uuid,
        eingabe !== null && feld.kind !== "computed" && isRelevant(feld, jahr.bereich) ? (
          <Zelle
            key={fassungVon(eingabe, feldVonJahr(jahr.uuid, feld.key))}
            feld={feld}
            jahr={jahr}
            eingabe={eingabe}
          />
        ) : (
          <Wert feld={feld} jahr={jetzt[stelle] ?? jahr} />
        ),
      ]),
    ),
  }));
  const merkmale = listRasterMerkmale(jahre).map((feld): EntryGridRow => ({
    key: feld.key,
    title: rasterTitel(feld),
    shape: KEINE_ZAHL,
    cells: Object.fromEntries(jahre.map((jahr) => [jahr.uuid, <Wert key={jahr.uuid} feld={feld} jahr={jahr} />])),
  }));
  const worte = { caption: "Zahlen aller Wirtschaftsjahre", rowsTitle: "Angabe" };
  return <EntryGrid {...worte} columns={columns} rows={[...merkmale, ...rows]} isReadOnly={eingabe === null} />;
}

/** The head of a row, and what its fields take; `gefragte`: the years for which it can be filled in. */
const rowOf = (feld: JahrFeld, gefragte: readonly RasterJahr[]): Omit<EntryGridRow, "cells"> => ({
  key: feld.key,
  title: rasterTitel(feld),
  unit: feld.kind === "decimal" ? "VZÄ" : "€",
  required: gefragte.some(({ bereich }) => isRequired(feld, bereich)),
  shape: { integerDigits: feld.integerDigits ?? 15, fractionDigits: feld.fractionDigits ?? 2 },
});

/** A control appears anew when its text was replaced, or when the form was answered. */
const fassungVon = ({ sicht, fassungen }: RasterEingabe, name: string): string =>
  `${String(sicht.leerung)} ${String(fassungen[name] ?? 0)}`;

/** Which year a column is about, how complete it is, and the way to everything else about it. */
function JahrKopf({ jahr: { ansicht, uuid, name, zeitraum } }: { jahr: RasterJahr }) {
  return (
    <Stack gap="xs">
      <Inline gap="s" align="start" wrap={false}>
        <StatusIcon state={storedRowState(ansicht)} />
        <TextLink href={href("unternehmenWirtschaftsjahrFormular", { uuid })}>{name}</TextLink>
      </Inline>
      {!name.endsWith(zeitraum) && (
        <Text tone="muted" size="s">
          {zeitraum}
        </Text>
      )}
    </Stack>
  );
}

/** What is read only: sums, and what a year is not asked for. */
function Wert({ feld, jahr: { bereich } }: { feld: JahrFeld; jahr: RasterJahr }) {
  const text = isRelevant(feld, bereich) ? displayField(feld, bereich) || BLANK_TEXT : BLANK_TEXT;
  return <Text as={feld.kind === "computed" ? "strong" : "p"}>{text}</Text>;
}

/** The control starts with the text known when it appears and then holds it. */
function Zelle({ feld, jahr, eingabe }: { feld: JahrFeld; jahr: RasterJahr; eingabe: RasterEingabe }) {
  const name = feldVonJahr(jahr.uuid, feld.key);
  const [text] = useState(() => textVon(feld, name, { eingaben: eingabe.eingaben, werte: jahr.bereich.werte }));
  const props = {
    ...eingabe.sicht.feld(name),
    label: `${rasterTitel(feld)}, ${jahr.name}`,
    required: isRequired(feld, jahr.bereich),
    warning: befundeVon(jahr.ansicht).warnungen.get(feld.key),
  };
  return <FeldEingabe feld={feld} props={props} text={text} optionen={[]} />;
}
