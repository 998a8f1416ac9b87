import { Button, Notice, Stack } from "~/ui";
import type { Problem } from "~/contract/wire/problem";
import { SitzungBeendet } from "../schutz/SitzungBeendet";
import { VORHABEN_GELOESCHT } from "../speichern/problemTexte";
import { ALLGEMEIN_ID, type Meldungen } from "../speichern/meldungen";

export type AllgemeineBefundeProps = { meldungen: Meldungen; problem: Problem | undefined; hasKonflikt: boolean };

function Zeilen({ texte }: { texte: readonly string[] }) {
  return (
    <>
      {texte.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </>
  );
}

/** Problems that something can be done about where they are said; of the others the summary on top says everything. */
const MIT_TAT: readonly (string | undefined)[] = ["NICHT_ANGEMELDET", VORHABEN_GELOESCHT.code];

/** Does this problem stand above the fields, too, so that the summary leads there? */
export const isMitTat = (problem: Problem | undefined): boolean => MIT_TAT.includes(problem?.code);

/** What is to be said about the request or the entity as a whole: errors and warnings apart. */
export function AllgemeineBefunde({ meldungen, problem, hasKonflikt }: AllgemeineBefundeProps) {
  const { userMessage, allgemein } = meldungen;
  const isLeer = allgemein.fehler.length === 0 && allgemein.warnungen.length === 0;
  // The notice about the conflict says the same with more.
  const hasTat = userMessage !== null && !hasKonflikt && isMitTat(problem);
  if (isLeer && !hasTat) return null;
  return (
    <Stack gap="m" id={ALLGEMEIN_ID}>
      {hasTat && (
        <Notice tone="error" role="alert" title="Nicht gespeichert">
          {userMessage}
          {problem !== undefined && <SitzungBeendet problem={problem} />}
          {problem?.code === VORHABEN_GELOESCHT.code && (
            <div>
              <Button name="intent" value="alsNeuesVorhaben" icon="plus">
                Als neues Vorhaben behalten
              </Button>
            </div>
          )}
        </Notice>
      )}
      {allgemein.fehler.length > 0 && (
        <Notice tone="error">
          <Zeilen texte={allgemein.fehler} />
        </Notice>
      )}
      {allgemein.warnungen.length > 0 && (
        <Notice tone="warning">
          <Zeilen texte={allgemein.warnungen} />
        </Notice>
      )}
    </Stack>
  );
}
