import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** What shall go wrong with the next answers of a path. */
export interface Fault {
  /** Start of the path, letter case ignored. */
  readonly path: string;
  readonly method?: string | undefined;
  /** How many answers; until reset when left out. */
  times: number;
  /** Answer with this status instead of the handler's. */
  readonly status?: number | undefined;
  /** Milliseconds to wait before going on. */
  readonly delay?: number | undefined;
  /** Cut the connection. */
  readonly drop?: boolean | undefined;
  /** `html` or `empty`: 200 with something that is no JSON. */
  readonly body?: 'html' | 'empty' | undefined;
}

/** Faults of a test build. */
export class FaultBox {
  readonly #faults: Fault[] = [];

  add(fault: Fault): void {
    this.#faults.push(fault);
  }

  clear(): void {
    this.#faults.length = 0;
  }

  take(method: string, url: string): Fault | null {
    const fault = this.#faults.find(
      (candidate) =>
        candidate.times > 0 &&
        url.toLowerCase().startsWith(candidate.path.toLowerCase()) &&
        (candidate.method === undefined || candidate.method === method),
    );
    if (fault !== undefined) fault.times -= 1;
    return fault ?? null;
  }
}

/** Makes answers fail as the box says, before anything else looks at the request. */
export function registerFaults(app: FastifyInstance, box: FaultBox): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/__test/')) return undefined;
    const fault = box.take(request.method, request.url);
    if (fault === null) return undefined;
    if (fault.delay !== undefined) await wait(fault.delay);
    if (fault.drop === true) {
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    }
    if (fault.body !== undefined) {
      const text = fault.body === 'html' ? '<!doctype html><title>Proxy</title>' : '';
      return reply.code(200).type('text/html').send(text);
    }
    if (fault.status === undefined) return undefined;
    return reply.code(fault.status).send({
      responseCode: fault.status === 503 ? 'PROVIDERUNAVAILABLE' : 'SERVERERROR',
      message: 'Injected fault.',
      errors: [],
      traceId: request.id,
    });
  });
}
