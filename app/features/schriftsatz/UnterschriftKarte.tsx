import type { ReactNode } from "react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import type { Schriftsatz } from "~/contract/verfahren/schriftsaetze";
import { Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { Unterschreiben } from "~/features/unterschrift";
import { Card, LinkButton, Notice, Stack } from "~/ui";

type UnterschriftKarteProps = {
  schriftsatz: Schriftsatz;
  isNezo: boolean;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
  /** Title and text where the draft still has gaps. */
  unvollstaendig: { title: string; text: string };
  /** For whoever may write but not sign. */
  werUnterschreibt: string;
  /** The button, and what the signature brings about: a sentence. */
  knopf: string;
  wirkung: string;
  /** Where to write on, and what the link there is called. */
  zurueck: { href: string; label: string };
  /** What to know before the signature. */
  children?: ReactNode;
};

/** The last step of a draft: its signature, or what stands in the way of it. */
export function UnterschriftKarte(props: UnterschriftKarteProps) {
  const {
    schriftsatz,
    isNezo,
    formular,
    antwort,
    unvollstaendig,
    werUnterschreibt,
    knopf,
    wirkung,
    zurueck,
    children,
  } = props;
  const { problem, versuch } = useAntwort(antwort);
  const isVollstaendig = schriftsatz.luecken.length === 0;
  return (
    <Card title="Unterschrift" part="unterschrift">
      <Stack gap="l">
        <Fehlermeldung key={versuch} problem={problem} felder={["tan"]} />
        {!isVollstaendig && (
          <Notice tone="error" title={unvollstaendig.title}>
            {unvollstaendig.text}
          </Notice>
        )}
        {isVollstaendig && !schriftsatz.rechte.einreichen && <Notice tone="info">{werUnterschreibt}</Notice>}
        {isVollstaendig && schriftsatz.rechte.einreichen && (
          <>
            {children}
            <Unterschreiben
              isNezo={isNezo}
              formular={formular}
              stand={schriftsatz.stand}
              antwort={antwort}
              knopf={knopf}
              wirkung={wirkung}
            />
          </>
        )}
        <div>
          <LinkButton variant="quiet" icon="pfeilLinks" href={zurueck.href}>
            {zurueck.label}
          </LinkButton>
        </div>
      </Stack>
    </Card>
  );
}
