import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { UnterschiedListe } from "~/features/versionen";
import { formatDateTime } from "~/lib/date";
import { Card, CopyText, ErrorSummary, Heading, Inline, LinkButton, Notice, PageHeader, Stack, Text } from "~/ui";
import type { GeparktDaten } from "./loadGeparktSeite";
import { UebernehmenForm } from "./UebernehmenForm";
import { VerwerfenFrage } from "./VerwerfenFrage";

export type GeparktSeiteProps = {
  daten: GeparktDaten;
  formular: FormularSchutz;
  /** The address asks whether to throw it away. */
  isVerwerfen: boolean;
  antwort: FormAntwort | undefined;
};

/**
 * A form that the portal could not save when it arrived, against what is stored now. Nothing is written before a
 * button is pressed.
 */
export function GeparktSeite({ daten, formular, isVerwerfen, antwort }: GeparktSeiteProps) {
  const { herkunft, geparktAm, verfaelltAm } = daten;
  return (
    <Stack gap="l">
      <PageHeader
        title={isVerwerfen ? "Aufbewahrte Eingaben verwerfen" : "Aufbewahrte Eingaben prüfen"}
        lead={untertitel(daten)}
        breadcrumbs={[...herkunft.pfad, { label: "Aufbewahrte Eingaben" }]}
      />
      {antwort !== undefined && (
        <ErrorSummary title="Nicht verworfen" items={[{ href: "#inhalt", message: antwort.problem.userMessage }]} />
      )}
      {isVerwerfen ? (
        <VerwerfenFrage daten={daten} formular={formular} />
      ) : (
        <>
          <Notice tone="info" title="Noch ist nichts davon gespeichert">
            {`Sie haben diese Eingaben am ${zeit(geparktAm)} abgesendet; in diesem Moment konnte das Portal sie nicht speichern. Wir bewahren sie bis ${zeit(verfaelltAm)} verschlüsselt für Sie auf.${wannVon(daten.lage)}`}
          </Notice>
          <Inhalt daten={daten} formular={formular} />
        </>
      )}
    </Stack>
  );
}

const zeit = (moment: string): string => formatDateTime(new Date(moment));

function wannVon(lage: Lage): string {
  if (lage.art === "nurKopieren") return "";
  return lage.art === "pruefen" && lage.oeffnen !== undefined
    ? " Gespeichert oder gesendet wird erst, wenn Sie das im Formular tun."
    : " Gespeichert wird erst, wenn Sie sie übernehmen.";
}

const untertitel = ({ lage: { titel, tabLabel } }: GeparktDaten): string =>
  [titel, tabLabel].filter((text) => text !== "").join(" · ");

type InhaltProps = Pick<GeparktSeiteProps, "daten" | "formular">;
type Lage = GeparktDaten["lage"];
type Prueflage = Extract<Lage, { art: "pruefen" }>;

function Inhalt({ daten, formular }: InhaltProps) {
  const { lage } = daten;
  return lage.art === "pruefen" ? (
    <Pruefung lage={lage} daten={daten} formular={formular} />
  ) : (
    <OhnePruefung lage={lage} daten={daten} formular={formular} />
  );
}

/** There is nothing any more that it could be compared with, or it may not be changed. */
function OhnePruefung({ lage, daten, formular }: InhaltProps & { lage: Exclude<Lage, Prueflage> }) {
  return (
    <>
      <Notice tone="warning">
        {lage.art === "fort"
          ? "Dieses Vorhaben gibt es nicht mehr; vielleicht hat es jemand gelöscht. Sie können aus Ihren Eingaben ein neues Vorhaben machen; es enthält auch alle anderen Angaben des gelöschten. Oder Sie kopieren die Texte."
          : `${lage.grund} Sie können Ihre Texte hier kopieren.`}
      </Notice>
      <Getipptes daten={daten} />
      <UebernehmenForm daten={daten} formular={formular} />
    </>
  );
}

function Pruefung({ lage, daten, formular }: InhaltProps & { lage: Prueflage }) {
  const { konflikt, unlesbar, abschnitte, hinweise, isVeraltet = false } = lage;
  const isGleich = !isVeraltet && konflikt === null && unlesbar.length === 0 && abschnitte.length === 0;
  return (
    <>
      {isGleich && (
        <Notice tone="success">
          Ihre Eingaben stimmen mit dem gespeicherten Stand überein. Sie können sie verwerfen.
        </Notice>
      )}
      {unlesbar.length > 0 && <Unlesbares unlesbar={unlesbar} />}
      {abschnitte.length > 0 && <Aenderungen abschnitte={abschnitte} />}
      {(unlesbar.length > 0 || isVeraltet) && <Getipptes daten={daten} />}
      {!isGleich && hinweise.map((hinweis) => <Text key={hinweis}>{hinweis}</Text>)}
      <UebernehmenForm daten={daten} formular={formular} />
    </>
  );
}

function Unlesbares({ unlesbar }: Pick<Prueflage, "unlesbar">) {
  return (
    <Notice tone="warning" title="Einige Eingaben lassen sich so nicht speichern">
      <Stack gap="s">
        <ul>
          {unlesbar.map(({ label, message }) => (
            <li key={label}>{`${label}: ${message}`}</li>
          ))}
        </ul>
        <Text>
          Mit „Übernehmen“ öffnet sich das Formular mit allem, was Sie eingegeben haben. Dort können Sie sie
          berichtigen.
        </Text>
      </Stack>
    </Notice>
  );
}

function Aenderungen({ abschnitte }: Pick<Prueflage, "abschnitte">) {
  return (
    <Stack gap="m" as="section">
      <Heading level={2}>Was sich durch Ihre Eingaben ändert</Heading>
      <Text tone="muted">Durchgestrichen ist, was gespeichert ist; hervorgehoben ist, was Sie eingegeben haben.</Text>
      <UnterschiedListe abschnitte={abschnitte} />
    </Stack>
  );
}

function Getipptes({ daten: { lage, herkunft } }: { daten: GeparktDaten }) {
  return (
    <Card title="Ihre Eingaben">
      <Stack gap="l">
        {lage.angaben.map(({ name, label, text }) => (
          <CopyText key={name} id={`getippt-${name.replace(/\W+/g, "-")}`} label={label} text={text} />
        ))}
        {lage.art === "nurKopieren" && (
          <Inline gap="m">
            <LinkButton variant="secondary" href={herkunft.zurueck.href}>
              {herkunft.zurueck.label}
            </LinkButton>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
