import type { FaqEintrag } from "~/contract/mitteilung/faq";
import { CopyText, Details } from "~/ui";

/** What the portal was delivered with, where somebody has written something else. */
export function Mitgeliefert({ eintrag: { mitgeliefert } }: { eintrag: FaqEintrag }) {
  if (mitgeliefert === null) return null;
  return (
    <Details summary="Mitgelieferter Text">
      <CopyText id="mitgeliefert-frage" label="Frage, mitgeliefert" text={mitgeliefert.frage} />
      <CopyText id="mitgeliefert-antwort" label="Antwort, mitgeliefert" text={mitgeliefert.antwort} />
    </Details>
  );
}
