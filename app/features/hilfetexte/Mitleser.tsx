import { useEffect, useRef } from "react";

type MitleserProps = {
  /** What is typed, as one text. */
  getippt: string;
  /** The same as it is stored, which the preview begins with. */
  gespeichert: string;
  /** What the page came with; when it comes anew, what is typed is told again. */
  anfang: unknown;
  onChange: (form: HTMLFormElement) => void;
};

/** Stands in a form and tells when something else is typed in it, also when the vault has put it back. */
export function Mitleser({ getippt, gespeichert, anfang, onChange }: MitleserProps) {
  const stelle = useRef<HTMLSpanElement>(null);
  const gesagt = useRef({ getippt: gespeichert, anfang });
  const tell = useRef(onChange);
  tell.current = onChange;
  useEffect(() => {
    const form = stelle.current?.closest("form");
    if ((gesagt.current.getippt === getippt && gesagt.current.anfang === anfang) || !form) return;
    gesagt.current = { getippt, anfang };
    tell.current(form);
  }, [getippt, anfang]);
  return <span ref={stelle} hidden />;
}
