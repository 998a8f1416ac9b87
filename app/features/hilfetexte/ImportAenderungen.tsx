import type { Textaenderung } from "~/contract/mitteilung/hilfetextDatei";
import { Absendeknopf } from "~/features/anmeldung";
import { Card, Details, Heading, HiddenField, Notice, Stack, Text } from "~/ui";
import { GESEHEN_FELD } from "./importAbsichten";
import { TextUnterschied } from "./TextUnterschied";

type ImportAenderungenProps = { aenderungen: readonly Textaenderung[] };

/** What there is of each kind, in words. */
function zaehltext(je: readonly (readonly [anzahl: number, eins: string, viele: string])[]): string {
  const teile = je
    .filter(([anzahl]) => anzahl > 0)
    .map(([anzahl, eins, viele]) => (anzahl === 1 ? `ein ${eins} Text` : `${String(anzahl)} ${viele} Texte`));
  return teile.length === 0 ? "In der Datei steht kein Text." : `In der Datei: ${teile.join(", ")}.`;
}

/** Every change that a file would bring, by its kind; and the button that makes drafts of it. */
export function ImportAenderungen({ aenderungen }: ImportAenderungenProps) {
  const mit = (...arten: Textaenderung["art"][]) => aenderungen.filter(({ art }) => arten.includes(art));
  const [neue, geaenderte, gleiche, abgelehnte] = [mit("NEU"), mit("GEAENDERT"), mit("GLEICH"), mit("ABGELEHNT")];
  const anzahl = neue.length + geaenderte.length;
  return (
    <Card title="Was sich ändern würde" tone="primary" part="pruefung">
      <Stack gap="l">
        <Text>
          {zaehltext([
            [geaenderte.length, "geänderter", "geänderte"],
            [neue.length, "neuer", "neue"],
            [abgelehnte.length, "abgelehnter", "abgelehnte"],
            [gleiche.length, "unveränderter", "unveränderte"],
          ])}{" "}
          Gespeichert ist noch nichts.
        </Text>
        {anzahl === 0 && <Notice tone="info">In der Datei ist nichts, was sich übernehmen ließe.</Notice>}
        <Abgelehnte texte={abgelehnte} />
        {[...geaenderte, ...neue].map((aenderung) => (
          <Aenderung key={aenderung.stand} aenderung={aenderung} />
        ))}
        <Gleiche texte={gleiche} />
        {anzahl > 0 && (
          <div>
            <Absendeknopf absicht="uebernehmen" icon="haken">
              {anzahl === 1 ? "Einen Entwurf anlegen" : `${String(anzahl)} Entwürfe anlegen`}
            </Absendeknopf>
          </div>
        )}
      </Stack>
    </Card>
  );
}

const nameVon = ({ bezeichnung, feld, ort }: Textaenderung): string =>
  bezeichnung === feld ? `${feld} (${ort})` : `${bezeichnung} (${ort}, ${feld})`;

function Aenderung({ aenderung }: { aenderung: Textaenderung }) {
  const { alt, neu, stand } = aenderung;
  if (neu === null) return null;
  return (
    <Stack gap="s">
      <HiddenField name={GESEHEN_FELD} value={stand} />
      <TextUnterschied
        titel={`${alt === null ? "Neu" : "Geändert"}: ${nameVon(aenderung)}`}
        alt={alt ?? undefined}
        neu={neu}
      />
    </Stack>
  );
}

/** The refused ones first: they need somebody. */
function Abgelehnte({ texte }: { texte: readonly Textaenderung[] }) {
  if (texte.length === 0) return null;
  return (
    <Stack gap="s">
      <Heading level={3}>Nicht übernommen wird</Heading>
      <Stack as="ul" gap="xs">
        {texte.map((text) => (
          <li key={`${String(text.zeile)} ${text.stand}`}>
            {`Zeile ${String(text.zeile)}${text.feld === "" ? "" : `, ${nameVon(text)}`}: ${text.gruende.join(" ")}`}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function Gleiche({ texte }: { texte: readonly Textaenderung[] }) {
  if (texte.length === 0) return null;
  return (
    <Details summary={`Unverändert: ${String(texte.length)}`}>
      <Stack as="ul" gap="xs">
        {texte.map((text) => (
          <li key={text.stand}>{nameVon(text)}</li>
        ))}
      </Stack>
    </Details>
  );
}
