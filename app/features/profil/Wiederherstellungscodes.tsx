import { Button, Card, Grid, Heading, Notice, ScriptSlot, Text, useFocusOnAnswer } from "~/ui";

/** New recovery codes, shown this one time. */
export function Wiederherstellungscodes({ codes }: { codes: readonly string[] }) {
  const rahmen = useFocusOnAnswer(codes);
  return (
    <div ref={rahmen} tabIndex={-1} id="wiederherstellungscodes">
      <Card tone="primary">
        <Heading level={2}>Ihre Wiederherstellungscodes</Heading>
        <Notice tone="warning" title="Bitte bewahren Sie diese Codes jetzt sicher auf.">
          Wir zeigen sie nur dieses eine Mal. Mit einem Code melden Sie sich an, wenn Sie Ihre App nicht zur Hand haben.
          Jeder Code gilt einmal.
        </Notice>
        <Grid columns={2}>
          {codes.map((code) => (
            <Text key={code} as="strong">
              {code}
            </Text>
          ))}
        </Grid>
        <ScriptSlot>
          <Button type="button" variant="secondary" icon="drucken" onClick={() => window.print()}>
            Codes drucken
          </Button>
        </ScriptSlot>
      </Card>
    </div>
  );
}
