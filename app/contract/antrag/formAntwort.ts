import type { Problem } from "../wire/problem";

/** One message that survives a redirect; the shell shows it once. `liste` are points under the text. */
export type Flash = {
  tone: "success" | "info" | "warning" | "error";
  title?: string | undefined;
  text: string;
  liste?: string[] | undefined;
  /** A link that follows the text. */
  aktion?: { label: string; href: string } | undefined;
};

/** What every form carries in hidden fields: proof that it is ours, and the key that makes a resend harmless. */
export type FormularSchutz = { csrf: string; schluessel: string };

/** Everything typed, by field name; a name that occurs several times has a list. Passwords are left out. */
export type Eingaben = Record<string, string | string[]>;

/** The answer to a form that was not accepted: why, and everything that was typed. */
export type FormAntwort = { problem: Problem; eingaben: Eingaben };

/** What an error page knows; `eingaben` and `ziel` let it offer a failed form again. */
export type FehlerDaten = {
  requestId: string;
  userMessage?: string | undefined;
  /** The heading, where the one that the status has would not fit. */
  titel?: string | undefined;
  eingaben?: Eingaben | undefined;
  ziel?: string | undefined;
  /** What to do with the files that such a form may have carried: they are not offered again. */
  dateien?: string | undefined;
  /** The form was not one of this session. */
  isFormularFremd?: boolean | undefined;
  /** What a page that stays as it is says about that. */
  aufDerSeite?: string | undefined;
};
