import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Bounded on purpose: this machine alone, so many connections, then it stops by itself. */
const connections = 300;
const waitMs = 75_000;
const loopback = new Set(['127.0.0.1', 'localhost', '[::1]']);

type Half = { name: string; bytes: (host: string) => string };
const halves: readonly Half[] = [
  { name: 'no bytes', bytes: () => '' },
  { name: 'half a header', bytes: (host) => `GET / HTTP/1.1\r\nHost: ${host}\r\nX-Ha` },
  {
    name: 'half a body',
    bytes: (host) =>
      `POST /api/lead/commit/ HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"half`,
  },
];

type Client = { half: Half; socket: Socket; isCut: () => boolean };

/** A client that never closes its own side. */
function open(url: URL, half: Half): Promise<Client> {
  return new Promise((resolve, reject) => {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const socket = connect({ host, port: Number(url.port || 80), allowHalfOpen: true });
    let isCut = false;
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.off('error', reject);
      socket.on('error', () => {
        isCut = true;
      });
      socket.resume();
      socket.write(half.bytes(url.host));
      resolve({ half, socket, isCut: () => isCut });
    });
  });
}

/** Whether the server still takes bytes: one that let go answers them with a reset. */
async function isHeld({ socket, isCut }: Client): Promise<boolean> {
  for (let attempt = 0; attempt < 3 && !isCut(); attempt += 1) {
    socket.write('\r');
    await delay(200);
  }
  return !isCut();
}

/**
 * Opens 300 connections that send nothing, half a header or half a body and never close, and prints how many of them the
 * server still holds after 75 s: `node tooling/bench/src/half-open.ts http://127.0.0.1:4000`. Exit code 1 when it is any.
 */
async function main(): Promise<void> {
  const url = new URL(process.argv[2] ?? 'http://127.0.0.1:4000');
  if (!loopback.has(url.hostname)) throw new Error('Only a server of this machine is measured.');
  const clients = await Promise.all(
    Array.from({ length: connections }, (_, at) => open(url, halves[at % halves.length] as Half)),
  );
  process.stdout.write(`${clients.length} connections; waiting ${waitMs / 1000} s\n`);
  await delay(waitMs);
  const held = await Promise.all(clients.map(isHeld));
  for (const half of halves) {
    const own = clients.flatMap((client, at) => (client.half === half ? [held[at]] : []));
    process.stdout.write(`${half.name}: ${own.filter(Boolean).length} of ${own.length} held\n`);
  }
  for (const { socket } of clients) socket.destroy();
  if (held.includes(true)) process.exitCode = 1;
}

await main();
