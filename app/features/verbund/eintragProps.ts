import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { href } from "~/routing/href";
import type { VerbundEintrag } from "./loadVerbundZeile";

/** What the pages know that ask one thing about a row. */
export type EintragProps = { eintrag: VerbundEintrag; formular: FormularSchutz; antwort: FormAntwort | undefined };

/** Where such a page stands. */
export const pfadZu = ({ uuid, name }: Pick<VerbundEintrag, "uuid" | "name">, hier: string) => [
  { label: "Verbundene Unternehmen", href: href("verbundeneUnternehmen") },
  { label: name, href: href("verbundeneUnternehmenForm", { uuid }) },
  { label: hier },
];
