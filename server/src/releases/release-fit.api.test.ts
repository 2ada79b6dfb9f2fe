import { listInvoices } from '@jackfield/contract/api/billing';
import { updateTeam } from '@jackfield/contract/api/team';
import { type CallShapes, shapesOf } from '@jackfield/contract/fit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ReleasePortal,
  remoteFiles,
  startReleasePortal,
  tarballOf,
} from '../../test/release-fixture.ts';

const core = '@jackfield/kit/ui/core';
const invoices = 'GET /api/invoice';
const answered = shapesOf(listInvoices);
const none = { names: {}, calls: [] };

/** What a build was made with that knew members of an answer or a request beside today's. */
const withMember = (part: keyof CallShapes, member: string): CallShapes => {
  const shape = answered[part];
  if (typeof shape !== 'object' || !('members' in shape))
    throw new Error(`${part} has no members.`);
  return { ...answered, [part]: { members: { ...shape.members, [member]: 'number' } } };
};

const rename = 'PUT /api/team/{id}';
/** The call that renames a team, by a build whose names are of these lengths. */
const named = (name: string): CallShapes => {
  const { body, ...others } = shapesOf(updateTeam);
  if (typeof body !== 'object' || !('members' in body)) throw new Error('No members.');
  return { ...others, body: { members: { ...body.members, 'name?': name } } };
};

describe('what a build takes by name', () => {
  let portal: ReleasePortal;
  let count = 0;
  beforeAll(async () => {
    portal = await startReleasePortal();
  });
  afterAll(() => portal.close());

  /** Publishes a build that takes this; answers what the portal says. */
  async function published(uses: object) {
    count += 1;
    const files = remoteFiles('billing', `fit-${count}`, { uses: { ...none, ...uses } });
    return portal.upload(await tarballOf(files));
  }

  it.each<[string, object, string, string]>([
    [
      'a name',
      { names: { [core]: ['Button', 'Ribbon'] } },
      'NAMES',
      "mfe-billing takes Ribbon from kit/ui/core; this portal's host does not have it.",
    ],
    [
      'a member of a name',
      { names: { [core]: ['Button'] }, types: { [core]: { 'Button.Group': '1.0' } } },
      'TYPES',
      "mfe-billing takes Button.Group from kit/ui/core; this portal's host does not have it.",
    ],
    [
      'a name as it was before it broke',
      { types: { [core]: { Button: '1.4' } } },
      'TYPES',
      "mfe-billing takes Button from kit/ui/core as 1.4; this portal's host has changed it to 2.1.",
    ],
    [
      'a name as it breaks in a newer host',
      { types: { [core]: { Button: '3.0' } } },
      'TYPES',
      "mfe-billing takes Button from kit/ui/core as 3.0; this portal's host has 2.1, which is older.",
    ],
    [
      'more of a name than the host gives',
      { types: { [core]: { Button: '2.2' } } },
      'TYPES',
      "mfe-billing takes Button from kit/ui/core as 2.2; this portal's host has 2.1, which is older.",
    ],
    [
      'a call',
      { calls: [invoices, 'PUT /api/weather'] },
      'CALLS',
      'mfe-billing calls PUT /api/weather; this portal does not answer it.',
    ],
    [
      'a member of an answer',
      { calls: [invoices], shapes: { [invoices]: withMember('answer', 'sum') } },
      'MEMBERS',
      "mfe-billing reads sum from the answer of GET /api/invoice; this portal's answer does not have it.",
    ],
    [
      'a request without what is needed',
      { calls: ['PUT /api/invoice'], shapes: { 'PUT /api/invoice': { body: { members: {} } } } },
      'MEMBERS',
      'mfe-billing does not send invoiceId with PUT /api/invoice; this portal needs it.',
    ],
    [
      'an event of the bus',
      { events: { bus: ['weather:changed'], live: [] } },
      'EVENTS',
      'mfe-billing uses the event weather:changed; this portal does not have it.',
    ],
    [
      'changes of a kind of record',
      { events: { bus: [], live: ['invoice', 'weather'] } },
      'EVENTS',
      'mfe-billing follows changes of weather; this portal does not tell of them.',
    ],
  ])('refuses %s that this portal does not have', async (_what, uses, code, words) => {
    const { status, body } = await published(uses);
    expect([status, body.errors[0]?.code, body.message]).toEqual([422, code, words]);
  });

  const agreed = '@jackfield/contract#types';
  it.each<[string, object, object, string]>([
    [
      'what an event holds',
      { types: { [agreed]: { 'BusEvents.delete-ivr': '1.0' } } },
      { types: { [agreed]: { 'BusEvents.update-ivr': '1.0' } } },
      "mfe-billing takes BusEvents.delete-ivr from contract as 1.0; this portal's host has changed it to 2.0.",
    ],
    [
      'the props of a part',
      { types: { [agreed]: { 'PartProps.call-routing/past-call/v1': '1.0' } } },
      { types: { [agreed]: { 'PartProps.call-routing/try-call/v1': '1.0' } } },
      "mfe-billing takes PartProps.call-routing/past-call/v1 from contract as 1.0; this portal's host has changed it to 2.0.",
    ],
    [
      'the pattern of a path',
      { types: { [agreed]: { 'paths.admin.users.edit': '1.0' } } },
      { types: { [agreed]: { 'paths.admin.users.listing': '1.0' } } },
      "mfe-billing takes paths.admin.users.edit from contract as 1.0; this portal's host has changed it to 2.0.",
    ],
    [
      'what the host hands to a remote',
      { types: { [agreed]: { RemoteContext: '1.0' } } },
      { types: { [agreed]: { RemoteContext: '2.0' } } },
      "mfe-billing takes RemoteContext from contract as 1.0; this portal's host has changed it to 2.0.",
    ],
    [
      'a custom property',
      { tokens: ['--ui-rule'] },
      { tokens: ['--ui-line'] },
      "mfe-billing has styles with --ui-rule; this portal's theme does not have it.",
    ],
    [
      'the length of a name that is sent',
      { calls: [rename], shapes: { [rename]: named('string 1..500') } },
      { calls: [rename], shapes: { [rename]: named('string 1..50') } },
      `mfe-billing sends name with ${rename} as string of 1 to 500 characters; this portal takes string of 1 to 50 characters.`,
    ],
  ])(
    '[SHIP-03] refuses who takes %s as it was before, and nobody else',
    async (_what, change, neighbour, words) => {
      const refused = await published(change);
      expect([refused.status, refused.body.message]).toEqual([422, words]);
      expect((await published(neighbour)).status).toBe(201);
    },
  );

  it('takes what this portal has, and less than it has', async () => {
    const { status, body } = await published({
      names: { [core]: ['Button'] },
      types: { [core]: { Button: '2.0' }, '@jackfield/kit/ui/none': { Other: '9.0' } },
      calls: [invoices, rename],
      shapes: { [invoices]: answered, [rename]: named('string 1..50') },
      events: { bus: ['update-ivr'], live: ['invoice'] },
      tokens: ['--ui-line'],
    });
    expect([status, body.message]).toEqual([201, undefined]);
    expect(body).toMatchObject({
      warnings: [
        'mfe-billing takes Button from kit/ui/core, which is to go: Press has the same props.',
      ],
    });
  });

  it('takes a build that says nothing of types, shapes and events', async () => {
    expect((await published({ calls: [invoices] })).status).toBe(201);
  });
});
