import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeWave } from '../../../test/audio-samples.ts';
import { startExchangeServer } from '../../../test/exchange-fixture.ts';
import { bothDatabases, type TestPerson, type TestServer } from '../../../test/harness.ts';
import {
  makeVoicemailAccount,
  type VoicemailAccount,
  voicemailOf,
} from '../../../test/voicemail-fixture.ts';
import type { TeammateTable } from '../teammates/tables.ts';
import type { Updateable } from 'kysely';

describe.each(bothDatabases)('[MSG-04] mails of messages (%s)', (kind) => {
  let server: TestServer;
  let account: VoicemailAccount;
  let voicemail: ReturnType<typeof voicemailOf>;

  beforeAll(async () => {
    server = await startExchangeServer(kind);
    voicemail = voicemailOf(server, () => account);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    account = await makeVoicemailAccount(server);
  });

  const want = (person: TestPerson, boxId: string, mail: string) =>
    server.call(person, 'PUT', '/api/voicemail/mail', { body: { boxId, mail } });
  const change = (person: TestPerson, set: Updateable<TeammateTable>) =>
    server.db.system((tx) =>
      tx.updateTable('teammate').set(set).where('id', '=', person.id).execute(),
    );
  const mails = () =>
    server.db.system((tx) =>
      tx
        .selectFrom('mail_outbox')
        .select(['recipient', 'subject', 'body_text', 'voicemail_id'])
        .where('tenant_id', '=', account.owner.tenantId)
        .where('kind', '=', 'voicemailLeft')
        .orderBy('recipient')
        .execute(),
    );
  const mailed = async () => (await mails()).map(({ recipient }) => recipient);

  it('come to nobody who did not ask for them', async () => {
    await voicemail.leave();
    await voicemail.leaveForTeam();
    expect((await voicemail.boxesOf(account.maya)).boxes[0]?.mail).toBe('off');
    expect(await mails()).toEqual([]);
  });

  it('say who called, when on the clock of the reader, and where to hear it', async () => {
    const { maya } = account;
    await change(maya, { time_zone: 'America/Chicago' });
    expect((await want(maya, maya.id, 'link')).status).toBe(204);
    expect((await voicemail.boxesOf(maya)).boxes[0]?.mail).toBe('link');
    const { id } = await voicemail.leave({}, fakeWave(62));
    const [mail] = await mails();
    expect(mail).toMatchObject({
      recipient: maya.email,
      subject: 'New message from +1 (251) 555-0777',
      voicemail_id: null,
    });
    expect(mail?.body_text).toContain('2026-11-20, 4:00 am (Central Time). It is 1:02 long.');
    expect(mail?.body_text).toContain(`/your-settings/messages?box=${maya.id}&message=${id}`);
    await voicemail.leave({}, fakeWave(62), id);
    expect(await mails()).toHaveLength(1);
  });

  it('take the sound of that very message with them where that is wanted', async () => {
    const { maya } = account;
    await want(maya, maya.id, 'link');
    await want(maya, maya.id, 'sound');
    const { id } = await voicemail.leave();
    expect(await mails()).toMatchObject([{ voicemail_id: id }]);
    await want(maya, maya.id, 'off');
    await voicemail.leave();
    expect(await mails()).toHaveLength(1);
  });

  it('of a team come to its members who want them, and to nobody who has left it', async () => {
    const { owner, maya, kenji, teamId } = account;
    await voicemail.join(kenji, maya, owner);
    await want(kenji, teamId, 'sound');
    await want(maya, teamId, 'link');
    await want(owner, owner.id, 'sound');
    await server.call(owner, 'PUT', `/api/team/${teamId}/member`, {
      body: { members: [{ teammateId: kenji.id, order: 0 }] },
      version: 2,
    });
    const { id } = await voicemail.leaveForTeam({ from: '' });
    expect(await mails()).toMatchObject([
      {
        recipient: kenji.email,
        subject: 'Front desk: new message from a withheld number',
        voicemail_id: id,
      },
    ]);
  });

  it('of a message that was sent on come with its note, and not to who sent it on', async () => {
    const { maya, kenji, teamId } = account;
    await voicemail.join(kenji, maya);
    await want(maya, teamId, 'sound');
    await want(kenji, teamId, 'sound');
    const { id } = await voicemail.leave();
    const body = { to: [{ kind: 'team', id: teamId }], note: 'Please call back' };
    await server.call(maya, 'POST', `/api/voicemail/${id}/forward`, { body });
    const [copy] = await voicemail.idsFor(kenji);
    const sent = await mails();
    expect(sent).toMatchObject([{ recipient: kenji.email, voicemail_id: copy }]);
    expect(sent[0]?.body_text).toContain('Maya Okafor forwarded it to you.');
    expect(sent[0]?.body_text).toContain('Note: Please call back');
  });

  it('do not come to who is suspended', async () => {
    const { maya } = account;
    await want(maya, maya.id, 'sound');
    await change(maya, { status: 'suspended' });
    await voicemail.leave();
    expect(await mailed()).toEqual([]);
  });

  it('are chosen for the own boxes alone, told live, and the history says what was chosen', async () => {
    const { owner, maya, kenji, teamId } = account;
    expect((await want(owner, maya.id, 'sound')).status).toBe(404);
    expect((await want(maya, teamId, 'sound')).status).toBe(404);
    const told = () =>
      server.db.tenant(owner.tenantId, (tx) =>
        tx
          .selectFrom('event_log')
          .select('seq')
          .where('event_type', '=', 'teammate')
          .where('entity_id', '=', kenji.id)
          .execute(),
      );
    const before = (await told()).length;
    await want(kenji, teamId, 'sound');
    await want(kenji, teamId, 'sound');
    expect(await told()).toHaveLength(before + 1);
    const entries = await server.db.system((tx) =>
      tx
        .selectFrom('audit_entry')
        .select(['entity', 'entity_name', 'before', 'after'])
        .where('tenant_id', '=', owner.tenantId)
        .where('action', '=', 'voicemailMessage.setMail')
        .execute(),
    );
    expect(entries).toEqual([
      {
        entity: 'voicemailMail',
        entity_name: 'Front desk',
        before: { mail: 'off' },
        after: { mail: 'sound' },
      },
    ]);
  });
});
