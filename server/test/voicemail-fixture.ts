import type { VoicemailBox, VoicemailMessage } from '@jackfield/contract/api/voicemail';
import { newId } from '../src/platform/ids.ts';
import { fakeWave } from './audio-samples.ts';
import { asExchange } from './exchange-fixture.ts';
import type { CallOptions, TestPerson, TestServer } from './harness.ts';

/** When the messages of these tests are left, unless another moment is told. */
export const leftAt = '2026-11-20T10:00:00.000Z';

/** An account with an owner, Maya, and Kenji alone in the team Front desk. */
export interface VoicemailAccount {
  readonly owner: TestPerson;
  readonly maya: TestPerson;
  readonly kenji: TestPerson;
  readonly teamId: string;
}

export async function makeVoicemailAccount(server: TestServer): Promise<VoicemailAccount> {
  const tenantId = await server.makeTenant();
  const owner = await server.makePerson(tenantId, { isTenantOwner: true });
  const maya = await server.makePerson(tenantId, { firstName: 'Maya', lastName: 'Okafor' });
  const kenji = await server.makePerson(tenantId, { firstName: 'Kenji', lastName: 'Mori' });
  const body = {
    name: 'Front desk',
    extension: '300',
    inboundFlow: 'ringGroup',
    teammateId: [kenji.id],
  };
  const teamId = String((await server.call(owner, 'POST', '/api/team', { body })).body.id);
  return { owner, maya, kenji, teamId };
}

/** What callers and people do with the messages of an account. */
export function voicemailOf(server: TestServer, account: () => VoicemailAccount) {
  const leave = async (change: Record<string, string> = {}, wave = fakeWave(3), id = newId()) => {
    const { owner, maya } = account();
    const told = {
      accountId: owner.tenantId,
      box: 'teammate',
      boxId: maya.id,
      from: '+12515550777',
      leftAt,
      ...change,
    };
    const url = `/api/exchange/messages/${id}?${new URLSearchParams(told)}`;
    const headers = { 'content-type': 'audio/wav' };
    const { status, text } = await asExchange(server, 'PUT', url, { payload: wave, headers });
    return { id, status, answer: JSON.parse(text) as { refused?: string | null } };
  };
  const shownTo = async (person: TestPerson, query = '') =>
    (await server.call(person, 'GET', `/api/voicemail${query}`)).body.items as VoicemailMessage[];
  return {
    leave,
    leaveForTeam: (change: Record<string, string> = {}) =>
      leave({ box: 'team', boxId: account().teamId, ...change }),
    shownTo,
    idsFor: async (person: TestPerson, query = '') =>
      (await shownTo(person, query)).map(({ id }) => id),
    hear: async (person: TestPerson, id: string, as: CallOptions = {}) =>
      (await server.call(person, 'GET', `/api/voicemail/${id}/sound`, as)).status,
    boxesOf: async (person: TestPerson) =>
      (await server.call(person, 'GET', '/api/voicemail/box')).body as {
        boxes: VoicemailBox[];
        deleted: number;
      },
    /** Makes these the members of the team, instead of who was. */
    join: (...people: TestPerson[]) => {
      const members = people.map(({ id }, order) => ({ teammateId: id, order }));
      const path = `/api/team/${account().teamId}/member`;
      return server.call(account().owner, 'PUT', path, { body: { members }, version: 1 });
    },
  };
}
