import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import type { Eingaben, FormAntwort } from "~/contract/antrag/formAntwort";
import type { Problem } from "~/contract/wire/problem";
import { openAnfrage } from "./anfrage";
import { preserve } from "./aufbewahrung";
import { isCsrfRichtig } from "./csrf";
import { answerHeaders } from "./fehlerSeite";
import { eingabenVon } from "./submit";

/** What a form was about is none of its sender's any more. The same is said of what never was. */
const OHNE_ANTRAG: Problem = {
  code: "NICHT_GEFUNDEN",
  userMessage:
    "Diese Seite gibt es nicht mehr, oder Sie haben keinen Zugriff mehr darauf. Bitte kopieren Sie, was Sie behalten möchten, und gehen Sie zur Startseite.",
  httpStatus: 404,
  httpSubStatus: "404.10",
  errors: [],
};

/** The door has kept it, for its sender alone. */
const AUFBEWAHRT: Problem = {
  ...OHNE_ANTRAG,
  userMessage: `${OHNE_ANTRAG.userMessage} Ihre Eingaben sind außerdem aufbewahrt: Bekommen Sie den Zugriff wieder, finden Sie sie auf Ihrer Startseite.`,
};

/** `ohneAntrag` is the answer of the action; `json` that of the loader. */
type OhneAntrag = {
  ohneAntrag: ReturnType<typeof data<FormAntwort>>;
  json<T>(value: T): ReturnType<typeof data<T>>;
};

/**
 * The way on when the page of a form is not found, so that its texts are not lost with the right to the Antrag: they
 * are given back, and nothing else. Without such texts goes on with what was thrown. `hasTexte`: whether the form has
 * any.
 */
export const withTextenOhneAntrag =
  (args: LoaderFunctionArgs | ActionFunctionArgs, hasTexte: (eingaben: Eingaben) => boolean) =>
  async (thrown: unknown): Promise<OhneAntrag> => {
    const anfrage = openAnfrage(args);
    if (!(thrown instanceof Response) || thrown.status !== 404 || !anfrage.isGesendet) throw thrown;
    const form = await anfrage.formData();
    const eingaben = eingabenVon(form);
    if (!hasTexte(eingaben) || !isCsrfRichtig(form, await anfrage.csrf())) throw thrown;
    const { uuid } = await preserve(anfrage, args.request).catch(() => ({ uuid: null }));
    const init = { status: 404, headers: answerHeaders(anfrage) };
    const problem = uuid === null ? OHNE_ANTRAG : AUFBEWAHRT;
    return { ohneAntrag: data({ problem, eingaben }, init), json: (value) => data(value, init) };
  };
