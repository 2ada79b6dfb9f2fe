import { type AriEvent, eventTypes } from './events.ts';

/** Asterisk refused a request, or did not take it in time. */
export class AriError extends Error {
  /** The status of HTTP; 0 without an answer. */
  readonly status: number;

  constructor(what: string, status: number, answer = '') {
    super(`${what}: ${status} ${answer}`.trim());
    this.status = status;
  }
}

export interface AriOptions {
  /** The address of Asterisk's web server, such as http://127.0.0.1:8088. */
  readonly url: string;
  readonly user: string;
  readonly password: string;
  /** The name of our application in the dialplan. */
  readonly app: string;
  onEvent(event: AriEvent): void;
  /** A connection stands: what Asterisk holds is to be looked at, as nothing was heard before. */
  onConnected(): void;
  onLost(): void;
}

export interface AriRequest {
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface Waiting {
  answer(answer: { status_code: number; message_body?: string }): void;
  lost(): void;
}

/** Milliseconds. */
const patience = 10_000;
const firstPause = 100;
const longestPause = 2000;

/**
 * The call control of one Asterisk: events and requests over one web socket, which keeps their order
 * (a phone that answers at once finds its bridge there). It connects again for as long as it is not
 * closed; a clean end of the socket is a loss too.
 * @example
 * const ari = new Ari({ url, user, password, app: 'jackfield', onEvent, onConnected, onLost });
 * await ari.request('POST', `channels/${id}/answer`);
 */
export class Ari {
  readonly #options: AriOptions;
  readonly #waiting = new Map<string, Waiting>();
  #socket: WebSocket | null = null;
  #count = 0;
  #pause = firstPause;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(options: AriOptions) {
    this.#options = options;
    this.#connect();
  }

  /** Answers what Asterisk answers; rejects with `AriError`, once the connection is lost too. */
  async request<Answer = unknown>(
    method: Method,
    path: string,
    { query = {}, body }: AriRequest = {},
  ): Promise<Answer> {
    const asked = new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, `${value}`]),
    ).toString();
    const what = `${method} ${path}`;
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) throw new AriError(what, 0, 'not connected');
    this.#count += 1;
    const id = `${this.#count}`;
    const answer = await new Promise<{ status_code: number; message_body?: string }>(
      (resolve, reject) => {
        const fail = () => {
          this.#waiting.delete(id);
          reject(new AriError(what, 0, 'no answer'));
        };
        const timer = setTimeout(fail, patience);
        this.#waiting.set(id, {
          answer(given) {
            clearTimeout(timer);
            resolve(given);
          },
          lost() {
            clearTimeout(timer);
            fail();
          },
        });
        socket.send(
          JSON.stringify({
            type: 'RESTRequest',
            request_id: id,
            method,
            uri: asked === '' ? path : `${path}?${asked}`,
            ...(body !== undefined && {
              content_type: 'application/json',
              message_body: JSON.stringify(body),
            }),
          }),
        );
      },
    );
    const { status_code: status, message_body: text = '' } = answer;
    if (status >= 300) throw new AriError(what, status, text);
    return (text === '' ? undefined : JSON.parse(text)) as Answer;
  }

  /** Ends the connection for good. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #connect(): void {
    const { url, user, password, app, onEvent } = this.#options;
    const address = new URL('/ari/events', url);
    address.protocol = address.protocol.replace('http', 'ws');
    address.search = new URLSearchParams({ app, api_key: `${user}:${password}` }).toString();
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.addEventListener('open', () => void this.#opened());
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const told = JSON.parse(data) as { type: string; request_id?: string };
      if (told.type !== 'RESTResponse') return onEvent(told as unknown as AriEvent);
      const waiting = this.#waiting.get(told.request_id ?? '');
      this.#waiting.delete(told.request_id ?? '');
      waiting?.answer(told as unknown as Parameters<Waiting['answer']>[0]);
    });
    socket.addEventListener('close', () => this.#lost(socket));
    // A socket that fails closes too.
    socket.addEventListener('error', () => {});
  }

  async #opened(): Promise<void> {
    const { app, onConnected } = this.#options;
    try {
      // Answers to requests are events of the socket too.
      const allowed = [...eventTypes, 'RESTResponse'].map((type) => ({ type }));
      await this.request('PUT', `applications/${app}/eventFilter`, { body: { allowed } });
      this.#pause = firstPause;
      onConnected();
    } catch {
      this.#socket?.close();
    }
  }

  #lost(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    for (const waiting of this.#waiting.values()) waiting.lost();
    this.#options.onLost();
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => this.#connect(), this.#pause);
    this.#pause = Math.min(2 * this.#pause, longestPause);
  }
}
