import { checkForm } from "~/formkit/checkForm";
import type { Bereich, FormDefinition, FormKontext } from "~/formkit/field";
import { readTeile } from "./readTeile";

/**
 * What is sent to be saved, part by part. Where something cannot be read, what stands against the fields of `grund`,
 * with which nothing is stored, is told as well: whoever has mended the one shall not be refused for the other.
 */
export function readPost<K extends FormKontext>(
  { form, grund }: { form: FormDefinition<K>; grund: readonly string[] },
  bereich: Bereich<K>,
  formData: FormData,
) {
  const gelesen = readTeile(form, bereich, formData);
  const isGenannt = gelesen.issues.some(({ property }) => grund.includes(property));
  if (gelesen.issues.length === 0 || isGenannt) return gelesen;
  const { fehler } = checkForm(form, { ...bereich.werte, ...gelesen.werte, uuid: "" }, bereich.kontext);
  const weitere = fehler
    .filter(({ property }) => grund.includes(property))
    .map(({ property, message }) => ({ property, message }));
  return { ...gelesen, issues: [...weitere, ...gelesen.issues] };
}
