import type { FormularSchutz } from "~/contract/formAntwort";
import { HiddenField } from "~/ui/fields/HiddenField";
import { useCsrf } from "./frischerSchutz";

/** The hidden fields of every form: proof that it is ours, and the key that makes a resend harmless. */
export function FormularFelder({ formular }: { formular: FormularSchutz }) {
  return (
    <>
      <HiddenField name="csrf" value={useCsrf(formular.csrf)} />
      <HiddenField name="schluessel" value={formular.schluessel} />
    </>
  );
}
