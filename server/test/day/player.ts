import { Agent, request } from 'node:http';
import {
  HttpTransportType,
  type HubConnection,
  HubConnectionBuilder,
  LogLevel,
} from '@microsoft/signalr';
import type { EntityEvent } from '@jackfield/contract';
import type { UsageIntake } from '@jackfield/contract/api/usage-intake';
import { newId } from '../../src/platform/ids.ts';
import { supportKey } from '../usage-records.ts';
import type { Deed, Who } from './trace.ts';

/** Somebody who is signed in. */
export interface Visitor {
  readonly id: string;
  readonly email: string;
  readonly isAdmin: boolean;
  /** Of their record; the next save names it. */
  version: number;
  cookie: string;
  token: string;
}

export interface World {
  /** Where requests go: a balancer, or portals that are asked in turns. */
  readonly targets: () => readonly string[];
  /** Origin that the portals know as theirs. */
  readonly origin: string;
  readonly password: string;
  readonly accounts: readonly Account[];
  /** Whether pages are built, so that they can be opened. */
  readonly hasPages: boolean;
  /** Lets the month of every account end; done once all have their invoices, whose ids it answers. */
  readonly endMonth: () => Promise<string[]>;
}

interface Account {
  readonly id: string;
  /** Who acts for everybody of the account. */
  readonly people: readonly Visitor[];
}

/** What became of a day. */
export interface Played {
  /** Milliseconds from when a request was due until it was answered, by its kind. */
  readonly times: Record<string, number[]>;
  /** What a browser would have shown as an error: kind, and status or code of the failure. */
  readonly shown: string[];
  /** Changes that were acknowledged. */
  readonly saved: { readonly id: string; readonly title: string }[];
  /** Calls that the switch told, until they were taken. */
  readonly told: string[];
  /** Emails of people in a file that was taken. */
  readonly invited: string[];
  /** Invoices of the months that ended. */
  readonly issued: string[];
  /** Sockets that were lost and opened again. */
  reconnects: number;
  /** Reads that were asked once more, because nothing came of the first time. */
  repeated: number;
  /** Events that came after a newer one on the same socket. */
  disorder: number;
}

interface Asked {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: object;
}

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly cookies: readonly string[];
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
/** As the portal's client waits before it reads once more. */
const retryAfter = 1000;
/** A connection that is just being closed must not take a request. */
const agent = new Agent({ keepAlive: false });

