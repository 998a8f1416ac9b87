import { useLocation } from "@remix-run/react";
import { withFolge } from "~/domain/tabelle/nachladen";
import { toAdresse } from "./adresse";
import type { Seitenstand } from "./loadSeiten";
import { SchlichteSeiten } from "./SchlichteSeiten";

type SeitenDerListeProps = Omit<Seitenstand<unknown>, "zeilen"> & {
  /** How the address names the list: its pages, and the place on the page. */
  liste: string;
};

/** Paging of one of several lists of a page; what the address says of the others stays. */
export function SeitenDerListe({ liste, ...stand }: SeitenDerListeProps) {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  return <SchlichteSeiten {...stand} zu={(folge) => toAdresse(pathname, withFolge(params, liste, folge), liste)} />;
}
