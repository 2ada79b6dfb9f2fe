import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownNumbers, proposedCover, ringPlacesOf, withCovers } from './absence.ts';
import { anyAccount } from '@jackfield/testing/routing/arbitrary-account';
import { account, company, menu, person, team, to } from './sample-account.ts';

const stored = account({
  people: ['Ana', 'Ben', 'Cy', 'Di'].map((name) => person(name)),
  companies: [company({ openHour: to('teammate', 'Ana'), closedHour: to('ivr', 'Menu') })],
  teams: [team('Sales', { memberIds: ['Ana', 'Ben'] }), team('Solo', { memberIds: ['Ana'] })],
  menus: [menu('Menu', { keys: [{ input: '1', action: 'teammate', actionId: 'Ana' }] })],
});
const placeOf = (part: string, ownerId: string) => {
  const found = ringPlacesOf(stored, 'Ana').find(
    ({ place }) => place.part === part && place.ownerId === ownerId,
  );
  if (found === undefined) throw new Error(`Ana does not ring at ${part} of ${ownerId}.`);
  return found;
};

describe('annex J4 an absence', () => {
  it('finds every place where the person rings, and who else rings there', () => {
    expect(
      ringPlacesOf(stored, 'Ana').map(({ place, others }) => [place.part, place.ownerId, others]),
    ).toEqual([
      ['openHour', 'Main', []],
      ['member', 'Sales', ['Ben']],
      ['member', 'Solo', []],
      ['key', 'Menu', []],
    ]);
  });

  it('does not count who cannot ring among those who still do, and leaves nobody but them', () => {
    const off = (config: typeof stored, name: string) => ({
      ...config,
      people: config.people.map((one) =>
        one.id === name ? { ...one, status: 'suspended' as const } : one,
      ),
    });
    const suspended = off(stored, 'Ben');
    const others = ringPlacesOf(suspended, 'Ana').find(({ place }) => place.ownerId === 'Sales');
    expect(others?.others).toEqual([]);
    expect(withCovers(suspended, 'Ana', new Map()).teams[0]?.memberIds).toEqual(['Ana', 'Ben']);
    const key = others?.key ?? '';
    expect(withCovers(suspended, 'Ana', new Map([[key, 'Cy']])).teams[0]?.memberIds).toEqual([
      'Cy',
      'Ben',
    ]);
  });

  it('proposes who rings beside the person elsewhere, nobody where they ring alone', () => {
    expect(proposedCover(stored, 'Ana', placeOf('openHour', 'Main'))).toEqual({
      personId: 'Ben',
      teamId: 'Sales',
    });
    const suspended = {
      ...stored,
      people: stored.people.map((one) =>
        one.id === 'Ben' ? { ...one, status: 'suspended' as const } : one,
      ),
    };
    expect(proposedCover(suspended, 'Ana', placeOf('openHour', 'Main'))).toBeNull();
  });

  it('puts the cover in, takes the person out where others ring, and leaves the rest', () => {
    const covers = new Map([
      [placeOf('openHour', 'Main').key, 'Ben'],
      [placeOf('member', 'Solo').key, 'Cy'],
    ]);
    const away = withCovers(stored, 'Ana', covers);
    expect(away.companies[0]).toMatchObject({
      openHour: to('teammate', 'Ben'),
      closedHour: to('ivr', 'Menu'),
    });
    expect(away.teams.map(({ memberIds }) => memberIds)).toEqual([['Ben'], ['Cy']]);
    expect(away.menus).toEqual(stored.menus);
    expect(away.people).toEqual(stored.people);
  });

  it('sends calls to their own numbers to a user or a team', () => {
    const missedCall = (cover: string) =>
      withCovers(stored, 'Ana', new Map([[ownNumbers, cover]])).people[0]?.missedCall;
    expect(missedCall('Cy')).toEqual(to('teammate', 'Cy'));
    expect(missedCall('Sales')).toEqual(to('team', 'Sales'));
  });
});

it('annex J4 of 500 accounts: with cover everywhere the person rings nowhere, without it only alone', () => {
  fc.assert(
    fc.property(anyAccount, fc.constantFrom('person0', 'person1', 'person2'), (made, id) => {
      const config = { ...made, people: [...made.people, person('cover')] };
      const places = ringPlacesOf(config, id);
      const all = new Map(places.map(({ key }) => [key, 'cover']));
      expect(ringPlacesOf(withCovers(config, id, all), id)).toEqual([]);
      const alone = places.filter(({ others }) => others.length === 0);
      expect(ringPlacesOf(withCovers(config, id, new Map()), id)).toEqual(alone);
    }),
    { numRuns: 500 },
  );
});
