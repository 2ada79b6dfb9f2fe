import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Access, AccountCountry, Role, Status } from '@jackfield/contract';
import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import { pino } from 'pino';
import { createApp } from '../src/app.ts';
import { routesOf } from '../src/areas.ts';
import type { Messaging } from '../src/messaging/messaging.ts';
import type { CampaignRegistry } from '../src/campaign-registry/registry.ts';
import type { NumberLookup } from '../src/number-inventory/lookup.ts';
import { partsOf } from '../src/parts.ts';
import { withKeys } from '../src/areas/keys/authenticate.ts';
import { readSessionConfig } from '../src/areas/session/config.ts';
import { createAuth } from '../src/areas/session/register.ts';
import type { Payments } from '../src/payments/payments.ts';
import { supportActor } from '../src/platform/audit.ts';
import { MovableClock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import type { Actor } from '../src/platform/context.ts';
import type { Database } from '../src/platform/database.ts';
import { newId } from '../src/platform/ids.ts';
import { openDatabase } from '../src/platform/open-database.ts';
import { createSecretBox } from '../src/platform/secret-box.ts';
import { createDiskStorage, type FileStorage } from '../src/platform/storage.ts';
import type { SpeechProvider } from '../src/speech/provider.ts';
import type { Transcriber } from '../src/speech/transcriber.ts';
import { createReleases, type Releases } from '../src/releases/releases.ts';
import { onServer, postgresTemplate } from './postgres-template.ts';

export type DatabaseKind = 'pglite' | 'postgres';

/** The database of all tests: PostgreSQL where TEST_DATABASE_URL names one, else the embedded one. */
const mainDatabase: DatabaseKind =
  process.env.TEST_DATABASE_URL === undefined ? 'pglite' : 'postgres';

/** Databases of a group whose answers the database does not decide. */
export const testDatabases: readonly DatabaseKind[] = [mainDatabase];

/**
 * Databases of a group that the engine decides: locks, isolation, collation and search, crashes,
 * the outbox. The nightly run has everything on both.
 */
export const bothDatabases: readonly DatabaseKind[] =
  mainDatabase === 'pglite' ? ['pglite'] : ['pglite', 'postgres'];

export interface FreshDatabase {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Past the pooler, where TEST_POOLER_URL puts one in front of the server. */
  readonly directUrl?: string;
  drop(): Promise<void>;
}

/** An empty database of its own with the newest schema, and its removal. */
export async function freshDatabase(kind = mainDatabase): Promise<FreshDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'jackfield-api-'));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  const server = process.env.TEST_DATABASE_URL;
  if (kind === 'pglite' || server === undefined) {
    return { dataDir, databaseUrl: undefined, drop: remove };
  }
  const name = `api_${newId().replaceAll('-', '')}`;
  const template = await postgresTemplate(server);
  const run = (statement: string) => onServer(server, (client) => client.query(statement));
  await run(`create database ${name} template ${template}`);
  const addressOf = (at: string) => Object.assign(new URL(at), { pathname: `/${name}` }).href;
  const pooler = process.env.TEST_POOLER_URL;
  return {
    dataDir,
    databaseUrl: addressOf(pooler ?? server),
    ...(pooler !== undefined && { directUrl: addressOf(server) }),
    async drop() {
      await run(`drop database ${name} with (force)`);
      await remove();
    },
  };
}

/** A person of a test, as written into the database. */
export interface TestPerson {
  readonly id: string;
  readonly tenantId: string;
  readonly email: string;
  readonly fullName: string;
}

interface PersonOptions {
  readonly role?: Role;
  readonly access?: Access;
  readonly status?: Status;
  readonly isTenantOwner?: boolean;
  readonly isEmailConfirmed?: boolean;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  readonly extension?: string;
}

interface TenantOptions {
  readonly country?: AccountCountry;
  readonly status?: Status;
  readonly trialUsers?: number | null;
}

export interface CallOptions {
  readonly body?: unknown;
  readonly version?: number;
  readonly headers?: Record<string, string>;
  /** Somebody else who acts as the person. */
  readonly impersonator?: TestPerson;
  /** That somebody only looks so far. */
  readonly isReadOnly?: boolean;
}

export interface Answered {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Record<string, string | string[] | number | undefined>;
}

/** The server in this process, with people whose credential is their id. */
export interface TestServer {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly clock: MovableClock;
  readonly storage: FileStorage;
  /** The release registry; its regular work is not started. */
  readonly releases: Releases;
  makeTenant(options?: TenantOptions): Promise<string>;
  makePerson(tenantId: string, options?: PersonOptions): Promise<TestPerson>;
  /** Calls the API as a person, by cookie-like credentials; null is nobody. */
  call(
    person: TestPerson | null,
    method: InjectOptions['method'],
    path: string,
    options?: CallOptions,
  ): Promise<Answered>;
  close(): Promise<void>;
}

