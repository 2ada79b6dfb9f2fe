import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMailConfig } from './config.ts';
import { type Delivery, startDelivery } from './delivery.ts';
import { sendMail } from './send.ts';
import { newId } from '../platform/ids.ts';
import { createDiskStorage } from '../platform/storage.ts';
import { fakeWave } from '../../test/audio-samples.ts';
import { bothDatabases } from '../../test/harness.ts';
import {
  addTenant,
  type Portal,
  startPortal,
  type TestTenant,
} from '../../test/session-fixture.ts';

/** A mail server that speaks enough SMTP to take mails, or refuses them. */
async function startSmtp() {
  const mails: string[] = [];
  const state = { refuses: false };
  const server: Server = createServer((socket) => {
    let isData = false;
    let data = '';
    socket.write('220 mail.example\r\n');
    socket.on('data', (chunk) => {
      for (const line of String(chunk).split(/(?<=\r\n)/)) {
        if (isData) {
          data += line;
          if (!data.endsWith('\r\n.\r\n')) continue;
          mails.push(data);
          isData = false;
          data = '';
          socket.write('250 taken\r\n');
        } else if (line.startsWith('EHLO')) socket.write('250 mail.example\r\n');
        else if (line.startsWith('RCPT') && state.refuses) socket.write('451 try later\r\n');
        else if (line.startsWith('DATA')) {
          isData = true;
          socket.write('354 go on\r\n');
        } else if (line.startsWith('QUIT')) socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
    socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return { server, mails, state, url: `smtp://127.0.0.1:${address.port}` };
}

describe.each(bothDatabases)('OP-45 mail over SMTP on %s', (database) => {
  let portal: Portal;
  let tenant: TestTenant;
  let smtp: Awaited<ReturnType<typeof startSmtp>>;
  let delivery: Delivery;
  const folder = mkdtempSync(join(tmpdir(), 'jackfield-mail-'));
  const storage = createDiskStorage(folder);
  beforeAll(async () => {
    portal = await startPortal(database);
    tenant = await addTenant(portal);
    smtp = await startSmtp();
    const env = { SMTP_URL: smtp.url, MAIL_FROM: 'portal@example.com' };
    const config = readMailConfig(env, portal.config.publicUrl);
    const { db, clock } = portal;
    const started = startDelivery({ db, clock, storage, log: { warn: () => undefined } }, config);
    if (started === null) throw new Error('Delivery did not start.');
    delivery = started;
  });
  afterAll(async () => {
    await delivery.stop();
    smtp.server.close();
    await portal.close();
    rmSync(folder, { recursive: true });
  });

  const write = (to: string, voicemailId?: string) =>
    portal.db.tenant(tenant.id, (tx) =>
      sendMail(tx, portal.clock.now(), {
        tenantId: tenant.id,
        to,
        mail: { kind: 'passwordChanged', name: 'José' },
        voicemailId,
      }),
    );
  const row = (to: string) =>
    portal.db.system((tx) =>
      tx
        .selectFrom('mail_outbox')
        .select(['sent_at', 'attempts', 'last_error'])
        .where('recipient', '=', to)
        .executeTakeFirstOrThrow(),
    );

  it('goes out once, with both forms of the text', async () => {
    await write('ana@example.com');
    await delivery.run();
    await delivery.run();
    const taken = smtp.mails.filter((mail) => mail.includes('To: ana@example.com'));
    expect(taken).toHaveLength(1);
    expect(taken[0]).toContain('From: portal@example.com');
    expect(taken[0]).toContain('Subject: Your password was changed');
    expect(taken[0]).toMatch(/text\/plain[\s\S]*text\/html/);
    expect((await row('ana@example.com')).sent_at).not.toBeNull();
  });

  it('[MSG-04] takes the sound of a message with it, and is not sent without', async () => {
    const id = newId();
    await write('mia@example.com', id);
    await delivery.run();
    expect(await row('mia@example.com')).toMatchObject({
      sent_at: null,
      last_error: 'The sound of the message is gone.',
    });
    const wave = fakeWave(1);
    await storage.put(tenant.id, id, wave, 'audio/wav');
    portal.clock.advance(31_000);
    await delivery.run();
    const [mail = ''] = smtp.mails.filter((one) => one.includes('To: mia@example.com'));
    const [, attached = ''] = mail.split(/filename=message\.wav[\s\S]*?\r\n\r\n/);
    const sound = attached.split('\r\n\r\n')[0] ?? '';
    expect(Buffer.from(sound.split('\r\n--')[0] ?? '', 'base64').equals(wave)).toBe(true);
    portal.clock.reset();
  });

  it('waits and tries again when the mail server refuses', async () => {
    smtp.state.refuses = true;
    await write('bob@example.com');
    await delivery.run();
    expect(await row('bob@example.com')).toMatchObject({
      sent_at: null,
      attempts: 1,
      last_error: expect.stringContaining('451'),
    });
    smtp.state.refuses = false;
    await delivery.run();
    expect((await row('bob@example.com')).sent_at).toBeNull();
    portal.clock.advance(31_000);
    await delivery.run();
    expect((await row('bob@example.com')).sent_at).not.toBeNull();
    portal.clock.reset();
  });

  it('a rolled-back change sends nothing', async () => {
    const work = portal.db.tenant(tenant.id, async (tx) => {
      await sendMail(tx, portal.clock.now(), {
        tenantId: tenant.id,
        to: 'eve@example.com',
        mail: { kind: 'passwordChanged', name: 'Eve' },
      });
      throw new Error('the change failed');
    });
    await expect(work).rejects.toThrow('the change failed');
    await expect(row('eve@example.com')).rejects.toThrow();
  });

  it('without a mail server nothing is sent', () => {
    const config = readMailConfig({}, portal.config.publicUrl);
    const { db, clock } = portal;
    expect(
      startDelivery({ db, clock, storage, log: { warn: () => undefined } }, config),
    ).toBeNull();
  });
});
