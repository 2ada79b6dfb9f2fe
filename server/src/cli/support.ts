import { parseArgs } from 'node:util';
import {
  setTenantStatus as setTenantStatusEndpoint,
  supportCreateTenant,
  supportImpersonationLink,
} from '@jackfield/contract/api/tenant';
import { supportResetSecurity } from '@jackfield/contract/api/second-step';
import * as v from 'valibot';
import { supportActor } from '../platform/audit.ts';
import { sendLoginLink } from '../areas/session/links/invite.ts';
import { createNoticing } from '../areas/routing/impact.ts';
import { findPersonByEmail, normalEmail } from '../areas/session/tokens/people.ts';
import { readSupportConfig } from '../areas/support/config.ts';
import { createTenant } from '../areas/support/create-tenant.ts';
import { resetSecondStep } from '../areas/support/reset-second-step.ts';
import { makeImpersonationLink } from '../areas/support/impersonation-link.ts';
import type { SupportServices } from '../areas/support/services.ts';
import { setTenantStatus } from '../areas/support/tenant-status.ts';
import { systemClock } from '../platform/clock.ts';
import { ConfigError, type ServerConfig } from '../platform/config.ts';
import { ApiError } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import { openSecretBox } from '../platform/secret-keys.ts';
import { openDatabase } from '../platform/open-database.ts';
import type { Command } from './commands.ts';
import { askServer } from './support-client.ts';

/** Work on the database itself, with refusals as sentences for the operator. */
async function onDatabase<T>(
  config: ServerConfig,
  work: (services: SupportServices) => Promise<T>,
): Promise<T> {
  const db = await openDatabase(config);
  try {
    const { publicUrl } = config;
    const supportConfig = readSupportConfig(process.env);
    const clock = systemClock;
    const noticing = createNoticing({ db, clock, secrets: await openSecretBox(config) });
    return await work({ db, clock, publicUrl, support: supportConfig, noticing });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const fields = error.errors.map((item) => item.field ?? item.code).join(', ');
    throw new ConfigError(fields ? `${error.message} (${fields})` : error.message);
  } finally {
    await db.close();
  }
}

function parse<Schema extends v.GenericSchema>(schema: Schema, given: unknown) {
  const result = v.safeParse(schema, given);
  if (result.success) return result.output;
  const issues = result.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`);
  throw new ConfigError(issues.join(' '));
}

const server = { server: { type: 'string' } } as const;

const createTenantCommand: Command = {
  summary:
    'makes an account: --company Name --country USA --email owner@x --first Ana --last Diaz [--server URL]',
  async run(config, words) {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({
      args: [...words],
      options: { company: text, country: text, email: text, first: text, last: text, ...server },
    });
    const body = parse(supportCreateTenant.body, {
      companyName: values.company,
      country: values.country,
      owner: { email: values.email, firstName: values.first, lastName: values.last },
    });
    const made = values.server
      ? await askServer(config, values.server, supportCreateTenant, {}, body)
      : await onDatabase(config, (services) => createTenant(services, body, newId()));
    console.log(
      `Account ${made.tenantId}, owner ${made.teammateId}; the confirmation mail is out.`,
    );
  },
};

const impersonationLinkCommand: Command = {
  summary: 'makes a link that signs support in: --teammate id | --email person@x [--server URL]',
  async run(config, words) {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({
      args: [...words],
      options: { teammate: text, email: text, ...server },
    });
    if (values.server) {
      const body = parse(supportImpersonationLink.body, { teammateId: values.teammate });
      const link = await askServer(config, values.server, supportImpersonationLink, {}, body);
      console.log(`${link.url}\nWorks once, until ${link.expiresAt}.`);
      return;
    }
    await onDatabase(config, async (services) => {
      const id = values.email ? await personId(services, values.email) : values.teammate;
      const { teammateId } = parse(supportImpersonationLink.body, { teammateId: id });
      const link = await makeImpersonationLink(services, teammateId, newId());
      console.log(`${link.url}\nWorks once, until ${link.expiresAt}.`);
    });
  },
};

async function personId(services: SupportServices, email: string): Promise<string> {
  const person = await services.db.system((tx) => findPersonByEmail(tx, normalEmail(email)));
  if (person === null) throw new ConfigError(`Nobody has the email ${email}.`);
  return person.id;
}

const tenantStatusCommand: Command = {
  summary:
    'moves an account: --tenant id --status active|suspended|cancel [--reason text] [--mail AccountSuspended] [--server URL]',
  async run(config, words) {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({
      args: [...words],
      options: { tenant: text, status: text, reason: text, mail: text, ...server },
    });
    const { id } = parse(setTenantStatusEndpoint.params, { id: values.tenant });
    const { status, reason, mail } = values;
    const body = parse(setTenantStatusEndpoint.body, { status, reason, emailEvent: mail });
    if (values.server) {
      await askServer(config, values.server, setTenantStatusEndpoint, { id }, body);
    } else {
      await onDatabase(config, ({ db, clock, noticing }) => {
        const by = { actor: supportActor, via: 'support', requestId: newId() } as const;
        const change = { ...body, tenantId: id, by, now: clock.now(), noticing };
        return db.tenant(id, (tx) => setTenantStatus(tx, change));
      });
    }
    console.log(`Account ${id} is ${body.status}.`);
  },
};

const loginLinkCommand: Command = {
  summary: 'mails a person a link that signs in without a password: --email person@x',
  async run(config, words) {
    const { values } = parseArgs({ args: [...words], options: { email: { type: 'string' } } });
    const email = normalEmail(values.email ?? '');
    await onDatabase(config, ({ db, clock, publicUrl }) =>
      db.system(async (tx) => {
        const person = await findPersonByEmail(tx, email);
        if (person === null) throw new ConfigError(`Nobody has the email ${email}.`);
        const { id: teammateId, tenantId, name } = person;
        const to = { teammateId, tenantId, name, email };
        await sendLoginLink(tx, to, { now: clock.now(), publicUrl });
      }),
    );
    console.log(`The link is in the outbox for ${email}.`);
  },
};

const resetSecondStepCommand: Command = {
  summary:
    'removes the second step of a person who has lost it: --email person@x | --teammate id --reason text [--server URL]',
  async run(config, words) {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({
      args: [...words],
      options: { teammate: text, email: text, reason: text, ...server },
    });
    const { reason } = values;
    if (values.server) {
      const body = parse(supportResetSecurity.body, { teammateId: values.teammate, reason });
      await askServer(config, values.server, supportResetSecurity, {}, body);
    } else {
      await onDatabase(config, async (services) => {
        const id = values.email ? await personId(services, values.email) : values.teammate;
        const body = parse(supportResetSecurity.body, { teammateId: id, reason });
        await resetSecondStep(services, { ...body, requestId: newId() });
      });
    }
    console.log('The second step is gone; the person got a mail.');
  },
};

/** Support's work on the command line (annex A8); with --server it goes through a running server. */
export const supportCommands: Readonly<Record<string, Command>> = {
  'create-tenant': createTenantCommand,
  'impersonation-link': impersonationLinkCommand,
  'tenant-status': tenantStatusCommand,
  'login-link': loginLinkCommand,
  'reset-second-step': resetSecondStepCommand,
};