interface ServerOptions {
  readonly database?: DatabaseKind;
  readonly on?: FreshDatabase;
  /** A database that is open already, and stays open after the server. */
  readonly db?: Database;
  readonly areas?: readonly ((app: FastifyInstance) => void)[];
  readonly env?: Record<string, string>;
  readonly isDiskFull?: () => boolean;
  readonly isDiskExhausted?: () => boolean;
  /** Private files; the data folder unless given. */
  readonly storage?: FileStorage;
  /** Turns texts into sound; the engine on this computer unless given. */
  readonly speech?: SpeechProvider;
  readonly transcriber?: Transcriber;
  /** Who sells phone numbers; as the environment says unless given. */
  readonly lookup?: NumberLookup;
  /** Who takes texts; the sandbox unless given. */
  readonly messaging?: Messaging;
  /** The registry of brands and campaigns; as the environment says unless given. */
  readonly registry?: CampaignRegistry;
  /** The payment provider; what is not given is the sandbox's. */
  readonly payments?: Partial<Payments>;
  /** Folder with host and remotes; the workspace unless given. */
  readonly root?: string;
}

/** Seals secrets of tests. */
export const testSecrets = createSecretBox([{ id: 'test', bytes: Buffer.alloc(32, 7) }]);

const root = fileURLToPath(new URL('../../', import.meta.url));
const personHeader = 'x-test-person';
const impersonatorHeader = 'x-test-impersonator';
const readOnlyHeader = 'x-test-read-only';

/** Takes the person's id from a header instead of a session; the rest comes from the database. */
async function authenticateByHeader(db: Database, request: FastifyRequest): Promise<Actor | null> {
  const id = request.headers[personHeader];
  if (typeof id !== 'string') return null;
  const row = await db.read(null, (tx) =>
    tx
      .selectFrom('teammate as p')
      .innerJoin('tenant as t', 't.id', 'p.tenant_id')
      .select(['p.tenant_id', 'p.full_name', 'p.role', 'p.access', 'p.is_tenant_owner', 'p.status'])
      .select(['t.country', 't.status as tenant_status'])
      .where('p.id', '=', id)
      .executeTakeFirst(),
  );
  if (row === undefined || row.status === 'cancel' || row.status === 'suspended') return null;
  const impersonator = request.headers[impersonatorHeader];
  const [impersonatorId = null, impersonatorName = null] =
    typeof impersonator === 'string' ? impersonator.split('|') : [];
  return {
    teammateId: id,
    tenantId: row.tenant_id,
    name: row.full_name,
    role: row.role,
    access: row.access,
    isTenantOwner: row.is_tenant_owner,
    status: row.status,
    country: row.country,
    tenantStatus: row.tenant_status,
    impersonatorId,
    impersonatorName,
    isSupport: impersonatorName === supportActor.name,
    isReadOnly: request.headers[readOnlyHeader] === '1',
    credential: 'cookie',
    sessionId: id,
  };
}

/** Starts the API on a fresh database, without port, pages and hub. */
export async function startTestServer(options: ServerOptions = {}): Promise<TestServer> {
  const fresh = options.on ?? (await freshDatabase(options.database));
  const env = {
    JACKFIELD_TEST: '1',
    DATA_DIR: fresh.dataDir,
    LOG_LEVEL: 'silent',
    CALLS_PER_ADDRESS: '0',
    CALLS_PER_USER: '0',
    CALLS_PER_TENANT: '0',
    ...options.env,
  };
  const { databaseUrl, directUrl } = fresh;
  const config = { ...readConfig(env), databaseUrl, directUrl };
  const clock = new MovableClock();
  const db = options.db ?? (await openDatabase(config, clock));
  const storage = options.storage ?? createDiskStorage(join(fresh.dataDir, 'files'));
  const auth = await createAuth(
    { config, db, clock, secrets: testSecrets },
    readSessionConfig(env),
  );
  // oxlint-disable-next-line no-console -- Vitest keeps it, and shows it where a test failed
  const log = pino({ level: 'error' }, { write: (line) => console.error(line) });
  const releases = createReleases({ db, clock, config, env, root: options.root ?? root, log });
  const app = await createApp({
    config,
    db,
    clock,
    secrets: testSecrets,
    log,
    awaited: releases.awaitedAreas,
    authenticate: withKeys({ db, clock }, (request) => authenticateByHeader(db, request)),
    isStepUpDue: auth.isStepUpDue,
    guardKey: auth.guardKey,
    ...(options.isDiskFull && { isDiskFull: options.isDiskFull }),
    ...(options.isDiskExhausted && { isDiskExhausted: options.isDiskExhausted }),
    areas: [
      ...routesOf(
        partsOf({
          env: process.env,
          auth,
          storage,
          config,
          releases,
          ...(options.speech && { speech: options.speech }),
          ...(options.transcriber && { transcriber: options.transcriber }),
          ...(options.lookup && { lookup: options.lookup }),
          ...(options.messaging && { messaging: options.messaging }),
          ...(options.registry && { registry: options.registry }),
          ...(options.payments && { payments: options.payments }),
        }),
      ),
      ...(options.areas ?? []),
    ],
  });
  await app.ready();

  let made = 100;
  return {
    app,
    db,
    clock,
    storage,
    releases,
    makeTenant: (tenant = {}) => insertTenant(db, tenant),
    makePerson(tenantId, person = {}) {
      made += 1;
      const now = clock.now();
      return insertPerson(db, tenantId, { extension: `${1000 + made}`, now, ...person });
    },
    async call(person, method, path, call = {}) {
      const { impersonator } = call;
      const response = await app.inject({
        method: method ?? 'GET',
        url: path,
        headers: {
          'x-jackfield': '1',
          ...(person && { [personHeader]: person.id }),
          ...(impersonator && {
            [impersonatorHeader]: `${impersonator.id}|${impersonator.fullName}`,
          }),
          ...(call.isReadOnly === true && { [readOnlyHeader]: '1' }),
          ...(call.version !== undefined && { 'if-match': `"${call.version}"` }),
          ...call.headers,
        },
        ...(call.body !== undefined && { payload: call.body as Record<string, unknown> }),
      });
      const isJson = String(response.headers['content-type']).includes('json');
      return {
        status: response.statusCode,
        body: isJson ? response.json() : { text: response.body },
        headers: response.headers,
      };
    },
    async close() {
      await app.close();
      if (options.db === undefined) await db.close();
      if (options.on === undefined) await fresh.drop();
    },
  };
}

