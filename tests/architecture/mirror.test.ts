import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { listSources, root } from "./sources";

const PURE = ["app/lib", "app/formkit", "app/domain", "app/routing"];

/** Modules that hold only types or data, or parts of a whole, with the test that reads them. */
const PROVED_ELSEWHERE: [module: RegExp, test: string][] = [
  [/^app\/formkit\/field\.ts$/, "tests/unit/formkit/defineForm.test.ts"],
  [
    /^app\/formkit\/merge\/(mergeFelder|mergeForm|mergeWerte|mergeZeilen|verluste)\.ts$/,
    "tests/unit/formkit/merge/merge.test.ts",
  ],
  [/^app\/formkit\/einlesen\/(judgeZeile|roheZeile)\.ts$/, "tests/unit/formkit/einlesen/readZeilen.test.ts"],
  [/^app\/routing\/route(Entry|Table)\.ts$/, "tests/architecture/routes.test.ts"],
  [
    /^app\/domain\/antrag\/(akteur|lebenszyklus(Tabelle|Voraussetzungen))\.ts$/,
    "tests/unit/domain/antrag/lebenszyklus.test.ts",
  ],
  [/^app\/domain\/wartung\/mailFrist\.ts$/, "tests/backend/konto/supportPerson.test.ts"],
  [/^app\/domain\/antrag\/einreichung(Eingabe|Grenzen)\.ts$/, "tests/unit/domain/antrag/einreichung.test.ts"],
  [/^app\/domain\/unternehmen\/registerarten\.ts$/, "tests/unit/domain/unternehmen/stammdaten.test.ts"],
  [/^app\/domain\/unternehmen\/finanzaemterListe\.ts$/, "tests/unit/domain/unternehmen/finanzaemter.test.ts"],
  [
    /^app\/domain\/unternehmen\/unternehmensangabenArt\.ts$/,
    "tests/unit/domain/unternehmen/unternehmensangaben.test.ts",
  ],
  [/^app\/domain\/antrag\/formular\/textGrenzen\.ts$/, "tests/unit/domain/faq.test.ts"],
  [/^app\/domain\/sitzung\/aufbewahrung\.ts$/, "tests/unit/domain/faq.test.ts"],
  [/^app\/domain\/benutzer\/einladungFragen\.ts$/, "tests/unit/domain/hilfe/hilfefelder.test.ts"],
  [
    /^app\/domain\/(antrag\/antrag|benutzer\/(person|profil|registrierung|stab|uebergabe)|hilfe\/(faq|hilfetext)|nachricht\/(antwort|systemnachricht)|tabelle\/export|unternehmen\/gueltigkeit|verbund\/verbund|wartung\/wartung)Fragen\.ts$/,
    "tests/unit/features/formular/felder/useFeldhilfe.test.tsx",
  ],
  [/^app\/domain\/statistik\/keinJahrFrage\.ts$/, "tests/unit/features/formular/felder/useFeldhilfe.test.tsx"],
  [/^app\/domain\/antrag\/bezeichnung\.ts$/, "tests/backend/antrag/createAntrag.test.ts"],
  [/^app\/domain\/antrag\/formular\/(feld|kontext|regeln)\.ts$/, "tests/unit/domain/antrag/formular/v2/index.test.ts"],
  [/^app\/domain\/antrag\/formular\/(entities|v2)\//, "tests/unit/domain/antrag/formular/v2/index.test.ts"],
  [/^app\/domain\/antrag\/formular\/v1\//, "tests/unit/domain/antrag/formular/v1/index.test.ts"],
  [
    /^app\/domain\/antrag\/formular\/(ergaenzung|chooseFelder)\.ts$/,
    "tests/unit/domain/antrag/formular/formulare.test.ts",
  ],
  [/^app\/domain\/antrag\/austausch\//, "tests/unit/domain/antrag/austausch/austausch.test.ts"],
  [/^app\/domain\/antrag\/dokumente\//, "tests/unit/domain/antrag/dokumente/dokumente.test.ts"],
  [
    /^app\/domain\/unternehmen\/(beginnTag|pruefziffer|registerarten|stammdaten(Anschrift|Steuern|Unternehmen))\.ts$/,
    "tests/unit/domain/unternehmen/stammdatenFormular.test.ts",
  ],
  [
    /^app\/domain\/kmu\/(kmu(Grenzen|Oeffentlich|Partner|Verbuende)|netz)\.ts$/,
    "tests/unit/domain/kmu/kmuJahr.test.ts",
  ],
  [/^app\/domain\/kmu\/kmu(Tabellen|Verweise)\.ts$/, "tests/unit/domain/kmu/kmuBlatt.test.ts"],
  [
    /^app\/domain\/verbund\/verbund(Beteiligter|Beziehung|Feld|Zelle)\.ts$/,
    "tests/unit/domain/verbund/verbundFormular.test.ts",
  ],
  [
    /^app\/domain\/tabelle\/(tabellenspalte|(verbund|firmen|wirtschaftsjahr|kmuZahlen)Spalten)\.ts$/,
    "tests/unit/domain/tabelle/tabellen.test.ts",
  ],
  [/^app\/domain\/antrag\/widerspruchStatus\.ts$/, "tests/unit/domain/tabelle/exportFilter.test.ts"],
  [/^app\/domain\/nachricht\/nachrichtEintrag\.ts$/, "tests/unit/domain/nachricht/nachrichtArten.test.ts"],
  [/^app\/domain\/hilfe\/hilfetext(Entwurf|e\w+)\.ts$/, "tests/unit/domain/hilfe/hilfetexte.test.ts"],
  [
    /^app\/domain\/rechtliches\/(barrierefreiheit|betreiber|textAbschnitt)\.ts$/,
    "tests/unit/domain/rechtliches/datenschutz.test.ts",
  ],
];

const twinOf = (module: string): string => module.replace(/^app\//, "tests/unit/").replace(/\.tsx?$/, ".test.ts");
const exists = (path: string): boolean => existsSync(join(root, path));

describe("tests mirror the code", () => {
  it.each(PURE.flatMap((folder) => listSources(folder)))("%s is proved", (module) => {
    const elsewhere = PROVED_ELSEWHERE.find(([pattern]) => pattern.test(module))?.[1];
    const twin = twinOf(module);
    const proofs = [twin, `${twin}x`, ...(elsewhere ? [elsewhere] : [])];
    expect(proofs.filter(exists), `one of ${proofs.join(", ")}`).not.toEqual([]);
  });

  it.each(listSources("tests/unit").filter((path) => /\.test\.tsx?$/.test(path)))(
    "%s still has what it proves",
    (test) => {
      const module = test.replace(/^tests\/unit\//, "app/").replace(/\.test\.tsx?$/, "");
      // A test named like its folder proves the folder as a whole.
      const isFolderTest = basename(module) === basename(dirname(module));
      const subjects = [
        `${module}.ts`,
        `${module}.tsx`,
        `${module}.css.ts`,
        module,
        ...(isFolderTest ? [dirname(module)] : []),
      ];
      expect(subjects.some(exists), `one of ${subjects.join(", ")}`).toBe(true);
    },
  );
});
