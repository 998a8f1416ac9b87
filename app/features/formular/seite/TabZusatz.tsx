import type { ReactNode } from "react";
import { zeitplanVon } from "~/domain/antrag/formular/v2/zeitplan";
import { href } from "~/routing/href";
import { LinkButton } from "~/ui";
import { Arbeitsplandiagramm } from "./Arbeitsplandiagramm";
import type { FormularOrt } from "./formularOrt";
import type { AntragBereich, Platz } from "./platz";

export type TabZusatzProps = { platz: Platz; ort: FormularOrt; bereich: AntragBereich };

/** What some tabs show below their questions, by the key of the tab. */
const ZUSAETZE: Readonly<Record<string, (props: TabZusatzProps) => ReactNode>> = {
  arbeitsplan: ({ bereich }) => {
    const plan = zeitplanVon(bereich.wurzel);
    return plan && <Arbeitsplandiagramm plan={plan} />;
  },
  rahmen: ({ ort }) => (
    <div>
      <LinkButton variant="secondary" icon="rechner" href={href("antragSchaetzung", { uuid: ort.antragUuid })}>
        Forschungszulage schätzen
      </LinkButton>
    </div>
  ),
};

/** An addition to the open tab that only shows what is stored; nothing where a row is open. */
export function TabZusatz(props: TabZusatzProps) {
  const { tab, zeile } = props.platz;
  return zeile === null ? (ZUSAETZE[tab.key]?.(props) ?? null) : null;
}
