import type { ZielFirma } from "~/contract/mitteilung/systemnachrichten";
import { SYSTEMNACHRICHT_FRAGEN } from "~/domain/nachricht/systemnachrichtFragen";
import { ZIELGRUPPEN, zielarten, ZIELROLLEN, zielrollen } from "~/domain/nachricht/zielgruppe";
import type { AntwortSicht } from "~/features/anmeldung";
import { FirmenSuche, toFirmenwahl } from "~/features/firmenwahl";
import { messages } from "~/formkit/messages";
import { Card, Checkbox, CheckboxGroup, ChoiceArea, RadioGroup, WhenChosen } from "~/ui";
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
      <ChoiceArea>
        <RadioGroup
          {...antwort.feld("zielgruppe")}
          label={SYSTEMNACHRICHT_FRAGEN.zielgruppe}
          hint={messages.choiceHint}
          required
          options={ARTEN}
          defaultValue={antwort.text("zielgruppe", anfang.texte.zielgruppe)}
        />
        <WhenChosen options={ARTEN} value="ALLE" note="Zählt nur bei „Alle“.">
          <Checkbox
            {...antwort.feld("aufStartseite")}
            label={SYSTEMNACHRICHT_FRAGEN.aufStartseite}
            hint="Sie steht dann auch auf der Anmeldeseite, wo sie jede Person lesen kann."
            defaultValue={antwort.isAngekreuzt("aufStartseite", anfang.aufStartseite)}
          />
        </WhenChosen>
        <WhenChosen options={ARTEN} value="UNTERNEHMEN" note="Zählt nur bei „Bestimmte Unternehmen“.">
          <FirmenFelder antwort={antwort} anfang={anfang} firmen={firmen} />
        </WhenChosen>
        <WhenChosen options={ARTEN} value="ROLLEN" note="Zählt nur bei „Bestimmte Rollen“.">
          <CheckboxGroup
            {...antwort.feld("rollen")}
            label={SYSTEMNACHRICHT_FRAGEN.rollen}
            options={ROLLEN}
            defaultValue={gewaehlte(antwort, "rollen", anfang.rollen)}
          />
        </WhenChosen>
      </ChoiceArea>
    </Card>
  );
}

/** What is ticked stays ticked while looking further. */
function FirmenFelder({ antwort, anfang, firmen }: ZielKarteProps) {
  return (
    <FirmenSuche hint="Suchen Sie, kreuzen Sie an und suchen Sie bei Bedarf weiter." antwort={antwort}>
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
