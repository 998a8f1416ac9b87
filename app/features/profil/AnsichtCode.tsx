import { formatDateTime } from "~/lib/date";
import { Card, Heading, Notice, Text, useFocusOnAnswer } from "~/ui";

/** A new code for a view of the support, shown this one time. */
export function AnsichtCode({ code, bis }: { code: string; bis: string }) {
  const rahmen = useFocusOnAnswer(code);
  return (
    <div ref={rahmen} tabIndex={-1} id="ansichtCode">
      <Card tone="primary">
        <Heading level={2}>Ihr Code für den Support</Heading>
        <Text as="strong" size="l">
          {code}
        </Text>
        <Notice tone="warning" title="Lesen Sie den Code nur vor, wenn Sie selbst um Hilfe gebeten haben.">
          {`Wir zeigen ihn nur dieses eine Mal. Er gilt bis ${formatDateTime(new Date(bis))} und für eine Ansicht.`}
        </Notice>
      </Card>
    </div>
  );
}
