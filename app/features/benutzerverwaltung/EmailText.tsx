import { Text } from "~/ui";

/** An address in a table; one that does not fit on one line is broken after the @. */
export function EmailText({ email }: { email: string }) {
  const domain = email.lastIndexOf("@") + 1;
  return (
    <Text as="span" size="s">
      {email.slice(0, domain)}
      <wbr />
      {email.slice(domain)}
    </Text>
  );
}
