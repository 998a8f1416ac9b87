import { parentPort } from "node:worker_threads";
import { type Auftrag, settle } from "./auftrag";

/** A thread of its own for files of strangers; it has no settings, no database and no secrets. */
parentPort?.on("message", (auftrag: Auftrag) => parentPort?.postMessage(settle(auftrag)));
parentPort?.postMessage("bereit");
