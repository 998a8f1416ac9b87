import type { ZielFirma } from "~/contract/mitteilung/systemnachrichten";
import { ZIELGRUPPEN, zielarten, ZIELROLLEN, zielrollen } from "~/domain/nachricht/zielgruppe";
import type { AntwortSicht } from "~/features/anmeldung";
import { FirmenSuche, toFirmenwahl } from "~/features/firmenwahl";
import { Card, Checkbox, CheckboxGroup, RadioGroup, Stack } from "~/ui";
import type { Formularanfang } from "./nachrichtEingabe";

type ZielKarteProps = { antwort: AntwortSicht; anfang: Formularanfang; firmen: readonly ZielFirma[] };

const ARTEN = zielarten.map((value) => ({ value, label: ZIELGRUPPEN[value] }));
const ROLLEN = zielrollen.map((value) => ({ value, label: ZIELROLLEN[value] }));

/** What was ticked, as long as nothing is known of it what the form opened with. */
const gewaehlte = ({ eingaben }: AntwortSicht, name: string, anfang: readonly string[]): readonly string[] =>
  [eingaben?.[name] ?? anfang].flat();

/** For whom the announcement is meant. All questions are there, so that none needs scripts. */
export function ZielKarte({ antwort, anfang, firmen }: ZielKarteProps) {
  return (
    <Card title="Für wen die Meldung bestimmt ist">
      <Stack gap="l">
        <RadioGroup
          {...antwort.feld("zielgruppe")}
          label="Bestimmt für"
          required
          options={ARTEN}
          defaultValue={antwort.text("zielgruppe", anfang.texte.zielgruppe)}
        />
        <Checkbox
          {...antwort.feld("aufStartseite")}
          label="Auch vor der Anmeldung zeigen"
          hint="Nur, wenn die Meldung für alle bestimmt ist. Sie steht dann auch auf der Anmeldeseite, wo sie jede Person lesen kann."
          defaultValue={antwort.isAngekreuzt("aufStartseite", anfang.aufStartseite)}
        />
        <FirmenFelder antwort={antwort} anfang={anfang} firmen={firmen} />
        <CheckboxGroup
          {...antwort.feld("rollen")}
          label="Rollen"
          hint="Zählt nur bei „Bestimmte Rollen“."
          options={ROLLEN}
          defaultValue={gewaehlte(antwort, "rollen", anfang.rollen)}
        />
      </Stack>
    </Card>
  );
}

/** What is ticked stays ticked while looking further. */
function FirmenFelder({ antwort, anfang, firmen }: ZielKarteProps) {
  return (
    <FirmenSuche
      hint="Zählt nur bei „Bestimmte Unternehmen“. Suchen Sie, kreuzen Sie an und suchen Sie bei Bedarf weiter."
      antwort={antwort}
    >
      {firmen.length === 0 ? null : (
        <CheckboxGroup
          id="unternehmenWahl"
          name="unternehmen"
          label="Gewählte und gefundene Unternehmen"
          options={toFirmenwahl(firmen)}
          defaultValue={gewaehlte(antwort, "unternehmen", anfang.unternehmen)}
          onEdit={antwort.feld("unternehmen").onEdit}
        />
      )}
    </FirmenSuche>
  );
}