function send(target: string, origin: string, { method, path, headers, body }: Asked) {
  const text = body && JSON.stringify(body);
  return new Promise<Answer>((resolve, reject) => {
    const sent = request(
      new URL(path, target),
      {
        method,
        agent,
        headers: {
          origin,
          'x-jackfield': '1',
          ...(text !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(text),
          }),
          ...headers,
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: Buffer.concat(parts).toString(),
            cookies: response.headers['set-cookie'] ?? [],
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(text);
  });
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);
const isGateway = ({ status }: Answer) => status === 502 || status === 503 || status === 504;

/** Asks as browsers do behind a balancer: where one process refuses, the next is asked. */
function createAsk({ targets, origin }: Pick<World, 'targets' | 'origin'>, onRepeat = () => {}) {
  let turn = 0;
  const once = async (asked: Asked): Promise<Answer> => {
    const all = inTurns(targets(), (turn += 1));
    for (const target of all.slice(1)) {
      try {
        return await send(target, origin, asked);
      } catch (error) {
        if (codeOf(error) !== 'ECONNREFUSED') throw error;
      }
    }
    return send(all[0] ?? '', origin, asked);
  };
  return async (asked: Asked): Promise<Answer> => {
    const isRead = asked.method === 'GET';
    try {
      const answer = await once(asked);
      if (!isRead || !isGateway(answer)) return answer;
    } catch (error) {
      if (!isRead) throw error;
    }
    onRepeat();
    await wait(retryAfter);
    return once(asked);
  };
}

/** The same, beginning with another one each turn. */
function inTurns(all: readonly string[], turn: number): string[] {
  const at = turn % all.length;
  return [...all.slice(at), ...all.slice(0, at)];
}
type Ask = ReturnType<typeof createAsk>;

function hubOf(target: string, { token }: Visitor): HubConnection {
  return new HubConnectionBuilder()
    .withUrl(`${target}/hub`, {
      skipNegotiation: true,
      transport: HttpTransportType.WebSockets,
      accessTokenFactory: () => token,
    })
    .withAutomaticReconnect({ nextRetryDelayInMilliseconds: () => retryAfter })
    .configureLogging(LogLevel.None)
    .build();
}

/** Signs somebody in on the form, as a browser does. */
export async function signIn(
  world: Pick<World, 'targets' | 'origin' | 'password'>,
  email: string,
): Promise<Visitor> {
  const ask = createAsk(world);
  const { cookie, token } = await openSession(ask, email, world.password);
  const own = await ask({ method: 'GET', path: '/api/user', headers: { cookie } });
  const { id, role, version } = JSON.parse(own.body);
  return { id, email, isAdmin: role === 'admin', version, cookie, token };
}

async function openSession(ask: Ask, username: string, password: string) {
  const body = { grant_type: 'password', username, password, platform: 1 };
  const answer = await ask({ method: 'POST', path: '/api/connect/token', body });
  if (answer.status !== 200) throw new Error(`sign-in ${answer.status}`);
  const {
    access_token: accessToken,
    refresh_token: refreshToken,
    ...rest
  } = JSON.parse(answer.body);
  const expirationDate = new Date(Date.now() + rest.expires_in * 1000).toISOString();
  const { authenticationType, isFairUsage } = rest;
  const auth = { accessToken, refreshToken, expirationDate, authenticationType, isFairUsage };
  const bound = await ask({ method: 'POST', path: '/api/auth/set-auth', body: { auth } });
  const cookie = bound.cookies.find((line) => line.startsWith('__Host-'))?.split(';')[0];
  if (cookie === undefined) throw new Error(`session ${bound.status}`);
  return { cookie, token: String(accessToken) };
}

const readsOf = ({ id, isAdmin }: Visitor): readonly string[] =>
  isAdmin
    ? ['/api/user', '/api/teammate?sortBy=fullName&pageNum=1&limit=25', '/api/call-log?limit=25']
    : ['/api/user', `/api/teammate/${id}/phonenumber`, `/api/teammate/${id}/device`];

interface Pace {
  readonly seconds: number;
  readonly atOnce?: number;
  readonly each?: (share: number, begun: () => Promise<unknown>) => void;
}

/**
 * Plays a day that lasts so many seconds. Each deed begins when it is due, whether or not others have
 * ended, and its time counts from then on.
 *
 * @param seconds how long the day lasts; 0 is as fast as `atOnce` allows
 * @param atOnce most deeds that are under way, for what looks at work and at no time
 * @param each called as a deed begins, with the share of the day's deeds that have begun, and what
 *   waits for those
 */
export async function play(
  day: readonly Deed[],
  world: World,
  { seconds, atOnce = Infinity, each }: Pace,
): Promise<Played> {
  const none = { reconnects: 0, repeated: 0, disorder: 0 };
  const work = { saved: [], told: [], invited: [], issued: [] };
  const played: Played = { times: {}, shown: [], ...work, ...none };
  const ask = createAsk(world, () => {
    played.repeated += 1;
  });
  const open = new Map<Visitor, HubConnection>();
  const lastSave = new Map<Visitor, Promise<void>>();
  const running = new Set<Promise<void>>();
  const personOf = ({ account, person }: Who): Visitor => {
    const people = world.accounts[account]?.people ?? [];
    const found = people[person % people.length];
    if (!found) throw new Error('Nobody acts for this account.');
    return found;
  };

  const get = async ({ cookie }: Visitor, path: string) => {
    const { status } = await ask({ method: 'GET', path, headers: { cookie } });
    if (status !== 200) throw new Error(`${status}`);
  };

  const save = async (who: Visitor) => {
    await lastSave.get(who);
    const title = newId();
    const { status, body } = await ask({
      method: 'PUT',
      path: `/api/teammate/${who.id}`,
      headers: { cookie: who.cookie, 'if-match': `"${who.version}"` },
      body: { title },
    }).catch(async (error: unknown) => {
      // Whoever sees the error opens the page again, and finds the record as it is.
      const own = await ask({ method: 'GET', path: '/api/user', headers: { cookie: who.cookie } });
      who.version = JSON.parse(own.body).version;
      throw error;
    });
    if (status !== 200) throw new Error(`${status}`);
    who.version = JSON.parse(body).version;
    played.saved.push({ id: who.id, title });
  };

  /** The switch tells a call until it has been taken. */
  const tell = async (account: number) => {
    const record = callOf(world.accounts[account]?.id ?? '');
    const headers = { 'x-support-key': supportKey };
    const body = { records: [record] };
    for (;;) {
      const answer = await ask({ method: 'POST', path: '/api/support/usage', headers, body }).catch(
        () => null,
      );
      if (answer?.status === 200) break;
      await wait(retryAfter);
    }
    played.told.push(record.id);
  };

  /** An admin brings a file of people, and sees how far it is until all are invited. */
  const bring = async (account: number, rows: number) => {
    const admin = personOf({ account, person: 0 });
    const headers = { cookie: admin.cookie };
    const path = '/api/teammate/import-run';
    const emails = Array.from({ length: rows }, () => `${newId()}@people.example`);
    const body = {
      rows: emails.map((email) => ({ firstName: 'Noor', lastName: 'Haddad', email, seen: null })),
      totals: [null],
    };
    const { status } = await ask({ method: 'POST', path, headers, body });
    if (status !== 201) throw new Error(`${status}`);
    played.invited.push(...emails);
    for (;;) {
      const { body: answer } = await ask({ method: 'GET', path, headers });
      if (JSON.parse(answer).run.state !== 'running') return;
      await wait(retryAfter);
    }
  };

  const enter = async (who: Visitor) => {
    if (open.has(who)) return;
    let newest = 0;
    const hear = ({ version }: EntityEvent) => {
      if (version === undefined || version === null) return;
      if (version < newest) played.disorder += 1;
      newest = Math.max(newest, version);
    };
    for (let tries = 0; ; tries += 1) {
      const [target = ''] = inTurns(world.targets(), open.size + tries);
      const connection = hubOf(target, who);
      open.set(who, connection);
      for (const method of ['CreateEntityAsync', 'UpdateEntityAsync', 'DeletedEntityAsync'])
        connection.on(method, hear);
      connection.onreconnected(() => {
        played.reconnects += 1;
      });
      try {
        return await connection.start();
      } catch {
        // The host tries for as long as the page is open.
        await wait(retryAfter);
      }
    }
  };

  const leave = async (who: Visitor) => {
    const connection = open.get(who);
    open.delete(who);
    await connection?.stop();
  };

  const act = async (deed: Deed): Promise<void> => {
    if (deed.kind === 'call') return tell(deed.account);
    if (deed.kind === 'import') return bring(deed.account, deed.rows);
    if (deed.kind === 'monthsEnd') {
      played.issued.push(...(await world.endMonth()));
      return undefined;
    }
    const who = personOf(deed.who);
    switch (deed.kind) {
      case 'signIn':
        Object.assign(who, await openSession(ask, who.email, world.password));
        return undefined;
      case 'open':
        return get(who, who.isAdmin ? '/admin-settings/users/listing' : '/your-settings/profile');
      case 'read': {
        const reads = readsOf(who);
        return get(who, reads[deed.which % reads.length] ?? '/api/user');
      }
      case 'save': {
        const saved = save(who);
        lastSave.set(
          who,
          saved.catch(() => undefined),
        );
        return saved;
      }
      case 'enter':
        return enter(who);
      case 'leave':
        return leave(who);
    }
  };

  const begin = performance.now();
  const [first, last] = [day[0]?.at ?? 0, day.at(-1)?.at ?? 1];
  for (const [at, deed] of day.entries()) {
    if (deed.kind === 'open' && !world.hasPages) continue;
    const due = begin + ((deed.at - first) / (last - first)) * seconds * 1000;
    while (performance.now() < due) await wait(Math.max(1, due - performance.now()));
    while (running.size >= atOnce) await Promise.race(running);
    each?.(at / day.length, () => Promise.all(running));
    const done = act(deed)
      .then(() => {
        (played.times[deed.kind] ??= []).push(performance.now() - due);
      })
      .catch((error: unknown) => {
        played.shown.push(`${deed.kind} ${codeOf(error)}`);
      })
      .finally(() => running.delete(done));
    running.add(done);
  }
  await Promise.all(running);
  await Promise.all([...open.values()].map((connection) => connection.stop()));
  return played;
}

/** A call of two minutes from outside, which somebody took. */
export function callOf(tenantId: string): UsageIntake {
  return {
    id: newId(),
    tenantId,
    date: new Date(Date.now() - 120_000).toISOString(),
    usageType: 'voice',
    direction: 'inbound',
    from: '+12515550199',
    to: '+12515550142',
    teammateId: null,
    duration: 120,
    units: 2,
    rate: 0,
    amount: 0,
    outcome: 'answered',
    takenBy: null,
    fromName: '',
    wait: 8,
    endedIn: null,
    teamId: null,
    partOf: null,
  };
}
