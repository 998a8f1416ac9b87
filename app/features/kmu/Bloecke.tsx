import { Fragment } from "react";
import type { Block } from "~/domain/dokument/dokument";
import { DataTable, DefinitionList, Heading, Stack, Text } from "~/ui";

/** The blocks of a part of a document on a page, below a heading of level 2. */
export function Bloecke({ bloecke }: { bloecke: readonly Block[] }) {
  return (
    <Stack gap="m">
      {bloecke.map((block, stelle) => (
        <Fragment key={stelle}>
          <EinBlock block={block} />
        </Fragment>
      ))}
    </Stack>
  );
}

function EinBlock({ block }: { block: Block }) {
  switch (block.art) {
    case "ueberschrift":
      return <Heading level={3}>{block.text}</Heading>;
    case "absatz":
      return <Text>{block.text}</Text>;
    case "anschrift":
      return <Text>{block.empfaenger.join(", ")}</Text>;
    case "liste":
      return (
        <ul>
          {block.punkte.map((punkt, stelle) => (
            <li key={stelle}>{punkt}</li>
          ))}
        </ul>
      );
    case "angaben":
      return <DefinitionList items={block.angaben.map(({ label, text }) => ({ label, value: text }))} />;
    case "tabelle":
      return <Tabelle tabelle={block} />;
    case "balkenplan":
      return <Text>{block.worte}</Text>;
  }
}

function Tabelle({ tabelle: { titel, spalten, zeilen } }: { tabelle: Extract<Block, { art: "tabelle" }> }) {
  const columns = spalten.map(({ titel: title, istZahl }) => ({
    key: title,
    title,
    ...(istZahl === true ? { align: "end" as const } : {}),
  }));
  const rows = zeilen.map((zeile, stelle) => ({
    key: String(stelle),
    cells: Object.fromEntries(spalten.map((spalte, ort) => [spalte.titel, zeile[ort]])),
  }));
  return <DataTable caption={titel} columns={columns} rows={rows} />;
}
