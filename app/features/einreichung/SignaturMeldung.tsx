import type { FormAntwort } from "~/contract/antrag/formAntwort";
import type { Problem } from "~/contract/wire/problem";
import { href } from "~/routing/href";
import { ErrorSummary, type ErrorSummaryItem } from "~/ui";

type SignaturMeldungProps = { uuid: string; antwort: FormAntwort | undefined };

/**
 * Why the signature did not begin or the submission was refused; an incomplete Antrag leads to what is missing, one
 * that somebody has changed meanwhile to its present state.
 */
export function SignaturMeldung({ uuid, antwort }: SignaturMeldungProps) {
  if (antwort === undefined) return null;
  const { problem } = antwort;
  return <ErrorSummary title="Der Antrag wurde nicht eingereicht" items={[itemFuer(uuid, problem)]} />;
}

function itemFuer(uuid: string, { code, userMessage, errors }: Problem): ErrorSummaryItem {
  const [erster] = errors;
  switch (code) {
    case "ANTRAG_UNVOLLSTAENDIG":
      return { href: href("antragLuecken", { uuid }), message: `${userMessage} Was fehlt noch?` };
    case "REVISION_VERALTET":
      return { href: href("antragLesen", { uuid }), message: userMessage };
    default:
      return {
        href: erster?.property === "tan" || code.startsWith("TAN_") ? "#tan" : "#inhalt",
        message: erster?.message || userMessage,
      };
  }
}
