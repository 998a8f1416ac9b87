import { parentPort } from "node:worker_threads";
import { type Auftrag, erledige } from "./auftrag";

/** A thread of its own for files of strangers; it has no settings, no database and no secrets. */
parentPort?.on("message", (auftrag: Auftrag) => parentPort?.postMessage(erledige(auftrag)));
parentPort?.postMessage("bereit");
