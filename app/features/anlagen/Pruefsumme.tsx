import { Details, Text, VisuallyHidden } from "~/ui";

/** The checksum of a file, out of the way: few compare it, and it is on paper all the same. */
export function Pruefsumme({ name, sha256 }: { name: string; sha256: string }) {
  return (
    <Details
      summary={
        <>
          Details<VisuallyHidden> zu {name}</VisuallyHidden>
        </>
      }
      isPrinted
    >
      <Text tone="muted" size="s">
        Prüfsumme (SHA-256): {sha256}
      </Text>
    </Details>
  );
}
