import type { ReactNode } from "react";
import { Container, PageHeader, Stack } from "~/ui";

type SeiteProps = {
  title: string;
  lead?: ReactNode;
  width?: "text" | "form" | "wide" | undefined;
  /** The step that is shown, where several have the same address. */
  part?: string | undefined;
  children: ReactNode;
};

/** The frame of the pages around login and registration: one heading, one column. */
export function Seite({ title, lead, width = "text", part, children }: SeiteProps) {
  return (
    <Container width={width}>
      <PageHeader title={title} lead={lead} part={part} />
      <Stack gap="l">{children}</Stack>
    </Container>
  );
}
