import type { HilfeDaten } from "~/contract/portal/hilfeDaten";
import { href } from "~/routing/href";
import { lazyPart } from "~/ui/basic/lazyPart";
import { RichText } from "~/ui/basic/RichText";
import { TextLink } from "~/ui/basic/TextLink";
import { Stack } from "~/ui/layout/Stack";

/** Few people write texts, so it is loaded with the first help that lacks one. */
const EigenerHilfetext = lazyPart(() => import("./EigenerHilfetext"), "EigenerHilfetext");

type HilfetextProps = Omit<HilfeDaten, "feld"> & {
  /** It stands within the form of the page. */
  isImFormular?: boolean;
};

/** The text; below it the ways to its editor and to that of the field, for those who have one. */
export function Hilfetext({ text, bearbeiten, eigener, isImFormular = false }: HilfetextProps) {
  if (bearbeiten === null && eigener === null) return <RichText html={text} />;
  return (
    <Stack gap="m">
      <RichText html={text} />
      {eigener !== null && <EigenerHilfetext {...eigener} isImFormular={isImFormular} />}
      {bearbeiten !== null && (
        <TextLink href={href("hilfetextBearbeiten", { uuid: bearbeiten })}>
          {eigener === null ? "Text bearbeiten" : "Allgemeinen Text bearbeiten"}
        </TextLink>
      )}
    </Stack>
  );
}
