import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { ANZEIGESTAND } from "~/domain/nachricht/anzeigestand";
import { Absendeknopf } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { Badge, Card, type Definition, DefinitionList, Inline, LinkButton, Stack } from "~/ui";
import { ereignisText } from "../ereignisText";
import type { EineNachricht } from "./loadSystemnachrichten";
import { geschlossenText, momentText, STAND_FARBEN, ZEITZONE, zielText } from "./verwaltungTexte";

/** Everything that is known of an announcement besides what there is to read. */
function angabenVon(nachricht: EineNachricht): Definition[] {
  const { stand, anzeigenVon, anzeigenBis, firmen, anzahlGeschlossen, betroffene, geaendertAm, geaendertVon } =
    nachricht;
  return [
    { label: "Stand", value: <Badge tone={STAND_FARBEN[stand]}>{ANZEIGESTAND[stand]}</Badge> },
    { label: "Anzeigen von", value: momentText(anzeigenVon) },
    { label: "Anzeigen bis", value: momentText(anzeigenBis) },
    ...(ereignisText(nachricht) === "" ? [] : [{ label: "Ereignis", value: ereignisText(nachricht) }]),
    { label: "Für wen", value: zielText(nachricht) },
    ...(firmen.length === 0 ? [] : [{ label: "Unternehmen", value: firmen.map(({ firma }) => firma).join(", ") }]),
    { label: "Geschlossen", value: geschlossenText(anzahlGeschlossen, betroffene) },
    ...(geaendertAm === null
      ? []
      : [{ label: "Zuletzt geändert", value: `${momentText(geaendertAm)}, ${geaendertVon ?? "unbekannt"}` }]),
    { label: "Zeitzone", value: ZEITZONE },
  ];
}

type StandKarteProps = { nachricht: EineNachricht; darfSchreiben: boolean; formular: FormularSchutz };

/** How an announcement stands, and what can be done about it at once. */
export function StandKarte({ nachricht, darfSchreiben, formular }: StandKarteProps) {
  const { uuid, stand } = nachricht;
  return (
    <Card title="Stand" id="stand">
      <Stack gap="m">
        <DefinitionList items={angabenVon(nachricht)} />
        {darfSchreiben && (
          <Inline gap="m">
            {stand === "AKTIV" && (
              <Form method="post">
                <FormularFelder formular={formular} />
                <Absendeknopf absicht="beenden" variant="secondary">
                  Jetzt beenden
                </Absendeknopf>
              </Form>
            )}
            <LinkButton
              variant="secondary"
              href={href("systemNachricht", { uuid, isNew: "true" }, { withUebernahme: true })}
            >
              Kopieren
            </LinkButton>
            <LinkButton variant="secondary" href={href("systemNachrichtLoeschen", { uuid })}>
              Löschen …
            </LinkButton>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
