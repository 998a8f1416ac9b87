import type { ReactNode } from "react";
import { addSeite, type Seitenfolge } from "~/domain/tabelle/nachladen";
import { Pagination, type PageLink } from "~/ui";
import { WeitereLaden } from "./WeitereLaden";

type SeitenProps = Seitenfolge & {
  jeSeite: number;
  /** How many pages the list has. */
  seiten: number;
  summary: ReactNode;
  /** The address of the list with these pages. */
  zu: (folge: Seitenfolge) => string;
  sizes?: readonly PageLink[] | undefined;
};

/** First, last and the pages around the current one. */
const listNummern = (seite: number, seiten: number): number[] =>
  Array.from({ length: seiten }, (_, index) => index + 1).filter(
    (nummer) => nummer === 1 || nummer === seiten || Math.abs(nummer - seite) <= 2,
  );

/** What follows below the rows of a list: the next page below this one, and the way to every page, all as links. */
export function Seiten({ seite, bis, jeSeite, seiten, summary, zu, sizes }: SeitenProps) {
  const allein = (nummer: number) => zu({ seite: nummer, bis: nummer });
  const weitere = addSeite({ seite, bis }, { jeSeite, seiten });
  return (
    <>
      {weitere !== null && <WeitereLaden href={zu(weitere)} geladen={bis - seite} />}
      <Pagination
        summary={summary}
        pages={
          seiten === 1
            ? []
            : listNummern(bis, seiten).map((nummer) => ({
                href: allein(nummer),
                label: String(nummer),
                current: nummer === bis,
              }))
        }
        prevHref={seite > 1 ? allein(seite - 1) : undefined}
        nextHref={bis < seiten ? allein(bis + 1) : undefined}
        sizes={sizes}
      />
    </>
  );
}
