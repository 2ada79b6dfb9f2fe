import type { Session, TokenAnswer } from '@jackfield/contract/api/session';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createApp } from '../src/app.ts';
import { createNoticing } from '../src/areas/routing/impact.ts';
import { readSessionConfig } from '../src/areas/session/config.ts';
import { deviceCookie, sessionCookie } from '../src/areas/session/tokens/cookies.ts';
import { hashPassword } from '../src/areas/session/sign-in/password-hash.ts';
import { type Auth, type AuthOutside, createAuth } from '../src/areas/session/register.ts';
import { readSupportConfig } from '../src/areas/support/config.ts';
import { addSupportRoutes } from '../src/areas/support/routes.ts';
import { addMailPage } from '../src/mail/page.ts';
import { MovableClock } from '../src/platform/clock.ts';
import { readConfig, type ServerConfig } from '../src/platform/config.ts';
import type { Database } from '../src/platform/database.ts';
import { newId } from '../src/platform/ids.ts';
import { openDatabase } from '../src/platform/open-database.ts';
import { type DatabaseKind, freshDatabase, testSecrets } from './harness.ts';

export const goodPassword = 'Quiet-River-47';
const passwordHash = hashPassword(goodPassword);

export interface Portal {
  app: FastifyInstance;
  auth: Auth;
  db: Database;
  clock: MovableClock;
  config: ServerConfig;
  /** Ends this server and starts another on the same data. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

const defaults = { AUTH_CALLS_PER_MINUTE: '100000', SUPPORT_KEY: 'support-key-of-tests-47' };

/** A portal with the routes of signing in, on a database of its own. */
export async function startPortal(
  kind: DatabaseKind,
  env: Record<string, string> = {},
  outside: AuthOutside = {},
): Promise<Portal> {
  const { drop, ...database } = await freshDatabase(kind);
  const all = { ...defaults, JACKFIELD_TEST: '1', PORT: '8080', ...env };
  const config = readConfig(all);
  const clock = new MovableClock();
  const open = async () => {
    const db = await openDatabase(database);
    const auth = await createAuth(
      { config, db, clock, secrets: testSecrets },
      readSessionConfig(all),
    );
    const app = await createApp({
      config,
      db,
      clock,
      secrets: testSecrets,
      log: pino({ level: 'silent' }),
      authenticate: auth.authenticate,
      isStepUpDue: auth.isStepUpDue,
      guardKey: auth.guardKey,
      areas: [
        (server) => auth.register(server, outside),
        addMailPage,
        (server) =>
          addSupportRoutes(server, {
            db,
            clock,
            publicUrl: config.publicUrl,
            support: readSupportConfig(all),
            noticing: createNoticing({ db, clock, secrets: testSecrets }),
          }),
      ],
    });
    await app.ready();
    return { app, auth, db };
  };
  const portal: Portal = {
    ...(await open()),
    clock,
    config,
    async restart() {
      await portal.app.close();
      await portal.db.close();
      Object.assign(portal, await open());
    },
    async close() {
      await portal.app.close();
      await portal.db.close();
      await drop();
    },
  };
  return portal;
}

export interface TestTenant {
  id: string;
  companyName: string;
}

export async function addTenant(
  portal: Portal,
  columns: { companyName?: string; status?: 'pending' | 'active' | 'suspended' | 'cancel' } = {},
): Promise<TestTenant> {
  const id = newId();
  const companyName = columns.companyName ?? 'Harbor Dental Group';
  await portal.db.system((tx) =>
    tx
      .insertInto('tenant')
      .values({
        id,
        company_name: companyName,
        company_address: JSON.stringify(noAddress),
        time_zone: 'America/New_York',
        country: 'USA',
        currency: 'usd',
        status: columns.status ?? 'active',
      })
      .execute(),
  );
  return { id, companyName };
}

interface PersonColumns {
  email: string;
  role: 'admin' | 'standard';
  status: 'pending' | 'active' | 'suspended' | 'cancel';
  is_tenant_owner: boolean;
  is_email_confirmed: boolean;
  is_change_password: boolean;
  password: string | null;
}

export interface TestPerson {
  id: string;
  email: string;
  tenantId: string;
}

const noAddress = {
  streetAddress: '',
  extendedAddress: '',
  locality: '',
  region: '',
  postalCode: '',
};
let nextExtension = 200;
let nextAddress = 0;

export async function addPerson(
  portal: Portal,
  tenant: TestTenant,
  columns: Partial<PersonColumns> = {},
): Promise<TestPerson> {
  const id = newId();
  nextExtension += 1;
  const { password = goodPassword, ...rest } = columns;
  const email = rest.email ?? `p${nextExtension}@example.com`;
  await portal.db.system(async (tx) => {
    await tx
      .insertInto('teammate')
      .values({
        id,
        tenant_id: tenant.id,
        first_name: 'Ana',
        last_name: `Test${nextExtension}`,
        extension: String(nextExtension),
        role: 'standard',
        status: 'active',
        is_email_confirmed: true,
        time_zone: 'America/New_York',
        sms_greetings: '{"isEnabled":false,"text":""}',
        call_recording_setting: '{"inbound":false,"outbound":false}',
        missed_call_handling: '{"actionType":"voicemail","actionValue":null}',
        ...rest,
        email,
      })
      .execute();
    if (password === null) return;
    const hash = password === goodPassword ? await passwordHash : await hashPassword(password);
    await tx
      .insertInto('password')
      .values({ teammate_id: id, tenant_id: tenant.id, hash, changed_at: portal.clock.now() })
      .execute();
  });
  return { id, email, tenantId: tenant.id };
}

/** A browser or app: keeps cookies, sends what the portal's own pages send. */
export class Client {
  readonly cookies = new Map<string, string>();
  readonly #portal: Pick<Portal, 'app'>;
  readonly #address: string;
  bearer: string | null = null;

