import { Form, useNavigation } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { FormularFelder } from "~/features/formular";
import { Button, HiddenField, VisuallyHidden } from "~/ui";

type WartungKnopfProps = {
  formular: FormularSchutz;
  absicht: string;
  uuid?: string | undefined;
  label: string;
  /** What it is about, for those who hear the button alone. */
  wozu?: string | undefined;
};

/** One act as a form of its own, so that it works without scripts. */
export function WartungKnopf({ formular, absicht, uuid, label, wozu }: WartungKnopfProps) {
  const { formData } = useNavigation();
  const isUnterwegs = formData?.get("absicht") === absicht && (formData.get("uuid") ?? undefined) === uuid;
  return (
    <Form method="post">
      <FormularFelder formular={formular} />
      {uuid !== undefined && <HiddenField name="uuid" value={uuid} />}
      <Button name="absicht" value={absicht} variant="secondary" pending={isUnterwegs}>
        {label}
        {wozu !== undefined && <VisuallyHidden>: {wozu}</VisuallyHidden>}
      </Button>
    </Form>
  );
}
