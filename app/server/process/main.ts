import { loadBuiltPages } from "./pages";
import { run } from "./run";

await run({ load: loadBuiltPages, isDevelopment: false });
