import { href } from "~/routing/href";
import { TabLinks } from "~/ui";

type Log = "protokoll" | "ereignisse" | "prozess";

/** The ways between the lists of the logs, beside the name of each. */
export function LogWege({ liste }: { liste: Log }) {
  return (
    <TabLinks
      label="Logs"
      items={[
        { href: href("wartungLogArchivView"), label: "Protokoll", current: liste === "protokoll" },
        { href: href("wartungKetten"), label: "Ereignisketten", current: liste === "ereignisse" },
        { href: href("wartungProzess"), label: "Prozess", current: liste === "prozess" },
      ]}
    />
  );
}
