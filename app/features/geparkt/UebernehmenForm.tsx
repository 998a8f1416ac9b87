import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { GEPARKT_FELD, TICKET_FELD } from "~/contract/antrag/formularGrenze";
import { FormularFelder, GESEHEN, KONFLIKT_GEZEIGT, KonfliktFrage } from "~/features/formular";
import { formatDateTime } from "~/lib/date";
import { href } from "~/routing/href";
import { Button, Heading, HiddenField, Inline, LinkButton, Notice, Stack, Text } from "~/ui";
import type { GeparktDaten } from "./loadGeparktSeite";

type UebernehmenFormProps = { daten: GeparktDaten; formular: FormularSchutz };

type Konflikt = NonNullable<Extract<GeparktDaten["lage"], { art: "pruefen" }>["konflikt"]>;

/**
 * Posts what was kept to its own form, as if it had been filled in now: with the revision that it was made from, its
 * own key, and the choices. What cannot be saved, or is only opened, comes back in that form, with everything typed.
 */
export function UebernehmenForm({ daten, formular }: UebernehmenFormProps) {
  const { uuid, schluessel, felder, lage } = daten;
  const intent = { pruefen: "speichern", fort: "alsNeuesVorhaben", nurKopieren: null }[lage.art];
  const oeffnen = lage.art === "pruefen" ? lage.oeffnen : undefined;
  const knopf = oeffnen === undefined ? { name: "intent", value: intent ?? "" } : { name: "absicht", value: oeffnen };
  const ticket = lage.art === "pruefen" ? lage.ticket : undefined;
  const hatAenderung =
    lage.art !== "pruefen" ||
    lage.isVeraltet === true ||
    lage.konflikt !== null ||
    lage.unlesbar.length > 0 ||
    lage.abschnitte.length > 0;
  return (
    <Form method="post" action={lage.action}>
      <FormularFelder formular={{ ...formular, schluessel }} />
      <HiddenField name={GEPARKT_FELD} value={uuid} />
      {ticket !== undefined && <HiddenField name={TICKET_FELD} value={ticket} />}
      {felder.map(({ name, text }, stelle) => (
        <HiddenField key={`${name} ${String(stelle)}`} name={name} value={text} />
      ))}
      <Stack gap="l">
        {lage.art === "pruefen" && lage.konflikt !== null && <Entscheidungen konflikt={lage.konflikt} />}
        <Inline gap="m">
          {intent !== null && hatAenderung && (
            <Button {...knopf} icon="speichern">
              {intent === "speichern" ? "Übernehmen" : "Als neues Vorhaben übernehmen"}
            </Button>
          )}
          <LinkButton variant="secondary" icon="loeschen" href={href("geparkteEingaben", { uuid }, { verwerfen: 1 })}>
            Verwerfen
          </LinkButton>
          <LinkButton variant="quiet" href={href("home")}>
            Später entscheiden
          </LinkButton>
        </Inline>
      </Stack>
    </Form>
  );
}

function Entscheidungen({ konflikt: { felder, gesehen, uebernommen } }: { konflikt: Konflikt }) {
  return (
    <Stack gap="m" as="section">
      <Heading level={2}>Was Sie entscheiden müssen</Heading>
      <Notice tone="warning">
        {felder.length === 1
          ? "Eine Angabe wurde inzwischen auch von anderer Seite geändert. Bitte entscheiden Sie, welche Fassung gespeichert werden soll."
          : `${String(felder.length)} Angaben wurden inzwischen auch von anderer Seite geändert. Bitte entscheiden Sie jeweils, welche Fassung gespeichert werden soll.`}
      </Notice>
      <HiddenField name={GESEHEN} value={String(gesehen)} />
      {felder.map(({ stelle }) => (
        <HiddenField key={stelle} name={KONFLIKT_GEZEIGT} value={stelle} />
      ))}
      {felder.map((feld) => (
        <KonfliktFrage key={feld.stelle} feld={feld} />
      ))}
      {uebernommen.length > 0 && (
        <div>
          <Text>Diese Angaben wurden inzwischen anderswo geändert. Sie bleiben, wie sie gespeichert sind:</Text>
          <ul>
            {uebernommen.map(({ label, von, am }) => (
              <li key={label}>{`${label} (${von}, ${formatDateTime(new Date(am))})`}</li>
            ))}
          </ul>
        </div>
      )}
    </Stack>
  );
}
