import { VERBUND_FELDER, verbundFormular } from "~/domain/verbund/verbundFormular";
import {
  falscheVon,
  FirmenFormular,
  FirmenKnoepfe,
  FormularMeldung,
  FormularTeile,
  TestdatenKnopf,
} from "~/features/unternehmen";
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
            befunde={falscheVon(daten)}
          />
          <FirmenKnoepfe zurueck={{ href: href("verbundeneUnternehmen"), text: "Zur Liste" }}>
            <TestdatenKnopf />
          </FirmenKnoepfe>
        </>
      )}
    </FirmenFormular>
  );
}
