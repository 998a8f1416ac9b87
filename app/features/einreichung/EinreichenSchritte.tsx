import { RichText, Stack, Steps, stepsFrom } from "~/ui";
import { type Schritt, SCHRITT_NAMEN, SCHRITTE } from "./schrittNamen";

/** Where one stands on the way to the submission, and who may submit, in the words of the authority. */
export function EinreichenSchritte({ schritt, hinweis }: { schritt: Schritt; hinweis: string | null }) {
  const namen = SCHRITTE.map((key) => SCHRITT_NAMEN[key]);
  return (
    <Stack gap="l">
      <Steps items={stepsFrom(namen, SCHRITTE.indexOf(schritt))} label="Schritte bis zum Einreichen" />
      {hinweis !== null && <RichText html={hinweis} />}
    </Stack>
  );
}