  /** Each client has an address of its own unless stated, so that cases share no counter. */
  constructor(portal: Pick<Portal, 'app'>, address?: string) {
    nextAddress += 1;
    this.#portal = portal;
    this.#address = address ?? `10.0.${nextAddress >> 8}.${nextAddress & 255}`;
  }

  async call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: object | string,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await this.#portal.app.inject({
      method,
      url,
      remoteAddress: this.#address,
      headers: {
        'x-jackfield': '1',
        ...(cookie && { cookie }),
        ...(this.bearer !== null && { authorization: `Bearer ${this.bearer}` }),
        ...headers,
      },
      ...(body !== undefined && { payload: body }),
    });
    for (const set of answer.cookies) {
      if (set.maxAge === 0) this.cookies.delete(set.name);
      else this.cookies.set(set.name, set.value);
    }
    return answer;
  }

  token(username: string, password: string, more: object = {}): Promise<LightMyRequestResponse> {
    const body = { grant_type: 'password', username, password, platform: 1, ...more };
    return this.call('POST', '/api/connect/token', body);
  }

  /** Signs in as the login page does: tokens, then the cookie. */
  async signIn(person: TestPerson, password = goodPassword): Promise<TokenAnswer> {
    const answer = await this.token(person.email, password);
    if (answer.statusCode !== 200) throw new Error(`Sign-in failed: ${answer.body}`);
    const tokens: TokenAnswer = answer.json();
    await this.bind(tokens);
    return tokens;
  }

  async bind(tokens: TokenAnswer): Promise<LightMyRequestResponse> {
    return this.call('POST', '/api/auth/set-auth', {
      auth: {
        accessToken: tokens.access_token,
        refreshToken: tokens.refresh_token,
        expirationDate: new Date().toISOString(),
        authenticationType: tokens.authenticationType,
        isFairUsage: tokens.isFairUsage,
      },
    });
  }

  async session(): Promise<Session> {
    return (await this.call('GET', '/api/auth/get-session')).json();
  }

  async isSignedIn(): Promise<boolean> {
    return (await this.session()).auth !== null;
  }

  refresh(refreshToken?: string): Promise<LightMyRequestResponse> {
    const body = {
      grant_type: 'refresh_token',
      ...(refreshToken !== undefined && { refresh_token: refreshToken }),
    };
    return this.call('POST', '/api/connect/token', body);
  }

  get sessionCookie(): string | undefined {
    return this.cookies.get(sessionCookie);
  }

  get deviceCookie(): string | undefined {
    return this.cookies.get(deviceCookie);
  }
}

/** A browser in which the person has just signed in. */
export async function signedIn(portal: Portal, person: TestPerson): Promise<Client> {
  const client = new Client(portal);
  await client.signIn(person);
  return client;
}

/**
 * Starts a portal with an account for a group of cases and hands both to `ready`; the clock is
 * right again after each case.
 */
export function usePortal(
  database: DatabaseKind,
  ready: (portal: Portal, tenant: TestTenant) => void | Promise<void>,
  env: Record<string, string> = {},
): void {
  let portal: Portal;
  beforeAll(async () => {
    portal = await startPortal(database, env);
    await ready(portal, await addTenant(portal));
  });
  afterEach(() => portal.clock.reset());
  afterAll(() => portal.close());
}

/** Mails to an address, newest first. */
export async function mailsTo(portal: Portal, to: string) {
  return portal.db.system((tx) =>
    tx
      .selectFrom('mail_outbox')
      .selectAll()
      .where('recipient', '=', to)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
  );
}

/** Token and address of the link in the newest mail to an address. */
export async function newestLink(portal: Portal, to: string) {
  const [mail] = await mailsTo(portal, to);
  const address = /https?:\S+/.exec(mail?.body_text ?? '')?.[0];
  if (!address) throw new Error(`No link was mailed to ${to}.`);
  const url = new URL(address);
  return {
    url,
    kind: mail?.kind,
    t: url.searchParams.get('t') ?? '',
    r: url.searchParams.get('r') ?? '',
  };
}
