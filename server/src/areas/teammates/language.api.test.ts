import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { describeApi } from '../../../test/each-database.ts';
import type { TestPerson } from '../../../test/harness.ts';
import { sendMail } from '../../mail/send.ts';
import { loadLanguages } from '../../platform/languages.ts';

const spanish = {
  'contract.fields.language': 'idioma',
  'contract.fields.firstName': 'nombre',
  'contract.refusals.notValid': 'El campo {field} no es válido.',
  'contract.refusals.required': 'El campo {field} es obligatorio.',
  'server.mail.loginSubject': 'Su enlace de acceso',
};

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'jackfield-languages-'));
  writeFileSync(join(folder, 'es.json'), JSON.stringify(spanish));
  loadLanguages(folder);
});

describeApi('OP-131 the language of a person', ({ server }) => {
  const start = async () => {
    const tenantId = await server().makeTenant();
    return { tenantId, admin: await server().makePerson(tenantId, { role: 'admin' }) };
  };

  it('is chosen by the person, kept, and given up again', async () => {
    const { admin } = await start();
    const path = `/api/teammate/${admin.id}`;
    const chosen = await server().call(admin, 'PUT', path, {
      body: { language: 'es' },
      version: 1,
    });
    expect(chosen.body).toMatchObject({ language: 'es', spokenLanguage: 'es', version: 2 });
    const none = await server().call(admin, 'PUT', path, { body: { language: null }, version: 2 });
    expect(none.body).toMatchObject({ language: null, spokenLanguage: 'en', version: 3 });
  });

  it('is refused where the portal does not offer it, for the account too', async () => {
    const { admin } = await start();
    const body = { language: 'tlh' };
    const refused = {
      errors: [{ field: 'language', message: 'The language field is not valid.' }],
    };
    const own = await server().call(admin, 'PUT', `/api/teammate/${admin.id}`, {
      body,
      version: 1,
    });
    expect([own.status, own.body]).toMatchObject([400, refused]);
    const all = await server().call(admin, 'PUT', '/api/tenant', { body, version: 1 });
    expect([all.status, all.body]).toMatchObject([400, refused]);
  });

  it('is that of the refusals to a request that asks for it', async () => {
    const { admin } = await start();
    const path = `/api/teammate/${admin.id}`;
    const headers = { 'accept-language': 'es-MX, en;q=0.5' };
    const body = { firstName: ' ', language: 'tlh' };
    const schema = await server().call(admin, 'PUT', path, { body, version: 1, headers });
    expect(schema.body).toMatchObject({
      errors: [{ field: 'firstName', message: 'El campo nombre es obligatorio.' }],
    });
    const rule = await server().call(admin, 'PUT', path, {
      body: { language: 'tlh' },
      version: 1,
      headers,
    });
    expect(rule.body).toMatchObject({ errors: [{ message: 'El campo idioma no es válido.' }] });
  });

  it('is that of the mails, the account’s where the person has none', async () => {
    const { tenantId, admin } = await start();
    const other = await server().makePerson(tenantId);
    const subjectTo = async ({ email }: TestPerson) => {
      const mail = { kind: 'login', name: 'Ana', url: 'https://portal.example/in' } as const;
      const { db } = server();
      await db.tenant(tenantId, (tx) => sendMail(tx, new Date(), { tenantId, to: email, mail }));
      const { subject } = await db.system((tx) =>
        tx
          .selectFrom('mail_outbox')
          .select('subject')
          .where('recipient', '=', email)
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirstOrThrow(),
      );
      return subject;
    };
    const body = { language: 'es' };
    await server().call(admin, 'PUT', `/api/teammate/${admin.id}`, { body, version: 1 });
    expect(await subjectTo(admin)).toBe('Su enlace de acceso');
    expect(await subjectTo(other)).toBe('Your sign-in link');
    await server().call(admin, 'PUT', '/api/tenant', { body, version: 1 });
    expect(await subjectTo(other)).toBe('Su enlace de acceso');
  });
});
