import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { Card, CopyText, ErrorSummary, Stack } from "~/ui";

/**
 * An answer that the message no longer takes: the Antrag has been archived since it was begun, or the right to answer
 * was taken.
 */
export function NichtGesendet({ antwort: { problem, eingaben } }: { antwort: FormAntwort }) {
  const text = [eingaben["text"]].flat()[0] ?? "";
  return (
    <Card title="Ihre Antwort ist nicht gesendet" id="antwort">
      <Stack gap="m">
        <ErrorSummary
          title="Nicht gesendet"
          items={[{ href: text.trim() === "" ? "#antwort" : "#getippt", message: problem.userMessage }]}
        />
        {text.trim() !== "" && <CopyText id="getippt" label="Was Sie geschrieben haben" text={text} />}
      </Stack>
    </Card>
  );
}
