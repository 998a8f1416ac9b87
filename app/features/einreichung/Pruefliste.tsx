import type { Pruefpunkt } from "~/features/antrag";
import { href } from "~/routing/href";
import { Card, DataTable, Inline, LinkButton, Notice, Stack, StatusIcon, TextLink } from "~/ui";
import type { EinreichenDaten } from "./loadEinreichen";

const SPALTEN = [
  { key: "stand", title: "Stand" },
  { key: "titel", title: "Was geprüft wird" },
  { key: "text", title: "Ergebnis" },
];

const toZeile = ({ key, stand, titel, text, href: ziel }: Pruefpunkt) => ({
  key,
  cells: {
    stand: <StatusIcon state={stand} label={text} />,
    titel: ziel === null ? titel : <TextLink href={ziel}>{titel}</TextLink>,
    text,
  },
});

/** First step: what is complete and what is not. */
export function Pruefliste({ daten: { uuid, pruefliste, isVollstaendig, rechte } }: { daten: EinreichenDaten }) {
  return (
    <Card title="Prüfliste" part="pruefliste">
      <Stack gap="m">
        {isVollstaendig ? (
          <Notice tone="success">
            {rechte.bearbeiten
              ? "Alles ist vollständig. Sie können mit den Erklärungen weitermachen."
              : "Alles ist vollständig."}
          </Notice>
        ) : (
          <Notice tone="warning" title="Der Antrag ist noch nicht vollständig">
            <p>
              {rechte.bearbeiten && "Erklärungen können Sie schon abgeben, einreichen erst, wenn nichts mehr fehlt. "}
              <TextLink href={href("antragLuecken", { uuid })}>Was fehlt noch?</TextLink>
            </p>
          </Notice>
        )}
        <DataTable caption="Prüfliste" isCaptionHidden columns={SPALTEN} rows={pruefliste.map(toZeile)} />
        <Inline gap="m">
          <LinkButton icon="pfeilRechts" href={href("einreichen", { uuid }, { schritt: "erklaerungen" })}>
            Weiter zu den Erklärungen
          </LinkButton>
          <LinkButton variant="secondary" icon="handbuch" href={href("antragLesen", { uuid })}>
            Antrag durchlesen
          </LinkButton>
        </Inline>
      </Stack>
    </Card>
  );
}
