import type { AntragStatus } from "../domain/antrag/antragStatus";
import type { GeparkteArt } from "../domain/antrag/formular/aufbewahrung";
import type { NavigationsSchluessel } from "../domain/benutzer/navigation";
import type { HilfeBereich } from "../domain/hilfe/hilfeBereich";

/** What a row says about the Antrag in its URL. */
export type AntragRegel = {
  /** The param that holds the id; the query `uuid` serves when the param is missing. @spec §2 Route guard rules */
  from: "uuid" | "antragUuid";
  /** The form version this page shows; absent = any. @spec §4 */
  version?: "V1" | "V2";
  /** The only statuses in which the page opens; absent = any. @spec §4 Access by status */
  status?: readonly AntragStatus[];
  /** A rule with a name of its own, beyond status and version. */
  rule?: "nachforderung" | "bescheid";
  /** The page is the submitted-application view, which V1 Anträge may still open after the V1 cut-off. @spec §4 */
  isEingereichtAnsicht?: true;
  /** The page reads or clears away, so that the V1 cut-off does not close it. */
  isNachFristOffen?: true;
};

/** One page of the portal: everything that decides who may enter it and what surrounds it. */
export type RouteEntry = {
  /** URL pattern of Remix without leading slash; "" is the root, "*" everything else. */
  path: string;
  /** The module, relative to app/. */
  file: string;
  /**
   * `public`: anyone; `guest`: only without a login (others go to /home); `login`: only fully logged in; `preTan`:
   * login begun or done.
   */
  access: "public" | "guest" | "login" | "preTan";
  /** Not sent to /setup2FA when a mandatory second factor is missing. @spec §2 */
  skipsTwoFactor?: true;
  /** `unternehmen`: a company must be chosen (staff pass with a role); `gewaehlt`: company or role; absent: neither. */
  needs?: "unternehmen" | "gewaehlt";
  /** The navigation key that the server must have granted. */
  nav?: NavigationsSchluessel;
  /** Params that must be UUIDs, otherwise not found. */
  ids?: readonly string[];
  /**
   * The query param `token`, or what stands for it once it has left the address, must be present, otherwise /home.
   * @spec §2
   */
  token?: true;
  antrag?: AntragRegel;
  /** Reachable only with this feature of the user, otherwise /home. */
  flag?: "bsfzSiegel";
  /** Area of the help drawer. */
  help?: HilfeBereich;
  /**
   * `oeffentlich`: top bar with the two logos; `portal`: app bar and side navigation; `ohne`: no page (resource route).
   */
  shell: "oeffentlich" | "portal" | "ohne";
  /** The return-to-submission marker survives this page. @spec §2 */
  keepsSubmissionMarker?: true;
  /**
   * A form of this page that arrives after its session has ended is kept for its user, as what this says. The one list
   * of such forms.
   */
  keepsInput?: GeparkteArt;
  /**
   * A long form: it begins close below the header, and the side navigation is narrow until somebody has chosen.
   */
  isArbeitsplatz?: true;
  /** A list that people work from: it begins close below the header, too. */
  isListe?: true;
  /** No side navigation, also after the login. @spec §2 /leichtesprache, /impressum */
  isOhneNavigation?: true;
  /** Title of the document, before " – Antragsportal". */
  title: string;
};

/** What only the door and the build read. */
export const NUR_FUER_DIE_TUER = [
  "file",
  "skipsTwoFactor",
  "needs",
  "ids",
  "token",
  "flag",
  "keepsSubmissionMarker",
  "keepsInput",
  "help",
] as const satisfies readonly (keyof RouteEntry)[];

/** What only the door reads of the rule about the Antrag: pages ask no more than in which status another page opens. */
export const ANTRAG_NUR_FUER_DIE_TUER = [
  "from",
  "version",
  "rule",
  "isEingereichtAnsicht",
  "isNachFristOffen",
] as const satisfies readonly (keyof AntragRegel)[];

/** What pages may read of any row: the browser's copy of the table has hardly more, see scripts/browserRoutes.ts. */
export type Seitenzeile = Omit<RouteEntry, (typeof NUR_FUER_DIE_TUER)[number] | "antrag" | "access"> & {
  /** In the browser only for pages that are open to anyone. */
  access?: RouteEntry["access"];
};
