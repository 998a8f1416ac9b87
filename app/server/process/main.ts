import { limitHeapGrowth } from "../heapGrowth";
import { loadBuiltPages } from "./pages";
import { run } from "./run";

limitHeapGrowth();
await run({ load: loadBuiltPages, isDevelopment: false });
