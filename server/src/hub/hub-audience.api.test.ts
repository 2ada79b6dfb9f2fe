import { type Access, type EntityEvent, entityEventSchema, hubMethods } from '@jackfield/contract';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mayReceive } from './audience.ts';
import {
  connectClient,
  type HubFixture,
  sent,
  startHub,
  tenantA,
  tenantB,
  tokenFor,
} from '../../test/hub-fixture.ts';

type Kind = Pick<EntityEvent, 'eventType' | 'id'> & Partial<EntityEvent>;

const forAdminsOnly: Kind[] = [
  { eventType: 'company', id: 'c1' },
  { eventType: 'phonenumber', id: 'p1', ownerType: 'company', ownerId: 'c1' },
  { eventType: 'phonenumber', id: 'p2', ownerType: 'teammate', ownerId: 'other' },
  { eventType: 'team', id: 't1' },
  { eventType: 'teammate', id: 'other', status: 'active', role: 'standard' },
  { eventType: 'teammember', id: 'sam', ownerType: 'team', ownerId: 't1' },
  { eventType: 'callhandling', id: 'c1', ownerType: 'company', ownerId: 'c1' },
  { eventType: 'callhandling', id: 'other', ownerType: 'teammate', ownerId: 'other' },
  { eventType: 'businesshour', id: 't1', ownerType: 'team', ownerId: 't1' },
  { eventType: 'blacklist', id: 'b1' },
  { eventType: 'scenario', id: 's1' },
  { eventType: 'plannedchange', id: 'c1' },
  { eventType: 'balance', id: 'x1' },
  { eventType: 'invoice', id: 'n1' },
  { eventType: 'paymentmethod', id: 'm1' },
  { eventType: 'guard', id: 'g1' },
  { eventType: 'brand', id: 'd1' },
  { eventType: 'campaign', id: 'm2' },
  { eventType: 'call', id: 'k1' },
  { eventType: 'emergency', id: 'e1' },
  { eventType: 'wall', id: 'w1' },
  { eventType: 'key', id: 'y1' },
  { eventType: 'webhook', id: 'h1' },
  { eventType: 'sso', id: 'o1' },
  { eventType: 'directory', id: 'o2' },
  { eventType: 'fileplan', id: 'f1' },
  { eventType: 'portorder', id: 'p9' },
  { eventType: 'profileimage', id: 'other', ownerType: 'teammate', ownerId: 'other' },
];
const forAdminsAndSam: Kind[] = [
  { eventType: 'phonenumber', id: 'p3', ownerType: 'teammate', ownerId: 'sam' },
  { eventType: 'teammate', id: 'sam', status: 'active', role: 'standard' },
  { eventType: 'callhandling', id: 'sam', ownerType: 'teammate', ownerId: 'sam' },
  { eventType: 'profileimage', id: 'sam', ownerType: 'teammate', ownerId: 'sam' },
  { eventType: 'security', id: 'sam' },
  { eventType: 'device', id: 'd1', ownerType: 'teammate', ownerId: 'sam' },
  { eventType: 'recording', id: 'r1', ownerType: 'teammate', ownerId: 'sam' },
];
const forSamOnly: Kind[] = [
  { eventType: 'teammatestatus', id: 'sam', status: 'active' },
  { eventType: 'session', id: 'sam' },
  { eventType: 'home', id: 'sam' },
  { eventType: 'voicemail', id: 'v1', ownerType: 'teammate', ownerId: 'sam' },
];
const forEverybody: Kind[] = [{ eventType: 'tenantstatus', id: tenantA, status: 'suspended' }];

let fixture: HubFixture;
const connect = (tenantId: string, id: string, role: 'admin' | 'standard') =>
  connectClient(`http://127.0.0.1:${fixture.port}/hub`, tokenFor(tenantId, id, role));
