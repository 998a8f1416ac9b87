import { href } from "~/routing/href";
import { PageHeader, Stack, TabLinks } from "~/ui";

type LogKopfProps = { titel: string; lead: string; liste: "protokoll" | "ereignisse" | "prozess" };

/** What each list of the logs begins with: its name, and the way to the others. */
export function LogKopf({ titel, lead, liste }: LogKopfProps) {
  return (
    <Stack gap="l">
      <PageHeader title={titel} lead={lead} />
      <TabLinks
        label="Logs"
        items={[
          { href: href("wartungLogArchivView"), label: "Protokoll", current: liste === "protokoll" },
          { href: href("wartungKetten"), label: "Ereignisketten", current: liste === "ereignisse" },
          { href: href("wartungProzess"), label: "Prozess", current: liste === "prozess" },
        ]}
      />
    </Stack>
  );
}
