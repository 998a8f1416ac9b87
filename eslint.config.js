import importX from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import { createAliasResolver } from "./scripts/aliasResolver.js";
import layers from "./scripts/layers.json" with { type: "json" };
import homes from "./scripts/lint/homes.json" with { type: "json" };
import { houseRules } from "./scripts/lint/houseRules.js";

const root = import.meta.dirname;
const everyTopFolder = ["lib", "formkit", "domain", "contract", "routing", "ui", "features", "routes", "server"].map(
  (name) => `./app/${name}`,
);

const zoneTarget = (folder) => `./${folder}`;

/**
 * One zone per layer and folder that its files may not import; `except` is relative to `from`, `mayNot` is closed
 * inside of what is open.
 */
const zonesOf = ({ folder, may, mayNot = [] }) => {
  const allowed = [folder, ...may].map(zoneTarget);
  const but = mayNot.length === 0 ? "" : `, but not ${mayNot.join(", ")}`;
  const message = `${folder} may import only: ${["itself", ...may].join(", ")}${but}. See docs/architecture.md, layers.`;
  const outside = everyTopFolder
    .filter((from) => !allowed.includes(from))
    .map((from) => ({
      target: zoneTarget(folder),
      from,
      message,
      except: allowed.filter((path) => path.startsWith(`${from}/`)).map((path) => `.${path.slice(from.length)}`),
    }));
  return [...outside, ...mayNot.map((path) => ({ target: zoneTarget(folder), from: zoneTarget(path), message }))];
};

/** The rule of each layer for its own files: folders that are layers of their own are left out. */
const layerRules = layers.map((layer) => ({
  files: [`${layer.folder}/**/*.{ts,tsx}`],
  ignores: layers
    .map(({ folder }) => folder)
    .filter((other) => other.startsWith(`${layer.folder}/`))
    .map((nested) => `${nested}/**`),
  rules: { "import-x/no-restricted-paths": ["error", { basePath: root, zones: zonesOf(layer) }] },
}));

const noMocks = {
  selector: "CallExpression[callee.object.name='vi'][callee.property.name=/^(mock|doMock)$/]",
  message: "No module mocks: pass the effect as a parameter (clock, random, fetch, mail).",
};
const noEnums = { selector: "TSEnumDeclaration", message: "No enums: a union of strings." };
const noStyleAttribute = {
  selector: "JSXAttribute[name.name='style']",
  message: "The content security policy blocks style attributes: style in app/ui/**/*.css.ts.",
};
const paths =
  "(antraege|einreichen|eingereichterAntrag|landingpage|registrierung|profil|home|nezo\\\\w+|login\\\\w+Auswahl)";
const noPathLiterals = ["Literal[value=", "TemplateElement[value.raw="].map((start) => ({
  selector: `${start}/^\\/${paths}(\\/|\\?|$)/]`.replaceAll("\\\\", "\\"),
  message: "Paths live in app/routing/routeTable.ts: use href(key, params).",
}));

/** Where a rule of the house is not broken but kept: the one place of what it refuses elsewhere. */
const homeRules = homes.map(({ file, rule }) => ({ files: [file], rules: { [`house/${rule}`]: "off" } }));

/** Lines of code, without blank ones and comments. */
const linesUpTo = (max) => ({ max, skipBlankLines: true, skipComments: true });

