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
