import type { Entwurf } from "~/features/formular";

type Schlichter = Omit<Entwurf, "lesbar"> & {
  /** What is posted for a choice in the words of the page, by the name of the question. */
  worte?: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** A form of plain texts and choices as the vault and the question before leaving know it. */
export const toEntwurf = ({ worte = {}, ...rest }: Schlichter): Entwurf => ({
  ...rest,
  lesbar: (name, text) =>
    [text]
      .flat()
      .map((einer) => worte[name]?.[einer] ?? einer.replace(/\r\n?/g, "\n"))
      .join(", "),
});
