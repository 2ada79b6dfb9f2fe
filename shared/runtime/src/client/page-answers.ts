import type { Endpoint } from '@jackfield/contract';

/** Answers that the server wrote into the page, for calls that every start of the page makes. */
export interface PageAnswers {
  /**
   * The answer to a read, once; null where the page brings none. One that is still on its way may
   * come to nothing: then the promise answers null and the network is asked.
   */
  take(address: string, language: string, signal?: AbortSignal): Promise<Response | null> | null;
  /** Whether the page brings an answer that nobody has taken, or says that it is going to. */
  brings(address: string): boolean;
  /** Drops all that nobody has taken: from here on they may be older than what is stored. */
  forget(): void;
}

interface Brought {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** How old the page may be, milliseconds; slow lines take seconds until they ask for their rows. */
const longestAge = 20_000;
/** How long a call waits for an answer that the page has promised, milliseconds. */
const patience = 3_000;
const lookEvery = 30;

/** Calls that a start makes on its own and that change nothing of what the page brings. */
const harmless: ReadonlySet<string> = new Set([
  'auth.setStorage',
  'auth.setOwnProfile',
  'connect.token',
  'log.call',
]);

/** Whether a call may change what is read after it. */
export const mayChange = ({ id, method }: Endpoint): boolean =>
  method !== 'GET' && !harmless.has(id);

/** Method, path and query of a call; the order of the query's members says nothing. */
function keyOf(call: string): string {
  const [head = '', query] = call.split('?', 2);
  if (query === undefined) return head;
  const members = new URLSearchParams(query);
  members.sort();
  return `${head}?${members}`;
}

const isBrought = (value: unknown): value is Brought =>
  typeof value === 'object' && value !== null && 'status' in value && 'headers' in value;

/** The answer of an element; null while only a part of it has arrived, which is never whole JSON. */
function readAnswer(element: Element): Brought | null {
  try {
    const value: unknown = JSON.parse(element.textContent ?? '');
    return isBrought(value) ? value : null;
  } catch {
    return null;
  }
}

function expectedBy(page: Document): Set<string> {
  const text = page.getElementById('page-data')?.dataset['answersExpected'];
  const calls: unknown = text ? JSON.parse(text) : [];
  return new Set(Array.isArray(calls) ? calls.map((call) => keyOf(String(call))) : []);
}

/**
 * The answers of a document (docs/decisions/0060-bytes-and-milliseconds.md); a page without any
 * brings none.
 */
class AnswersOfPage implements PageAnswers {
  readonly #page: Document;
  readonly #age: () => number;
  readonly #expected: Set<string>;
  #isOver: boolean;

  constructor(page: Document, age: () => number) {
    this.#page = page;
    this.#age = age;
    this.#expected = expectedBy(page);
    // A page from an earlier visit knows nothing of this one.
    this.#isOver = page.documentElement.dataset['stale'] !== undefined;
  }

  take(address: string, language: string, signal?: AbortSignal) {
    const key = keyOf(`GET ${address}`);
    if (!this.brings(address)) return null;
    this.#expected.delete(key);
    const now = this.#read(key, language);
    if (now !== undefined) return now && Promise.resolve(now);
    return this.#wait(key, language, signal);
  }

  brings(address: string): boolean {
    const key = keyOf(`GET ${address}`);
    if (this.#isOver || this.#age() > longestAge) return false;
    return this.#expected.has(key) || this.#find(key) !== undefined;
  }

  forget(): void {
    this.#isOver = true;
    for (const element of this.#elements()) element.remove();
  }

  #elements(): HTMLScriptElement[] {
    return [...this.#page.querySelectorAll<HTMLScriptElement>('script[data-answer]')];
  }

  #find(key: string): HTMLScriptElement | undefined {
    return this.#elements().find(({ dataset }) => keyOf(dataset['answer'] ?? '') === key);
  }

  /** The answer, or null when it is of no use here; undefined while it is not there. */
  #read(key: string, language: string): Response | null | undefined {
    const element = this.#find(key);
    const brought = element && readAnswer(element);
    if (!element || !brought) return undefined;
    element.remove();
    const { status, headers, body } = brought;
    if (headers['content-language'] !== language) return null;
    return new Response(JSON.stringify(body), { status, headers: { ...headers } });
  }

  #wait(key: string, language: string, signal?: AbortSignal): Promise<Response | null> {
    const until = Date.now() + patience;
    return new Promise((resolve, reject) => {
      const look = () => {
        if (signal?.aborted) return reject(signal.reason);
        const isLast = this.#page.readyState !== 'loading' || Date.now() >= until || this.#isOver;
        const found = this.#isOver ? null : this.#read(key, language);
        if (found !== undefined || isLast) return resolve(found ?? null);
        setTimeout(look, lookEvery);
      };
      look();
    });
  }
}

const none: PageAnswers = { take: () => null, brings: () => false, forget: () => {} };

/**
 * Makes the answers of a document.
 * @param age milliseconds since the page was asked for
 */
export const createPageAnswers = (page: Document, age = () => performance.now()): PageAnswers =>
  new AnswersOfPage(page, age);

let own: PageAnswers | null = null;

/** Drops what the page brought and nobody has asked for. */
export const forgetPageAnswers = (): void => pageAnswers().forget();

/** Answers of the open page. One that comes back as it was left brings nothing. */
export function pageAnswers(): PageAnswers {
  if (typeof document === 'undefined') return none;
  if (own === null) {
    const answers = createPageAnswers(document);
    own = answers;
    addEventListener('pageshow', ({ persisted }) => persisted && answers.forget());
  }
  return own;
}
