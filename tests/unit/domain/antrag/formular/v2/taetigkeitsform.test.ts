import { expect, it } from "vitest";
import { taetigkeitsform } from "../../../../../../app/domain/antrag/formular/v2/taetigkeitsform";
import { relevantFields } from "../../../../../../app/formkit/relevance";
import { kontext } from "./muster";

it.each([
  ["2024-03-28", { eigenbetrieblich: true }, ["wirtschaftsgueterBeantragen"]],
  ["2024-03-27", { eigenbetrieblich: true }, ["wirtschaftsgueterNichtMoeglich"]],
  ["2024-03-28", { auftrag: true }, ["wirtschaftsgueterNichtMoeglich"]],
  ["2024-03-28", { auftrag: true, kooperationForschung: true }, ["eigenerBeitrag", "wirtschaftsgueterBeantragen"]],
  ["", { eigenbetrieblich: true }, ["wirtschaftsgueterBeantragen"]],
  ["", { auftrag: true }, []],
])("Beginn %j und %j: dazu kommt %j", (beginn, formen, erwartet) => {
  const werte = { beginn, ...formen };
  const keys = relevantFields(taetigkeitsform.fields, { werte, wurzel: werte, kontext }).map(({ key }) => key);
  expect(keys.slice(4)).toEqual(erwartet);
});
