import type { ServerMessage } from '@asclepion/protocol';
import type { WebSocket } from 'ws';

/** Bytes that may wait for a slow client before it is dropped; it comes back and says where it was. */
const BACKLOG = 1 << 20;
/** How often a silent client is asked whether it is still there. */
const HEARTBEAT = 30_000;

/** All sockets that are open. */
export class Sockets {
  readonly #alive = new Map<WebSocket, boolean>();
  readonly #timer: NodeJS.Timeout;

  constructor() {
    this.#timer = setInterval(() => this.#beat(), HEARTBEAT);
    this.#timer.unref();
  }

  get count(): number {
    return this.#alive.size;
  }

  /** Keeps an eye on a socket. Returns how to send to it. */
  add(socket: WebSocket, closed: () => void): (message: ServerMessage) => void {
    this.#alive.set(socket, true);
    socket.on('pong', () => this.#alive.set(socket, true));
    // A client says nothing: it chooses by POST.
    socket.on('message', () => socket.close(1008, 'say nothing here'));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      this.#alive.delete(socket);
      closed();
    });
    return (message) => {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > BACKLOG) return socket.terminate();
      socket.send(JSON.stringify(message));
    };
  }

  #beat(): void {
    for (const [socket, alive] of this.#alive) {
      if (!alive) {
        socket.terminate();
        continue;
      }
      this.#alive.set(socket, false);
      socket.ping();
    }
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