export default tseslint.config(
  { ignores: ["build/**", "daten/**", "node_modules/**", "public/**", "playwright-report/**", "test-results/**"] },
  {
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.strictTypeChecked],
    plugins: { "import-x": importX, house: houseRules },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    settings: { "import-x/resolver-next": [createAliasResolver(root)] },
    rules: {
      "import-x/no-default-export": "error",
      "max-lines": ["error", 300],
      "house/english-verbs": "error",
      "house/no-literal-spread": "error",
      "house/max-params": ["error", 3],
      "house/max-lines-per-function": ["error", linesUpTo(40)],
      "no-warning-comments": ["error", { terms: ["todo", "fixme", "xxx"], location: "start" }],
      "no-restricted-syntax": ["error", noMocks, noEnums, noStyleAttribute],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // Remix answers by throwing a Response.
      "@typescript-eslint/only-throw-error": ["error", { allow: [{ from: "lib", name: "Response" }] }],
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
      // There are no enums (noEnums), and to ask every assignment for one is a sixth of the whole lint.
      "@typescript-eslint/no-unsafe-enum-assignment": "off",
      "@typescript-eslint/require-await": "off",
      "@typescript-eslint/prefer-nullish-coalescing": "off",
    },
  },
  {
    files: ["app/**/*.tsx"],
    extends: [jsxA11y.flatConfigs.strict],
    plugins: { "react-hooks": reactHooks },
    rules: {
      "react-hooks/rules-of-hooks": "error",
      "react-hooks/exhaustive-deps": "error",
      // A named region that scrolls must be reachable by keyboard; any other place that takes no action must not.
      "jsx-a11y/no-noninteractive-tabindex": [
        "error",
        { tags: [], roles: ["tabpanel", "region"], allowExpressionValues: false },
      ],
    },
  },
  {
    files: ["app/features/**", "app/routes/**", "app/ui/**", "app/server/portal/**"],
    rules: { "no-restricted-syntax": ["error", noEnums, noStyleAttribute, ...noPathLiterals] },
  },
  {
    files: ["app/features/**", "app/routes/**"],
    ignores: ["app/features/formular/felder/useFormular.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            { group: ["@conform-to/*"], message: "Only features/formular/felder/useFormular.ts talks to conform." },
            { group: ["@vanilla-extract/*"], message: "Styles live in app/ui." },
          ],
        },
      ],
    },
  },
  {
    files: ["app/**/*.{ts,tsx}", "scripts/**/*.ts"],
    rules: {
      "house/no-unproven-json": "error",
      "house/clock-at-home": "error",
      "house/chance-at-home": "error",
      "house/sql-clock-at-home": "error",
    },
  },
  ...homeRules,
  ...layerRules,
  {
    // A rule of its own: those of the layers for packages do not replace it.
    files: ["app/**/*.{ts,tsx}", "scripts/**/*.ts"],
    ignores: ["app/server/backend/storage/**"],
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              group: ["drizzle-orm", "drizzle-orm/*"],
              message: "SQL stands in app/server/backend/storage, behind a store.",
            },
          ],
        },
      ],
    },
  },
  ...layers
    .filter(({ packages }) => packages !== null)
    .map(({ folder, packages }) => ({
      files: [`${folder}/**/*.{ts,tsx}`],
      rules: {
        "no-restricted-imports": [
          "error",
          {
            patterns: [
              {
                regex: `^(?!~/|\\.${packages.map((name) => `|${name}(?:/|$)`).join("")}).`,
                message: `${folder} stays free of other packages. See docs/architecture.md, layers.`,
              },
            ],
          },
        ],
      },
    })),
  {
    files: [
      "app/root.tsx",
      "app/entry.*.tsx",
      "app/routes.ts",
      "app/routes/**",
      "*.ts",
      "scripts/mutation/mutationRunner.ts",
      "tests/support/{globalSetup,postgres}.ts",
    ],
    rules: { "import-x/no-default-export": "off" },
  },
  {
    // A table, read row by row.
    files: ["app/routing/routeTable.ts"],
    rules: { "max-lines": "off" },
  },
  {
    files: ["tests/**", "scripts/**"],
    rules: { "@typescript-eslint/no-non-null-assertion": "off" },
  },
  {
    // Playwright hands its fixtures over as the properties of one object; they are functions that need no `this`.
    files: ["tests/{journeys,a11y}/**", "tests/support/**"],
    rules: { "@typescript-eslint/unbound-method": "off" },
  },
);
