import type { Bescheid, BescheidKopf } from "~/contract/verfahren/bescheide";
import { formatBelegcode } from "~/domain/beleg/belegcode";
import {
  BEDEUTUNG,
  BESCHEID_TITEL,
  GESAMTERGEBNIS,
  gesamtergebnis,
  listRat,
  rechtsbehelfsbelehrung,
  WIDERSPRUCH_ERGEBNIS,
} from "~/domain/bescheid/bescheidTexte";
import { DruckKnopf } from "~/features/antrag";
import { formatDate, formatDateTime } from "~/lib/date";
import { href } from "~/routing/href";
import {
  Badge,
  Card,
  DefinitionList,
  Heading,
  LinkButton,
  Notice,
  PageHeader,
  Section,
  Stack,
  TabLinks,
  Text,
} from "~/ui";
import { type BescheidDaten, findAbrufbaren } from "./loadBescheid";
import { FristKarte } from "./FristKarte";
import { ErgebnisListe } from "./ErgebnisListe";
import { FruehererBescheid } from "./FruehererBescheid";
import { VorhabenFeststellungen } from "./VorhabenFeststellungen";

/**
 * A decision to read: what it says, what it means, and until when one can object. @spec §2 /antraege/{uuid}/bescheid
 */
export function BescheidSeite({ daten }: { daten: BescheidDaten }) {
  const { uuid, titel, bescheid, fruehere } = daten;
  const abrufbar = findAbrufbaren(daten);
  const name = bescheid === null ? "Bescheid" : BESCHEID_TITEL[bescheid.art];
  const pfad = [
    { label: "Anträge", href: href("antraege") },
    { label: titel, href: href("antragStartseite", { uuid }) },
    { label: "Bescheide", href: href("bescheidmenu", { uuid }) },
    { label: name },
  ];
  return (
    <Stack gap="xl">
      <PageHeader
        title={name}
        lead={titel}
        breadcrumbs={pfad}
        actions={bescheid === null ? undefined : <DruckKnopf />}
      />
      {abrufbar !== undefined && <AbrufHinweis uuid={uuid} abrufbar={abrufbar} />}
      <Auswahl daten={daten} />
      {bescheid !== null && <Inhalt daten={daten} bescheid={bescheid} />}
      {bescheid === null && fruehere.map((frueher) => <FruehererBescheid key={frueher.art} bescheid={frueher} />)}
    </Stack>
  );
}

/** There is a further decision that waits. */
function AbrufHinweis({ uuid, abrufbar }: { uuid: string; abrufbar: BescheidKopf }) {
  return (
    <Notice tone="info" title={`${BESCHEID_TITEL[abrufbar.art]} zum Abruf bereit`}>
      <Stack gap="m">
        <Text>
          Was darin steht, sehen Sie nach dem Abruf.
          {abrufbar.bekanntgabeAm === null && ` Er liegt bis zum ${formatDate(abrufbar.abrufbarBis)} bereit.`}
        </Text>
        <div>
          <LinkButton href={href("bescheidmenu", { uuid })}>Zum Abruf</LinkButton>
        </div>
      </Stack>
    </Notice>
  );
}

/** The retrieved decisions, when there are several. */
function Auswahl({ daten: { uuid, bescheide, bescheid } }: { daten: BescheidDaten }) {
  const lesbare = bescheide.filter(({ stand }) => stand === "ABGERUFEN");
  if (lesbare.length < 2) return null;
  return (
    <div data-print="nein">
      <TabLinks
        label="Bescheide zu diesem Antrag"
        items={lesbare.map((kopf) => ({
          href: href("bescheid", { uuid }, { bescheid: kopf.uuid }),
          label: `${BESCHEID_TITEL[kopf.art]} vom ${formatDate(kopf.erstelltAm)}`,
          current: kopf.uuid === bescheid?.uuid,
        }))}
      />
    </div>
  );
}

type InhaltProps = { daten: BescheidDaten; bescheid: Bescheid };

