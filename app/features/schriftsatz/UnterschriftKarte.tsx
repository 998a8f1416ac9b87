import type { ReactNode } from "react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import type { Schriftsatz } from "~/contract/verfahren/schriftsaetze";
import { Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { Unterschreiben } from "~/features/unterschrift";
import { Card, LinkButton, Notice, Stack } from "~/ui";

/** What the last step of a draft says. */
export type UnterschriftTexte = {
  /** Title and text where the draft still has gaps. */
  unvollstaendig: { title: string; text: string };
  /** For whoever may write but not sign. */
  werUnterschreibt: string;
  /** The button, and what the signature brings about: a sentence. */
  knopf: string;
  wirkung: string;
  /** What the link back to the writing is called. */
  zurueck: string;
};

type UnterschriftKarteProps = {
  schriftsatz: Schriftsatz;
  texte: UnterschriftTexte;
  /** The address of the draft, to write on. */
  hier: string;
  isNezo: boolean;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
  /** What to know before the signature. */
  children?: ReactNode;
};

/** The last step of a draft: its signature, or what stands in the way of it. */
export function UnterschriftKarte(props: UnterschriftKarteProps) {
  const { texte, hier, antwort } = props;
  const { problem, versuch } = useAntwort(antwort);
  return (
    <Card title="Unterschrift" part="unterschrift">
      <Stack gap="l">
        <Fehlermeldung key={versuch} problem={problem} felder={["tan"]} />
        <Stand {...props} />
        <div>
          <LinkButton variant="quiet" icon="pfeilLinks" href={hier}>
            {texte.zurueck}
          </LinkButton>
        </div>
      </Stack>
    </Card>
  );
}

/** Gaps come first: who may sign is of no interest before. */
function Stand({ schriftsatz, texte, isNezo, formular, antwort, children }: UnterschriftKarteProps) {
  const { unvollstaendig, werUnterschreibt, knopf, wirkung } = texte;
  if (schriftsatz.luecken.length > 0) {
    return (
      <Notice tone="error" title={unvollstaendig.title}>
        {unvollstaendig.text}
      </Notice>
    );
  }
  if (!schriftsatz.rechte.einreichen) return <Notice tone="info">{werUnterschreibt}</Notice>;
  return (
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
  );
}
