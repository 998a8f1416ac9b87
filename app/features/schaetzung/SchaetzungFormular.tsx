import { ANTRAG_FRAGEN } from "~/domain/antrag/antragFragen";
import { useFragen, useIsGefragt } from "~/features/formular";
import { UngenannteFirmen } from "~/features/verbund";
import { formatEuro } from "~/lib/money";
import { href } from "~/routing/href";
import { Button, Card, Details, Grid, NumberField, RadioGroup, Stack, Text, TextLink } from "~/ui";
import type { SchaetzungDaten } from "./loadSchaetzung";
import { jahrText } from "~/domain/unternehmen/wirtschaftsjahr";

type Fragen = Pick<SchaetzungDaten, "uuid" | "istKmu" | "vorgabe" | "fragen" | "ungenannt" | "hatOffene">;

/**
 * What the estimate asks for besides the Antrag, as a form that asks for a page: the answers stand in the address only.
 */
export function SchaetzungFormular({ daten }: { daten: Fragen }) {
  const { uuid, istKmu, fragen } = daten;
  const frage = useFragen(ANTRAG_FRAGEN);
  return (
    <Card title="Angaben für die Schätzung">
      <form method="get" action={href("antragSchaetzung", { uuid })} data-print="nein">
        <Stack gap="l">
          <Text>Diese Angaben werden nicht gespeichert und gehören nicht zum Antrag.</Text>
          <RadioGroup
            {...frage("kmu")}
            id="kmu"
            name="kmu"
            label={ANTRAG_FRAGEN.kmu}
            hint="Weniger als 250 Beschäftigte und höchstens 50 Mio. Euro Umsatz oder 43 Mio. Euro Bilanzsumme, verbundene Unternehmen und Partner eingerechnet."
            defaultValue={istKmu ? "ja" : "nein"}
            options={[
              { value: "ja", label: "Ja" },
              { value: "nein", label: "Nein" },
            ]}
          />
          <KmuHinweis daten={daten} />
          {fragen.length > 0 && <VerbundFragen daten={daten} />}
          <div>
            <Button icon="rechner">Schätzung berechnen</Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}

/** Where the answer that the page starts with comes from: what the company declares, else what the calculation says. */
function KmuHinweis({ daten: { vorgabe } }: { daten: Fragen }) {
  if (vorgabe === null) return null;
  if (vorgabe.quelle === "STAMMDATEN")
    return (
      <Text tone="muted" size="s">
        Vorbelegt nach der Angabe in Ihren <TextLink href={`${href("unternehmen")}#kmuStatus`}>Stammdaten</TextLink>.
      </Text>
    );
  return (
    <Text tone="muted" size="s">
      Vorbelegt nach der <TextLink href={href("unternehmenKmu")}>Berechnung des KMU-Status</TextLink>: Ihr Unternehmen
      ist voraussichtlich {vorgabe.istKmu ? "ein" : "kein"} KMU.
    </Text>
  );
}

function VerbundFragen({ daten: { fragen, ungenannt, hatOffene } }: { daten: Fragen }) {
  const frage = useFragen(ANTRAG_FRAGEN);
  const isGefragt = useIsGefragt({ verbundBetrag: ANTRAG_FRAGEN.verbundBetrag });
  const hatVerbund = hatOffene || ungenannt.length > 0 || fragen.some(({ text }) => text !== "");
  return (
    <Details summary="Verbundene Unternehmen" open={hatVerbund || isGefragt}>
      <Stack gap="m">
        <Text>
          Verbundene Unternehmen teilen sich den jährlichen Höchstbetrag. Tragen Sie ein, welche Bemessungsgrundlage
          diese Unternehmen im jeweiligen Wirtschaftsjahr bereits nutzen.
        </Text>
        <Quellen fragen={fragen} />
        <Ungenannte ungenannt={ungenannt} />
        {hatOffene && <Offene />}
        <Grid columns={2}>
          {fragen.map(({ jahr, name, text, fehler }) => (
            <NumberField
              key={name}
              {...frage("verbundBetrag", jahrText(jahr))}
              id={name}
              name={name}
              kind="euro"
              label={`${ANTRAG_FRAGEN.verbundBetrag} ${jahrText(jahr)}`}
              defaultValue={text}
              error={fehler ?? undefined}
            />
          ))}
        </Grid>
      </Stack>
    </Details>
  );
}

/** Where the amounts come from that nobody has typed here. */
function Quellen({ fragen }: Pick<SchaetzungDaten, "fragen">) {
  const quellen = fragen.flatMap(({ jahr, quellen: des }) => des.map((quelle) => ({ jahr, ...quelle })));
  if (quellen.length === 0) return null;
  return (
    <>
      <Text tone="muted" size="s">
        Vorbelegt aus der Liste der <TextLink href={href("verbundeneUnternehmen")}>verbundenen Unternehmen</TextLink>:
      </Text>
      <ul>
        {quellen.map(({ jahr, name, betrag }) => (
          <li key={`${jahr} ${name}`}>
            {jahrText(jahr)}: {name}, {formatEuro(betrag)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Who shares the cap and may have used some of it, with the way to where it is entered for good. */
function Ungenannte({ ungenannt }: Pick<SchaetzungDaten, "ungenannt">) {
  if (ungenannt.length === 0) return null;
  return (
    <>
      <Text>
        Diese Unternehmen teilen sich den Höchstbetrag mit Ihrem Unternehmen, und in der Liste der{" "}
        <TextLink href={href("verbundeneUnternehmen")}>verbundenen Unternehmen</TextLink> steht nicht, welche
        Bemessungsgrundlage sie nutzen:
      </Text>
      <ul>
        {ungenannt.map(({ jahr, firmen }) => (
          <li key={jahr}>
            {jahrText(jahr)}: <UngenannteFirmen firmen={firmen} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Offene() {
  return (
    <Text>
      In der Liste der <TextLink href={href("verbundeneUnternehmen")}>verbundenen Unternehmen</TextLink> sind
      Beziehungen noch nicht fertig eingetragen. Was hier aus der Liste steht, kann deshalb unvollständig sein.
    </Text>
  );
}