function Inhalt({ daten, bescheid }: InhaltProps) {
  const { art, inhalt, bekanntgabeAm, rechtsbehelfsfrist } = bescheid;
  const belehrung = rechtsbehelfsbelehrung(art, inhalt);
  return (
    <>
      <Ergebnis daten={daten} bescheid={bescheid} />
      {bekanntgabeAm !== null && rechtsbehelfsfrist !== null && (
        <FristKarte
          antragUuid={daten.uuid}
          art={art}
          bekanntgabeAm={bekanntgabeAm}
          frist={rechtsbehelfsfrist}
          hatBelehrung={inhalt.hatRechtsbehelfsbelehrung}
          jetzt={new Date(daten.jetzt)}
        />
      )}
      <VorhabenFeststellungen vorhaben={inhalt.vorhaben} />
      <WasDasBedeutet bescheid={bescheid} />
      {belehrung !== null && (
        <Section title="Rechtsbehelfsbelehrung">
          <Card>
            <Text>{belehrung}</Text>
          </Card>
        </Section>
      )}
      <Echtheit bescheid={bescheid} />
    </>
  );
}

const TON = { POSITIV: "success", GEMISCHT: "warning", NEGATIV: "error" } as const;

/** What was decided, first of all and for each Vorhaben; why stands below. */
function Ergebnis({ daten, bescheid }: InhaltProps) {
  const { widerspruchErgebnis, vorhaben } = bescheid.inhalt;
  const gesamt = gesamtergebnis(bescheid.inhalt);
  return (
    <Card title="Ergebnis">
      <Stack gap="m">
        <div>
          <Badge tone={TON[gesamt]}>{GESAMTERGEBNIS[gesamt]}</Badge>
        </div>
        {widerspruchErgebnis !== null && <Text>{WIDERSPRUCH_ERGEBNIS[widerspruchErgebnis]}</Text>}
        <Text>
          <strong>{BEDEUTUNG[gesamt]}</strong>
        </Text>
        <ErgebnisListe vorhaben={vorhaben} />
        <DefinitionList items={eckdaten(daten, bescheid)} />
        <div data-print="nein">
          <LinkButton
            icon="herunterladen"
            href={href("bescheidPdf", { uuid: daten.uuid }, { bescheid: bescheid.uuid })}
          >
            Bescheid herunterladen (PDF)
          </LinkButton>
        </div>
      </Stack>
    </Card>
  );
}

const eckdaten = (
  { antragsnummer, firma }: BescheidDaten,
  { inhalt, erstelltAm, abgerufenAm, abgerufenVon, bekanntgabeAm }: Bescheid,
) => [
  { label: "Aktenzeichen", value: inhalt.aktenzeichen },
  { label: "Antragsnummer", value: antragsnummer },
  { label: "Unternehmen", value: firma },
  { label: "Erstellt am", value: formatDate(erstelltAm) },
  {
    label: "Abgerufen",
    value: abgerufenAm === null ? null : `${formatDateTime(new Date(abgerufenAm))}, ${abgerufenVon ?? ""}`,
  },
  { label: "Gilt als bekannt gegeben am", value: bekanntgabeAm === null ? null : formatDate(bekanntgabeAm) },
];

function WasDasBedeutet({ bescheid: { inhalt } }: { bescheid: Bescheid }) {
  return (
    <Card title="Was das bedeutet">
      <Stack gap="l">
        {listRat(gesamtergebnis(inhalt)).map(({ titel, punkte }) => (
          <Stack key={titel} gap="s">
            <Heading level={3} size="h4">
              {titel}
            </Heading>
            <Stack as="ul" gap="s">
              {punkte.map((punkt) => (
                <li key={punkt}>
                  <Text as="span">{punkt}</Text>
                </li>
              ))}
            </Stack>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}

function Echtheit({ bescheid: { belegCode, pruefsumme } }: { bescheid: Bescheid }) {
  const code = belegCode === null ? [] : [{ label: "Code", value: formatBelegcode(belegCode) }];
  return (
    <Section title="Echtheit">
      <Card>
        <DefinitionList items={[...code, { label: "Prüfsumme des Inhalts (SHA-256)", value: pruefsumme }]} />
      </Card>
    </Section>
  );
}
