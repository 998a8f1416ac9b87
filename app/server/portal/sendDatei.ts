import type { Dokument } from "~/domain/dokument/dokument";
import { ruffehlerOf } from "./fehlerSeite";
import type { OffeneSeite } from "./offen";
import { writePdf } from "./pdf/writePdf";

const ZU_LANGE =
  "Das Dokument konnte nicht rechtzeitig erstellt werden. Bitte versuchen Sie es in einigen Minuten erneut.";

type Datei = { name: string; typ: string; inhalt: BodyInit };

/** A file to keep. Its name has no letters that a header cannot hold. */
function dateiAntwort(offen: OffeneSeite, { name, typ, inhalt }: Datei): Response {
  const headers = offen.headers;
  headers.set("content-type", typ);
  headers.set("content-disposition", `attachment; filename="${name.replace(/[^\w.-]/g, "-")}"`);
  return new Response(inhalt, { headers });
}

/** What was loaded for a file; `nummer`: that of the Antrag, which its name gets. */
export type Geladen<Inhalt> = { inhalt: Inhalt; nummer?: string | null };

type Auftrag<Inhalt> = {
  /** Where the visitor goes, with a message, when the file cannot be made. */
  zurueck: string;
  name: string;
  load: () => Promise<Geladen<Inhalt>>;
};

/** Files of several Anträge are told apart in one folder: `antrag.pdf` becomes `antrag-FZ-2026-000123.pdf`. */
const withNummer = (name: string, nummer: string | null | undefined): string =>
  typeof nummer === "string" ? name.replace(/(?=\.\w+$)/, `-${nummer}`) : name;

/**
 * A document as a PDF. When it takes too long, the visitor is told, and others are served. A download has no page for
 * what goes wrong: the page that it was asked for from says it.
 */
export async function sendPdf(offen: OffeneSeite, { zurueck, name, load }: Auftrag<Dokument>): Promise<Response> {
  const { abbruch, context } = offen.anfrage;
  // Not AbortSignal.timeout: within AbortSignal.any, Node 20 forgets it when memory is cleared, and the limit with it.
  const zeit = new AbortController();
  const timer = setTimeout(() => zeit.abort(), context.config.zeitgrenzen.pdfSekunden * 1000);
  const signal = AbortSignal.any([abbruch, zeit.signal]);
  try {
    const { inhalt: dokument, nummer } = await load();
    signal.throwIfAborted();
    const inhalt = await writePdf(dokument, signal);
    return dateiAntwort(offen, { name: withNummer(name, nummer), typ: "application/pdf", inhalt });
  } catch (thrown) {
    if (signal.aborted) return offen.redirect(zurueck, { flash: { tone: "error", text: ZU_LANGE } });
    throw withMeldung(offen, thrown, zurueck);
  } finally {
    clearTimeout(timer);
  }
}

/** A text, bytes, or what is written piece by piece, as a file. */
export async function sendInhalt(
  offen: OffeneSeite,
  { zurueck, name, typ, load }: Auftrag<BodyInit> & { typ: string },
): Promise<Response> {
  try {
    const { inhalt, nummer } = await load();
    return dateiAntwort(offen, { name: withNummer(name, nummer), typ, inhalt });
  } catch (thrown) {
    throw withMeldung(offen, thrown, zurueck);
  }
}

/** A failed call of a download as a message on a page; not found stays not found. */
function withMeldung(offen: OffeneSeite, thrown: unknown, zurueck: string): unknown {
  const problem = ruffehlerOf(thrown)?.problem;
  const isWeiter = thrown instanceof Response && thrown.status < 400;
  if (problem === undefined || isWeiter || problem.httpStatus === 404) return thrown;
  return offen.redirect(zurueck, { flash: { tone: "error", text: problem.userMessage } });
}
