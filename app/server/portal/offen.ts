import type { data } from "@remix-run/node";
import type { SitzungBenutzer, Sitzung } from "~/contract/konto/benutzer";
import type { Flash, FormularSchutz } from "~/contract/antrag/formAntwort";
import type { Rufe } from "~/contract/wire/call";
import type { AntragInfo } from "~/domain/antrag/antragInfo";
import type { routeTable, RouteKey } from "~/routing/routeTable";
import type { Anfrage } from "./anfrage";

type Row<Key extends RouteKey> = (typeof routeTable)[Key];

/** What every opened page has. */
export type OffeneSeite = {
  key: RouteKey;
  sitzung: Sitzung;
  /**
   * The typed client, bound to this visitor. A failed call becomes the right page or redirect by itself; `attempt`
   * catches it.
   */
  call: Rufe;
  /** The same client sending the hidden field `schluessel` of the form as Idempotency-Key. */
  withSchluessel(formData: FormData): Rufe;
  /** Path params of the page. */
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  /** Every Set-Cookie collected so far. */
  readonly headers: Headers;
  /** Values of the hidden fields for the forms of this page. */
  formular: FormularSchutz;
  /** The posted form, parsed once; openRoute has already checked its csrf token. */
  formData(): Promise<FormData>;
  /** Answers a loader or action: attaches the cookies, forbids caching. */
  json<T>(value: T, init?: ResponseInit): ReturnType<typeof data<T>>;
  /**
   * Redirects with 303 and the cookies; `flash` is shown on the next page. `to` comes from `href` or a checked target.
   */
  redirect(to: string, options?: { flash?: Flash }): Response;
  /** Ends in the not-found page. */
  nichtGefunden(): never;
  anfrage: Anfrage;
};

/**
 * An opened page. `benutzer` cannot be null on a page with login; `antragUuid` and `antrag` exist only where the row
 * declares an Antrag.
 */
export type Offen<Key extends RouteKey = RouteKey> = OffeneSeite & {
  key: Key;
  benutzer: Row<Key> extends { access: "login" } ? SitzungBenutzer : SitzungBenutzer | null;
} & (Row<Key> extends { antrag: object } ? { antragUuid: string; antrag: AntragInfo } : unknown);