const update = (kind: Kind) => sent('UpdateEntityAsync', kind);
const events = (kinds: Kind[]) => kinds.map((kind) => update(kind).event);

beforeEach(async () => {
  fixture = await startHub();
});
afterEach(() => fixture.close());

it('[LIVE-02] a wall hears of no record, once for what changed together, and is nobody present', async () => {
  const wall = await connectClient(`http://127.0.0.1:${fixture.port}/hub`, `${tenantA}.w1.wall.`);
  const kinds = [...forAdminsOnly, ...forAdminsAndSam, ...forSamOnly, ...forEverybody];
  await fixture.hub.publish(tenantA, kinds.map(update));
  await fixture.hub.publish(tenantB, [sent('UpdateEntityAsync', { eventType: 'call', id: 'k2' })]);
  await fixture.hub.publish(tenantA, [update({ eventType: 'invoice', id: 'n2' })]);
  await fixture.hub.publish(tenantA, [update({ eventType: 'call', id: 'k3' })]);
  await wall.count(2);
  expect(wall.received.map(({ event }) => [event.eventType, event.id])).toEqual([
    ['wall', tenantA],
    ['wall', tenantA],
  ]);
  expect(fixture.presence).toEqual([]);
  await wall.connection.stop();
});

describe('audience of annex D, received by the official client', () => {
  it('RT-16, RT-17 sends each kind to the people of its row and never to another tenant', async () => {
    const ana = await connect(tenantA, 'ana', 'admin');
    const sam = await connect(tenantA, 'sam', 'standard');
    const eve = await connect(tenantB, 'eve', 'admin');
    const kinds = [...forAdminsOnly, ...forAdminsAndSam, ...forSamOnly, ...forEverybody];
    await fixture.hub.publish(tenantA, kinds.map(update));
    await fixture.hub.publish(tenantB, [
      update({ eventType: 'tenantstatus', id: tenantB, tenantId: tenantB, status: 'active' }),
    ]);

    const toAna = (await ana.count(forAdminsOnly.length + forAdminsAndSam.length + 1)).map(key);
    const toSam = (await sam.count(forAdminsAndSam.length + forSamOnly.length + 1)).map(key);
    const toEve = (await eve.count(1)).map(key);
    expect(toAna).toEqual([...forAdminsOnly, ...forAdminsAndSam, ...forEverybody].map(keyOfKind));
    expect(toSam).toEqual([...forAdminsAndSam, ...forSamOnly, ...forEverybody].map(keyOfKind));
    expect(toEve).toEqual([`tenantstatus:${tenantB}`]);
    await Promise.all([ana, sam, eve].map((client) => client.connection.stop()));
  });

  it('RT-06, RT-07 calls exactly the four methods with the one argument of the contract', async () => {
    const sam = await connect(tenantA, 'sam', 'standard');
    await fixture.hub.publish(tenantA, [
      ...hubMethods.slice(0, 3).map((method) =>
        sent(method, {
          eventType: 'phonenumber',
          id: 'p3',
          ownerType: 'teammate',
          ownerId: 'sam',
        }),
      ),
      sent('RevokeAccessAsync', { eventType: 'session', id: 'sam' }),
    ]);
    const received = await sam.count(4);
    expect(received.map((one) => one.method)).toEqual([...hubMethods]);
    for (const { event } of received) {
      expect(v.parse(entityEventSchema, event)).toEqual(event);
      expect(event.accountId).toBe(event.tenantId);
    }
    await sam.connection.stop();
  });

  it('RT-20 moves a person to the other group before the role event', async () => {
    const sam = await connect(tenantA, 'sam', 'standard');
    await fixture.hub.publish(tenantA, [
      update({ eventType: 'team', id: 'before' }),
      update({ eventType: 'teammaterole', id: 'sam', role: 'admin' }),
      update({ eventType: 'team', id: 'as admin' }),
      update({ eventType: 'teammaterole', id: 'sam', role: 'standard' }),
      update({ eventType: 'team', id: 'after' }),
      update({ eventType: 'tenantstatus', id: tenantA, status: 'active' }),
    ]);
    const received = await sam.count(4);
    expect(received.map(({ event }) => event.id)).toEqual(['sam', 'as admin', 'sam', tenantA]);
    await sam.connection.stop();
  });

  it('[RIGHT-02] sends who has a built-in role what the role may read, and what is their own once', async () => {
    const kim = await connectClient(
      `http://127.0.0.1:${fixture.port}/hub`,
      `${tenantA}.sam.standard.s1.billing`,
    );
    const kinds = [...forAdminsOnly, ...forAdminsAndSam, ...forSamOnly, ...forEverybody];
    await fixture.hub.publish(tenantA, kinds.map(update));
    const billing = forAdminsOnly.filter(({ eventType }) =>
      ['balance', 'invoice', 'paymentmethod', 'guard'].includes(eventType),
    );
    const expected = [...billing, ...forAdminsAndSam, ...forSamOnly, ...forEverybody];
    expect((await kim.count(expected.length)).map(key)).toEqual(expected.map(keyOfKind));
    await kim.connection.stop();
  });

  it.each(['suspended', 'cancel'] as const)(
    'RT-19 sends the status %s, then closes the connection of that person only',
    async (status) => {
      const sam = await connect(tenantA, 'sam', 'standard');
      const ana = await connect(tenantA, 'ana', 'admin');
      await fixture.hub.publish(tenantA, [
        update({ eventType: 'teammatestatus', id: 'sam', status }),
      ]);
      await sam.closed;
      expect(sam.received.map(key)).toEqual(['teammatestatus:sam']);
      expect(ana.connection.state).toBe('Connected');
      await ana.connection.stop();
    },
  );

  it('RT-22 sends the deletion of a suspended tenant to everybody, then closes', async () => {
    const sam = await connect(tenantA, 'sam', 'standard');
    const ana = await connect(tenantA, 'ana', 'admin');
    await fixture.hub.publish(tenantA, [
      sent('DeletedEntityAsync', { eventType: 'tenant', id: tenantA, status: 'suspended' }),
    ]);
    await Promise.all([sam.closed, ana.closed]);
    expect([...sam.received, ...ana.received].map(key)).toEqual([
      `tenant:${tenantA}`,
      `tenant:${tenantA}`,
    ]);
  });
});

