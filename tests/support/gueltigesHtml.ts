import { HtmlValidate } from "html-validate";

/** The rules of the HTML standard, none of style. */
const pruefer = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });
const ENDE = "</html>";

/** What is wrong with a page as the server sent it, as readable lines. */
export async function findUngueltiges(html: string, wo: string): Promise<string[]> {
  const danach = html.slice(html.lastIndexOf(ENDE) + ENDE.length).trim();
  const { results } = await pruefer.validateString(html);
  const funde = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${wo}: ${ruleId}: ${message} (${selector ?? ""})`),
  );
  // The standard wants it; the validator has no rule for it.
  const leer = (html.match(/<meta [^>]*>/g) ?? []).filter((meta) => !/ (?:charset|content)=/i.test(meta));
  funde.push(...leer.map((meta) => `${wo}: no content: ${meta}`));
  return danach === "" ? funde : [`${wo}: something stands behind </html>: ${danach.slice(0, 60)}`, ...funde];
}
