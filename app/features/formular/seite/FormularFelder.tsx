import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { HiddenField } from "~/ui/fields/HiddenField";
import { useCsrf } from "../speichern/frischerSchutz";

/** The hidden fields of every form: proof that it is ours, and the key that makes a resend harmless. */
export function FormularFelder({ formular }: { formular: FormularSchutz }) {
  return (
    <>
      <HiddenField name="csrf" value={useCsrf(formular.csrf)} />
      <HiddenField name="schluessel" value={formular.schluessel} />
    </>
  );
}
