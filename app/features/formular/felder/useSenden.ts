import { useSubmit } from "@remix-run/react";
import type { RefObject } from "react";

/** Sends the open form with some fields of its own, as a button in it with these would; `beforeSend` is told first. */
export function useSenden(form: RefObject<HTMLFormElement>, action: string, beforeSend: () => void) {
  const submit = useSubmit();
  return (felder: Readonly<Record<string, string>>) => {
    if (form.current === null) return;
    const formData = new FormData(form.current);
    for (const [name, text] of Object.entries(felder)) formData.set(name, text);
    beforeSend();
    submit(formData, { method: "post", action, preventScrollReset: true });
  };
}