async function insertTenant(db: Database, options: TenantOptions): Promise<string> {
  const id = newId();
  const { country = 'USA', status = 'active', trialUsers } = options;
  await db.system((tx) =>
    tx
      .insertInto('tenant')
      .values({
        id,
        company_name: 'Harbor Dental Group',
        company_address: JSON.stringify({
          streetAddress: '214 Dauphin Street',
          extendedAddress: '',
          locality: 'Mobile',
          region: 'AL',
          postalCode: '36602',
        }),
        time_zone: 'America/Chicago',
        country,
        currency: country === 'MYS' ? 'myr' : 'usd',
        status,
        is_trial: trialUsers !== undefined,
        trial_maximum_user: trialUsers ?? null,
      })
      .execute(),
  );
  return id;
}

async function insertPerson(
  db: Database,
  tenantId: string,
  options: PersonOptions & { extension: string; now: Date },
): Promise<TestPerson> {
  const id = newId();
  const { firstName = 'Ana', lastName = 'Lopez', isTenantOwner = false } = options;
  const email = options.email ?? `${withoutDigits(id)}@example.com`;
  await db.system((tx) =>
    tx
      .insertInto('teammate')
      .values({
        id,
        tenant_id: tenantId,
        first_name: firstName,
        last_name: lastName,
        email,
        extension: options.extension,
        role: options.role ?? (isTenantOwner ? 'admin' : 'standard'),
        access: options.access ? JSON.stringify(options.access) : null,
        status: options.status ?? 'active',
        is_tenant_owner: isTenantOwner,
        is_email_confirmed: options.isEmailConfirmed ?? true,
        time_zone: 'America/Chicago',
        sms_greetings: JSON.stringify({ isEnabled: false, text: '' }),
        call_recording_setting: JSON.stringify({ inbound: false, outbound: false }),
        missed_call_handling: JSON.stringify({ actionType: 'voicemail', actionValue: null }),
      })
      .execute(),
  );
  const role = options.role ?? (isTenantOwner ? 'admin' : 'standard');
  await insertSession(db, tenantId, id, { role, now: options.now });
  return { id, tenantId, email, fullName: `${firstName} ${lastName}` };
}

/** An id as letters: a search for an extension never finds somebody by the email made of it. */
const withoutDigits = (id: string): string =>
  id.replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));

/** A session under the person's own id, by a password of this moment. */
async function insertSession(
  db: Database,
  tenantId: string,
  id: string,
  { role, now }: { role: Role; now: Date },
) {
  await db.system((tx) =>
    tx
      .insertInto('session')
      .values({
        id,
        tenant_id: tenantId,
        teammate_id: id,
        authentication_type: 1,
        platform: 1,
        role,
        refresh_family_hash: id,
        refresh_salt: id,
        access_issued_at: now,
        password_at: now,
        created_at: now,
        last_active_at: now,
        expires_at: new Date(now.getTime() + 12 * 3_600_000),
      })
      .execute(),
  );
}

/** Code of a refusal. */
export function codeOf(answered: Answered): unknown {
  return answered.body.responseCode;
}
