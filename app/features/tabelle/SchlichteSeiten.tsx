import type { Seitenfolge } from "~/domain/tabelle/nachladen";
import type { Seitenstand } from "./loadSeiten";
import { Seiten } from "./Seiten";
import { umfang, zahl } from "./umfang";

type SchlichteSeitenProps = Omit<Seitenstand<unknown>, "zeilen"> & {
  /** The address of the list with these pages. */
  zu: (folge: Seitenfolge) => string;
};

/** Paging of a list without columns to choose; nothing where it fits on one page. */
export function SchlichteSeiten({ folge, total, jeSeite, zu }: SchlichteSeitenProps) {
  if (total <= jeSeite) return null;
  const erste = (folge.seite - 1) * jeSeite + 1;
  const summary = umfang(erste, Math.min(folge.bis * jeSeite, total), zahl(total));
  return <Seiten {...folge} jeSeite={jeSeite} seiten={Math.ceil(total / jeSeite)} summary={summary} zu={zu} />;
}