describe('audience of the catch-up answer', () => {
  const sam = { tenantId: tenantA, teammateId: 'sam', role: 'standard' } as const;
  const ana = { tenantId: tenantA, teammateId: 'ana', role: 'admin' } as const;
  const eve = { tenantId: tenantB, teammateId: 'sam', role: 'admin' } as const;

  it('RT-16, RT-17 agrees with the groups of the hub', () => {
    const all = events([...forAdminsOnly, ...forAdminsAndSam, ...forSamOnly, ...forEverybody]);
    expect(all.filter((event) => mayReceive(sam, event))).toEqual(
      events([...forAdminsAndSam, ...forSamOnly, ...forEverybody]),
    );
    expect(all.filter((event) => mayReceive(ana, event))).toEqual(
      events([...forAdminsOnly, ...forAdminsAndSam, ...forEverybody]),
    );
    expect(all.filter((event) => mayReceive(eve, event))).toEqual([]);
    const access: Access = { role: 'auditor', teamIds: [] };
    const auditor = { ...sam, access };
    const hidden = ['wall', 'key', 'webhook', 'sso', 'directory'];
    expect(all.filter((event) => mayReceive(auditor, event))).toEqual(
      all.filter(({ eventType }) => !hidden.includes(eventType)),
    );
  });
});

function key({ event }: { event: EntityEvent }): string {
  return keyOfKind(event);
}

function keyOfKind(kind: Kind): string {
  return `${kind.eventType}:${kind.id}`;
}
