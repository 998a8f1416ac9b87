import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import type { Sitzung } from "~/contract/konto/benutzer";
import type { EingereichteAnlage } from "~/contract/antrag/eingereichteAnlage";
import type { Rufe } from "~/contract/wire/call";
import type { Mitnahme } from "~/contract/wire/mitnahme";
import type { AntragInfo } from "~/domain/antrag/antragInfo";
import { openCookieJar, type CookieJar } from "~/server/client/cookieJar";
import { createClient, type ClientOptions } from "~/server/client/createClient";
import { createRefreshOnce } from "~/server/client/refreshOnce";
import { RufFehler } from "~/server/client/rufFehler";
import type { Absender } from "~/server/client/absender";
import { fetchDatei, sendDatei, type Sendung } from "~/server/client/sendDatei";
import { createSicherung, openWege } from "~/server/client/transport";
import {
  ANSICHT_COOKIE,
  cookieName,
  EIGENE_COOKIES,
  eigeneCookies,
  setCookieLine,
  SITZUNG_COOKIES,
  sitzungCookies,
} from "./cookies";
import { isVorSitzung, newVorSitzung, vorSitzungToken } from "./csrf";
import { isMehrteilig, readMehrteilig, type Mehrteilig } from "./mehrteilig";
import { signaturSchluessel } from "./signatur";

/** Shared by all requests of this process, because the backend behind them is the same. */
const sicherung = createSicherung();
const refreshOnce = createRefreshOnce();

const offene = new WeakMap<AppLoadContext, Anfrage>();

/** The state of the browser's request that these loader or action args belong to. */
export function openAnfrage(args: LoaderFunctionArgs | ActionFunctionArgs): Anfrage {
  const vorhanden = offene.get(args.context);
  if (vorhanden) return vorhanden;
  const anfrage = new Anfrage(args.request, args.context, args.params);
  offene.set(args.context, anfrage);
  return anfrage;
}

/** One request of a browser, shared by the action and all loaders that serve it: each fact is asked for once. */
export class Anfrage {
  readonly cookies: CookieJar;
  readonly isSecure: boolean;
  /** The browser has sent no cookie at all. */
  readonly isOhneCookies: boolean;
  /** The browser was in a view of the support when it sent this, whether or not that still lives. */
  readonly isAusAnsicht: boolean;
  /** Key for everything the portal signs. */
  readonly schluessel: string;
  readonly #request: Request;
  readonly #absender: Absender;
  #sitzung: Promise<Sitzung> | null = null;
  #formular: Promise<Mehrteilig> | null = null;
  readonly #antraege = new Map<string, Promise<AntragInfo | null>>();

