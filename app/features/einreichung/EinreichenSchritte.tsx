import { RichText, Stack, Steps } from "~/ui";
import { type Schritt, SCHRITT_NAMEN, SCHRITTE } from "./schrittNamen";

/** Where one stands on the way to the submission, and who may submit, in the words of the authority. */
export function EinreichenSchritte({ schritt, hinweis }: { schritt: Schritt; hinweis: string | null }) {
  const stelle = SCHRITTE.indexOf(schritt);
  const schritte = SCHRITTE.map((key, index) => ({ label: SCHRITT_NAMEN[key], state: stateOf(index, stelle) }));
  return (
    <Stack gap="l">
      <Steps items={schritte} label="Schritte bis zum Einreichen" />
      {hinweis !== null && <RichText html={hinweis} />}
    </Stack>
  );
}

function stateOf(index: number, stelle: number): "done" | "current" | "todo" {
  if (index === stelle) return "current";
  return index < stelle ? "done" : "todo";
}
