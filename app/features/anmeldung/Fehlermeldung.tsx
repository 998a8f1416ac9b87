import type { Problem } from "~/contract/wire/problem";
import { SitzungBeendet } from "~/features/formular";
import { ErrorSummary } from "~/ui/basic/ErrorSummary";
import { feldId } from "./useAntwort";

type FehlermeldungProps = {
  problem: Problem | null;
  /**
   * Names of the fields on this form in their order, which the errors follow; an error elsewhere leads to the first of
   * them.
   */
  felder: readonly string[];
  /** Labels by field name, to tell apart errors that read the same. */
  labels?: Readonly<Record<string, string>> | undefined;
  /** As in `useAntwort`. */
  formular?: string | undefined;
  /** What did not happen, where nothing was typed. */
  titel?: string | undefined;
};

/**
 * Why a form was not accepted, on top of it: the errors as links to their fields, or the one message about all of it.
 */
export function Fehlermeldung({ problem, felder, labels = {}, formular, titel }: FehlermeldungProps) {
  if (problem === null) return null;
  const erstes = felder[0] ?? "inhalt";
  const hrefOf = (name: string): string => `#${feldId(name, formular)}`;
  const stelleVon = ({ property }: { property: string }): number =>
    felder.includes(property) ? felder.indexOf(property) : felder.length;
  const items = problem.errors
    .filter(({ message }) => message !== "")
    .sort((eines, anderes) => stelleVon(eines) - stelleVon(anderes))
    .map(({ property, message }) => ({
      href: hrefOf(felder.includes(property) ? property : erstes),
      message: withLabel(labels[property], message),
    }));
  if (items.length === 0)
    return (
      <>
        <ErrorSummary
          title={titel ?? "Das hat nicht geklappt"}
          items={[{ href: hrefOf(erstes), message: problem.userMessage }]}
        />
        <SitzungBeendet problem={problem} />
      </>
    );
  return <ErrorSummary title={titel} items={items} />;
}

const withLabel = (label: string | undefined, message: string): string =>
  label === undefined ? message : `${label}: ${message}`;