  constructor(
    request: Request,
    readonly context: AppLoadContext,
    /** Path params of the address. */
    readonly params: Readonly<Record<string, string | undefined>> = {},
  ) {
    this.#request = request;
    this.isSecure = context.config.secureCookies;
    this.isOhneCookies = request.headers.get("cookie") === null;
    this.schluessel = signaturSchluessel(context.config.secretKey);
    this.cookies = openCookieJar(request.headers.get("cookie"));
    this.isAusAnsicht = this.readCookie(ANSICHT_COOKIE) !== undefined;
    this.#absender = {
      wege: openWege(context, sicherung, context.config.zeitgrenzen),
      cookies: this.cookies,
      sitzungCookies: sitzungCookies(this.isSecure),
      eigeneCookies: eigeneCookies(this.isSecure),
      headers: callHeaders(request, context),
      refreshOnce,
      onGeaendert: () => {
        this.#sitzung = null;
        this.#antraege.clear();
      },
    };
  }

  /** Tells when the visitor no longer waits for the answer. */
  get abbruch(): AbortSignal {
    return this.#request.signal;
  }

  /** The browser has sent a form: its loaders make the page that answers it, if the action has not led elsewhere. */
  get isGesendet(): boolean {
    return this.#request.method === "POST";
  }

  /** A client of the backend; without `translate` it rejects with RufFehler. */
  client(options?: ClientOptions): Rufe {
    return createClient(this.#absender, options);
  }

  /** The session. One that has ended counts as none, and its cookies are removed. */
  sitzung(): Promise<Sitzung> {
    this.#sitzung ??= this.#readSitzung();
    return this.#sitzung;
  }

  /** Null for an unknown and for a foreign Antrag alike. */
  antragInfo(uuid: string): Promise<AntragInfo | null> {
    const gelesen = this.#antraege.get(uuid) ?? this.#readAntragInfo(uuid);
    this.#antraege.set(uuid, gelesen);
    return gelesen;
  }

  /** The token that this visitor's forms must carry. */
  async csrf(): Promise<string> {
    const { csrf } = await this.sitzung();
    return csrf ?? vorSitzungToken(this.schluessel, this.#vorSitzung());
  }

  /** The posted form, read once; of one with files the fields in front of the first file. */
  async formData(): Promise<FormData> {
    return (await this.#mehrteilig()).felder;
  }

  /** The files of the posted form, once, one after the other. */
  async dateien(): Promise<Mehrteilig["dateien"]> {
    return (await this.#mehrteilig()).dateien;
  }

  /** Sends a file to its place; rejects with RufFehler. */
  sendDatei(sendung: Sendung): Promise<EingereichteAnlage> {
    return sendDatei(this.#absender, sendung);
  }

  /** The content of a file, unread; rejects with RufFehler. */
  fetchDatei(datei: { fileName: string } & Pick<Mitnahme, "zweck">): Promise<Response> {
    return fetchDatei(this.#absender, datei);
  }

  /** Adds a cookie of the portal to the answer; `maxAge` in seconds, 0 removes it. */
  setCookie(name: string, value: string, maxAge?: number): void {
    this.cookies.take(setCookieLine(name, value, { isSecure: this.isSecure, maxAge }));
  }

  readCookie(name: string): string | undefined {
    return this.cookies.get(cookieName(name, this.isSecure));
  }

  /** Removes the session cookies from the browser. */
  forgetSitzung(): void {
    for (const name of Object.values(SITZUNG_COOKIES))
      if (this.readCookie(name) !== undefined) this.setCookie(name, "", 0);
  }

  /**
   * A body that is no form has no fields, and so no token: it is refused like every form that does not come from our
   * pages.
   */
  #mehrteilig(): Promise<Mehrteilig> {
    this.#formular ??= (isMehrteilig(this.#request) ? readMehrteilig(this.#request) : this.#readFormular()).catch(() =>
      withoutDateien(new FormData()),
    );
    return this.#formular;
  }

  async #readFormular(): Promise<Mehrteilig> {
    return withoutDateien(await this.#request.formData());
  }

  async #readSitzung(): Promise<Sitzung> {
    try {
      return await this.client().benutzer.getSitzung();
    } catch (error) {
      if (!(error instanceof RufFehler) || error.problem.httpStatus !== 401) throw error;
      this.forgetSitzung();
      return this.client().benutzer.getSitzung();
    }
  }

  async #readAntragInfo(uuid: string): Promise<AntragInfo | null> {
    try {
      return (await this.client().antraege.getInfo({ uuid })).data;
    } catch (error) {
      if (error instanceof RufFehler && error.verhalten === "nichtGefunden") return null;
      throw error;
    }
  }

  #vorSitzung(): string {
    const vorhanden = this.readCookie(EIGENE_COOKIES.vorSitzung);
    if (isVorSitzung(vorhanden)) return vorhanden;
    const neu = newVorSitzung();
    this.setCookie(EIGENE_COOKIES.vorSitzung, neu);
    return neu;
  }
}

const withoutDateien = (felder: FormData): Mehrteilig => ({ felder, dateien: (async function* () {})() });

function callHeaders(request: Request, context: AppLoadContext): Record<string, string> {
  return {
    "x-request-id": context.requestId,
    "x-forwarded-for": context.clientIp,
    "user-agent": request.headers.get("user-agent") ?? "",
  };
}
