import type { Problem } from "~/contract/wire/problem";

/** The problem of a form for a Vorhaben that somebody has deleted meanwhile. */
export const VORHABEN_GELOESCHT: Problem = {
  code: "VORHABEN_GELOESCHT",
  userMessage:
    "Dieses Vorhaben wurde inzwischen gelöscht. Ihre Eingaben sind nicht gespeichert. Sie stehen noch auf dieser Seite; bitte kopieren Sie, was Sie behalten möchten.",
  httpStatus: 404,
  httpSubStatus: "404.10",
  errors: [],
};

/** The problem of a save whose conflicts were on the page and are not all decided. */
export const UNENTSCHIEDEN: Problem = {
  code: "UNENTSCHIEDEN",
  userMessage: "Bitte wählen Sie bei jeder Angabe, die mehrere geändert haben, welche Fassung gespeichert werden soll.",
  httpStatus: 422,
  httpSubStatus: "422.10",
  errors: [],
};
