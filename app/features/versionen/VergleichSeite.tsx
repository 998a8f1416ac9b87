import { Form } from "@remix-run/react";
import { DruckKnopf } from "~/features/antrag";
import { href } from "~/routing/href";
import {
  Badge,
  Button,
  Card,
  DefinitionList,
  HiddenField,
  Inline,
  LinkButton,
  NumberField,
  Stack,
  Text,
  TextLink,
} from "~/ui";
import type { FassungKopf, VergleichDaten } from "./loadVergleich";
import { UnterschiedListe } from "./UnterschiedListe";
import { VersionenKopf } from "./VersionenKopf";
import { vergleichHref, versionenHref, wiederherstellenHref } from "./versionenHref";

/** The difference of two versions of a Vorhaben. */
export function VergleichSeite({ daten }: { daten: VergleichDaten }) {
  const { rahmen, von, bis, alle, abschnitte, isVerschieden } = daten;
  return (
    <Stack gap="xl">
      <VersionenKopf rahmen={rahmen} titel="Fassungen vergleichen" actions={<DruckKnopf />} />
      <Card>
        <Stack gap="m">
          <DefinitionList
            items={[
              { label: "Von", value: <Seite fassung={von} aktuell={rahmen.aktuell} /> },
              { label: "Bis", value: <Seite fassung={bis} aktuell={rahmen.aktuell} /> },
            ]}
          />
          <Wahl daten={daten} />
        </Stack>
      </Card>
      <Stack gap="m">
        <Inline gap="m" justify="between">
          <Text>{isVerschieden ? <Legende /> : "Zwischen diesen Fassungen gibt es keinen Unterschied."}</Text>
          <span data-print="nein">
            <TextLink href={vergleichHref(rahmen, { von: von.revision, bis: bis.revision, alle: !alle })}>
              {alle ? "Nur geänderte Felder" : "Alle Felder zeigen"}
            </TextLink>
          </span>
        </Inline>
        <UnterschiedListe abschnitte={abschnitte} />
      </Stack>
      <Wege daten={daten} />
    </Stack>
  );
}

function Seite({ fassung: { revision, name, text, eingereicht }, aktuell }: { fassung: FassungKopf; aktuell: number }) {
  return (
    <Stack gap="xs">
      <Text>{`Fassung ${String(revision)}${name === null ? "" : ` „${name}“`}: ${text}`}</Text>
      {(revision === aktuell || eingereicht !== null) && (
        <Inline gap="xs">
          {revision === aktuell && <Badge tone="info">Aktuell</Badge>}
          {eingereicht !== null && <Badge tone="success">{`Eingereicht am ${eingereicht}`}</Badge>}
        </Inline>
      )}
    </Stack>
  );
}

function Legende() {
  return (
    <>
      <ins>Unterstrichen</ins> ist, was hinzugekommen ist, <del>durchgestrichen</del>, was weggefallen ist.
    </>
  );
}

/** Back to the list, or on to the older version as the present one. */
function Wege({ daten: { rahmen, von, isVerschieden, isWiederherstellbar } }: { daten: VergleichDaten }) {
  return (
    <div data-print="nein">
      <Inline gap="m">
        <LinkButton variant="secondary" icon="pfeilLinks" href={versionenHref(rahmen)}>
          Zurück zu den Versionen
        </LinkButton>
        {isWiederherstellbar && isVerschieden && (
          <LinkButton variant="quiet" icon="aktualisieren" href={wiederherstellenHref(rahmen, von.revision)}>
            {`Fassung ${String(von.revision)} wiederherstellen`}
          </LinkButton>
        )}
      </Inline>
    </div>
  );
}

/** Any two versions by their numbers. */
function Wahl({ daten: { rahmen, von, bis, alle } }: { daten: VergleichDaten }) {
  const grenze = `Fassung 1 bis ${String(rahmen.aktuell)}`;
  return (
    <div data-print="nein">
      <Form method="get" action={href("antragVergleich", { uuid: rahmen.uuid })}>
        <HiddenField name="vorhaben" value={rahmen.vorhabenUuid} />
        {alle && <HiddenField name="alle" value="1" />}
        <Inline gap="m" align="end" key={`${String(von.revision)}-${String(bis.revision)}`}>
          <NumberField
            id="von"
            name="von"
            kind="integer"
            integerDigits={6}
            label="Von Fassung"
            hint={grenze}
            defaultValue={String(von.revision)}
          />
          <NumberField
            id="bis"
            name="bis"
            kind="integer"
            integerDigits={6}
            label="Bis Fassung"
            hint={grenze}
            defaultValue={String(bis.revision)}
          />
          <Button variant="secondary">Vergleichen</Button>
        </Inline>
      </Form>
    </div>
  );
}
