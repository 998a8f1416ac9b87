import { href } from "~/routing/href";
import { DataTable, Inline, Stack, Text, TextLink } from "~/ui";
import { Pruefsumme } from "./Pruefsumme";
import type { DateiEintrag, DateienVorhaben } from "./loadDateien";

const SPALTEN = [
  { key: "name", title: "Datei" },
  { key: "art", title: "Art und Größe" },
  { key: "wann", title: "Hinzugefügt" },
  { key: "aktionen", title: "Aktionen", isTitleHidden: true, isForActions: true },
] as const;

type DateienTabelleProps = { antragUuid: string; vorhaben: DateienVorhaben; isAenderbar: boolean };

/** The checksum stands here, not with the name: HTML allows no details in the head of a row. */
function Art({ datei }: { datei: DateiEintrag }) {
  return (
    <Stack gap="xs">
      <Text as="span">{`${datei.typ}, ${datei.groesse}`}</Text>
      <Pruefsumme name={datei.name} sha256={datei.sha256} />
    </Stack>
  );
}

/** The files of one Vorhaben. */
export function DateienTabelle({ antragUuid, vorhaben, isAenderbar }: DateienTabelleProps) {
  const aktionen = (datei: DateiEintrag) => (
    <Inline gap="m">
      <TextLink href={datei.href} aria-label={`Herunterladen: ${datei.name}`}>
        Herunterladen
      </TextLink>
      {isAenderbar && (
        <TextLink
          href={href("antragDateien", { uuid: antragUuid }, { entfernen: datei.uuid })}
          aria-label={`Entfernen: ${datei.name}`}
        >
          Entfernen
        </TextLink>
      )}
    </Inline>
  );
  return (
    <DataTable
      caption={`Anlagen von ${vorhaben.titel}`}
      isCaptionHidden
      columns={SPALTEN}
      rows={vorhaben.dateien.map((datei) => ({
        key: datei.uuid,
        cells: {
          name: (
            <Text as="span" tone="strong">
              {datei.name}
            </Text>
          ),
          art: <Art datei={datei} />,
          wann: `${datei.wann} von ${datei.von}`,
          aktionen: aktionen(datei),
        },
      }))}
    />
  );
}
