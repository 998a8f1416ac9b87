import type { HilfetextMitFassungen } from "~/contract/mitteilung/hilfetextVerwaltung";
import { href } from "~/routing/href";
import { Card, Notice, RichText, Stack, Text, useFocusOnAnswer } from "~/ui";
import type { Vorschau } from "./loadVorschau";
import type { LaufendeVorschau } from "./useVorschau";
import { VorschauMuster } from "./VorschauMuster";

/** The id of the form in which the text is typed. */
export const TEXT_FORMULAR = "textFormular";

type VorschauDanebenProps = LaufendeVorschau & {
  text: HilfetextMitFassungen;
  vorschau: Vorschau;
  /** Today, YYYY-MM-DD. */
  heute: string;
  /** Grows when somebody has asked for the preview by its button: the focus goes there. */
  versuch: number | null;
};

/**
 * The text at its field, beside the editor: the help as it would stand, and the question with its neighbours, empty and
 * of nobody. The "?" of the questions lead into the whole form, with what is typed.
 */
export function VorschauDaneben({ text, vorschau, heute, versuch, stand, meldung }: VorschauDanebenProps) {
  const { uuid, art, feld } = text;
  return (
    <Gerufen versuch={versuch}>
      <Card title="Vorschau" tone="primary">
        <Stack gap="m">
          <div role="status">
            <Stack gap="s">
              <Text tone="muted">
                {stand.isUngespeichert
                  ? "So sähe der Text aus. Gespeichert ist er noch nicht."
                  : "So sieht der gespeicherte Text aus."}
              </Text>
              {meldung !== null && <Notice tone="warning">{meldung}</Notice>}
            </Stack>
          </div>
          {art === "HILFE" ? <Hilfe hilfe={stand.hilfe} /> : stand.hinweis === null && <KeinHinweis />}
          <VorschauMuster
            text={text}
            vorschau={{ ...vorschau, hinweis: stand.hinweis }}
            heute={heute}
            hilfe={feld}
            isDaneben
            hilfeZiel={(gefragt) => ({
              submit: {
                form: TEXT_FORMULAR,
                name: "hilfe",
                value: gefragt,
                formAction: href("hilfetextVorschau", { uuid }),
              },
            })}
          />
        </Stack>
      </Card>
    </Gerufen>
  );
}

/** With each answer that was asked for by the button the focus goes here. */
function Gerufen({ versuch, children }: { versuch: number | null; children: React.ReactNode }) {
  const teil = useFocusOnAnswer(versuch);
  if (versuch === null) return <div>{children}</div>;
  return (
    <div ref={teil} tabIndex={-1}>
      {children}
    </div>
  );
}

const KeinHinweis = () => <Text>Der Hinweis ist leer oder nicht aktiv und deshalb nicht zu sehen.</Text>;

/** The words of the help as the drawer shows them. */
function Hilfe({ hilfe }: { hilfe: Vorschau["hilfe"] }) {
  if (hilfe === null || hilfe.html === "") return <Text>Noch kein Text.</Text>;
  return (
    <Stack gap="s">
      {!hilfe.isActive && <Text tone="muted">Leser sehen diesen Text nicht: Er ist nicht aktiv.</Text>}
      <RichText html={hilfe.html} />
    </Stack>
  );
}
