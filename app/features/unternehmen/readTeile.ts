import { checkForm } from "~/formkit/checkForm";
import type { Bereich, FormDefinition, FormKontext, Werte } from "~/formkit/field";
import { parseTab } from "~/formkit/parseForm";

/** Every posted answer, part by part; what cannot be stored or is too long is told, and nothing of it is cut. */
export function readTeile<K extends FormKontext>(
  form: FormDefinition<K>,
  { werte, kontext }: Bereich<K>,
  formData: FormData,
) {
  const maxMessage = (key: string): string => {
    const max = form.tabs.flatMap(({ fields }) => fields).find((feld) => feld.key === key)?.max ?? 0;
    return `Sie dürfen maximal ${String(max)} Zeichen eingeben`;
  };
  const gelesen = form.tabs.map((teil) =>
    parseTab(teil, formData, { bisher: werte, scope: { wurzel: werte, kontext } }),
  );
  return {
    werte: Object.assign({}, ...gelesen.map((teil) => teil.werte)) as Werte,
    issues: gelesen.flatMap(({ issues, reste }) => [
      ...issues.map(({ property, message }) => ({ property, message })),
      ...reste.map(({ feld }) => ({ property: feld, message: maxMessage(feld) })),
    ]),
  };
}

/**
 * The same of what is sent to be saved. Where something cannot be read, what stands against the fields of `grund`, with
 * which nothing is stored, is told as well: whoever has mended the one shall not be refused for the other.
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
