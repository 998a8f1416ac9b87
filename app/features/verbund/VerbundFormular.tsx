import { VERBUND_FELDER, verbundFormular } from "~/domain/verbund/verbundFormular";
import {
  befundeVon,
  FirmenFormular,
  FirmenKnoepfe,
  FormularMeldung,
  FormularTeile,
  TestdatenKnopf,
} from "~/features/unternehmen";
import { messages } from "~/formkit/messages";
import { href } from "~/routing/href";
import { RequiredHint } from "~/ui";
import {
  entwurfVonVerbund,
  VERBUND_LABELS,
  type VerbundDaten,
  verbundMitEingaben,
  type VerbundSeiteProps,
} from "./verbundEingaben";

const hierVon = ({ uuid }: VerbundDaten): string =>
  uuid === null ? href("verbundeneUnternehmenNeu") : href("verbundeneUnternehmenForm", { uuid });

/** What is missing is said above; what is wrong is said at its field, too. */
const isFalsch = ({ message }: { message: string }): boolean => message !== messages.required;

/** All parts in one form, saved with one button, however much is still missing. */
export function VerbundFormular({ daten, formular, antwort }: VerbundSeiteProps) {
  const hier = hierVon(daten);
  const umfeld = { felder: VERBUND_FELDER, kontext: daten.kontext };
  return (
    <FirmenFormular
      hier={hier}
      entwurf={entwurfVonVerbund(daten)}
      ticket={daten.ticket}
      formular={formular}
      antwort={antwort}
    >
      {(eingabe) => (
        <>
          <FormularMeldung
            hier={hier}
            revision={daten.revision}
            umfeld={umfeld}
            labels={VERBUND_LABELS}
            sicht={eingabe.sicht}
          />
          <RequiredHint />
          <FormularTeile
            form={verbundFormular}
            bereich={verbundMitEingaben(daten, eingabe.eingaben)}
            eingabe={eingabe}
            befunde={befundeVon({ ...daten, fehler: daten.fehler.filter(isFalsch) })}
          />
          <FirmenKnoepfe zurueck={{ href: href("verbundeneUnternehmen"), text: "Zur Liste" }}>
            <TestdatenKnopf />
          </FirmenKnoepfe>
        </>
      )}
    </FirmenFormular>
  );
}
