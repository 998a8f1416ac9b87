import { chanceAtHome } from "./chanceAtHome.js";
import { clockAtHome } from "./clockAtHome.js";
import { englishVerbs } from "./englishVerbs.js";
import { maxLinesExceptTestBodies, maxParamsExceptTestBodies } from "./exceptTestBodies.js";
import { noLiteralSpread } from "./noLiteralSpread.js";
import { noUnprovenJson } from "./noUnprovenJson.js";
import { sqlClockAtHome } from "./sqlClockAtHome.js";

/** The lint rules of this project. */
export const houseRules = {
  rules: {
    "chance-at-home": chanceAtHome,
    "clock-at-home": clockAtHome,
    "english-verbs": englishVerbs,
    "max-lines-per-function": maxLinesExceptTestBodies,
    "max-params": maxParamsExceptTestBodies,
    "no-literal-spread": noLiteralSpread,
    "no-unproven-json": noUnprovenJson,
    "sql-clock-at-home": sqlClockAtHome,
  },
};
