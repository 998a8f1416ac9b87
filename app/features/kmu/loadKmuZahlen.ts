import type { Rufe } from "~/contract/wire/call";
import { kmuZahlenFormular } from "~/domain/kmu/kmuZahlenFormular";
import { blankWerte } from "~/formkit/relevance";
import { isIsoDate } from "~/lib/date";
import type { KmuZahlenDaten } from "./kmuZahlenEingaben";

/** The day of that name in the address, "" where there is none. */
function readTag(searchParams: URLSearchParams, name: string): string {
  const tag = searchParams.get(name) ?? "";
  return isIsoDate(tag) ? tag : "";
}

const readTage = (searchParams: URLSearchParams) => ({
  beginn: readTag(searchParams, "beginn"),
  ende: readTag(searchParams, "ende"),
});

/** What own figures begin with: the days in the address, and where asked for the figures of the whole group. */
function startWerte(searchParams: URLSearchParams, { verbundjahre }: KmuZahlenDaten["kontext"]) {
  const tage = readTage(searchParams);
  const jahr = verbundjahre.find(({ beginn, ende }) => beginn === tage.beginn && ende === tage.ende);
  return jahr !== undefined && searchParams.get("verbund") === "ja" ? jahr : tage;
}

/**
 * Figures of one Wirtschaftsjahr, or new ones without an id: of the company and the days in the address where these are
 * known.
 */
export async function loadKmuZahlen(
  call: Rufe,
  uuid: string | undefined,
  searchParams: URLSearchParams,
): Promise<KmuZahlenDaten> {
  if (uuid !== undefined) return call.kmu.getKmuZahlen({ uuid });
  const { kontext, rechte, ticket } = await call.kmu.listKmuZahlen({});
  const [einzige, ...weitere] = kontext.firmen;
  const gefragt = searchParams.get("unternehmen") ?? (weitere.length === 0 ? einzige?.key : undefined) ?? "";
  const beteiligter = kontext.firmen.some(({ key }) => key === gefragt) ? gefragt : "";
  return {
    uuid: null,
    revision: 0,
    werte: {
      ...blankWerte(kmuZahlenFormular),
      beteiligter,
      ...(beteiligter === kontext.eigenes ? startWerte(searchParams, kontext) : readTage(searchParams)),
    },
    fehler: [],
    kontext,
    rechte,
    ticket,
  };
}
