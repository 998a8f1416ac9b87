import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { closeServer, listen } from "~/server/process/listen";

test("a server that closes ends connections that have become something else than HTTP, too", async () => {
  const server = createServer();
  server.on("upgrade", (_incoming, socket) => {
    socket.on("error", () => undefined);
    socket.write("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
  });
  await listen(server, 0, "127.0.0.1");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write("GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
  await once(socket, "data");
  socket.on("error", () => undefined);
  const geschlossen = once(socket, "close");
  await closeServer(server, 200);
  await geschlossen;
  expect(server.listening).toBe(false);
});
