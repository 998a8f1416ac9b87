import type { Server } from "node:http";
import type { Socket } from "node:net";
import { StartRefusal } from "../operator/startRefusal";

/** Longest time that requests in hand get to finish when the process stops. */
const FINISH_LIMIT_MS = 20_000;
const SWEEP_MS = 100;

/**
 * All connections of each server. The server itself loses sight of those that have become web sockets, and yet waits
 * for them.
 */
const verbindungen = new WeakMap<Server, Set<Socket>>();

function rememberVerbindungen(server: Server): void {
  const offene = new Set<Socket>();
  verbindungen.set(server, offene);
  server.on("connection", (socket) => {
    offene.add(socket);
    socket.once("close", () => offene.delete(socket));
  });
}

/** Begins to accept connections. Throws a StartRefusal when the port is taken or may not be used. */
export function listen(server: Server, port: number, host: string): Promise<void> {
  rememberVerbindungen(server);
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") {
        reject(
          new StartRefusal(
            `Port ${String(port)} ist schon belegt. Wählen Sie einen anderen, zum Beispiel: PORT=${String(port + 1)} npm start`,
          ),
        );
      } else if (error.code === "EACCES") {
        reject(
          new StartRefusal(
            `Port ${String(port)} darf dieser Benutzer nicht öffnen. Wählen Sie mit PORT einen Port ab 1024.`,
          ),
        );
      } else reject(error);
    });
    server.listen(port, host, resolve);
  });
}

/**
 * Accepts nothing new, lets the requests in hand finish, then closes what is left of the connections that `listen` has
 * seen.
 */
export function closeServer(server: Server, limitMs = FINISH_LIMIT_MS): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      for (const socket of verbindungen.get(server) ?? []) socket.destroy();
    }, limitMs);
    // A connection whose request ends only now would stay open until its keep-alive time is over.
    const sweep = setInterval(() => {
      server.closeIdleConnections();
    }, SWEEP_MS);
    server.close(() => {
      clearTimeout(timer);
      clearInterval(sweep);
      resolve();
    });
  });
}
