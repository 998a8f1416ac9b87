import type { FormAntwort } from "~/contract/formAntwort";
import { href } from "~/routing/href";
import { ErrorSummary } from "~/ui";

type SignaturMeldungProps = { uuid: string; antwort: FormAntwort | undefined };

/** Why the signature did not begin or the submission was refused; an incomplete Antrag leads to what is missing. */
export function SignaturMeldung({ uuid, antwort }: SignaturMeldungProps) {
  if (antwort === undefined) return null;
  const { problem } = antwort;
  const isUnvollstaendig = problem.code === "ANTRAG_UNVOLLSTAENDIG";
  const [erster] = problem.errors;
  const ziel = erster?.property === "tan" || problem.code.startsWith("TAN_") ? "#tan" : "#inhalt";
  const item = isUnvollstaendig
    ? { href: href("antragLuecken", { uuid }), message: `${problem.userMessage} Was fehlt noch?` }
    : { href: ziel, message: erster?.message || problem.userMessage };
  return <ErrorSummary title="Der Antrag wurde nicht eingereicht" items={[item]} />;
}
