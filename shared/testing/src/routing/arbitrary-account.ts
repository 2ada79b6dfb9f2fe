import { type IvrKey, ivrInputs, type RoutingTarget } from '@jackfield/contract/api/routing';
import fc from 'fast-check';
import { anyHours, anyInstant } from './arbitrary-hours.ts';
import type { RoutingConfig } from '@jackfield/domain/routing';
import { account, company, menu, person, team } from '@jackfield/domain/routing/sample-account';

const names = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`);
const people = names('person', 5);
const teams = names('team', 4);
const menus = names('menu', 5);
const companies = names('company', 4);
const numbers = companies.map((_, index) => `+1251555010${index}`);

// Every list has a name that stands for nothing, so that targets may be gone.
const one = (ids: readonly string[]) => fc.constantFrom(...ids, 'gone');

const target: fc.Arbitrary<RoutingTarget> = fc.oneof(
  one(people).map((id): RoutingTarget => ({ actionType: 'teammate', actionValue: id })),
  one(teams).map((id): RoutingTarget => ({ actionType: 'team', actionValue: id })),
  one(menus).map((id): RoutingTarget => ({ actionType: 'ivr', actionValue: id })),
  one(['closed.wav']).map((id): RoutingTarget => ({ actionType: 'message', actionValue: id })),
  fc
    .constantFrom(...numbers, '+12515550999', '+442079460000')
    .map((number): RoutingTarget => ({ actionType: 'number', actionValue: number })),
  fc
    .option(fc.record({ ownerType: fc.constant('teammate' as const), ownerId: one(people) }))
    .map((actionValue): RoutingTarget => ({ actionType: 'voicemail', actionValue })),
  fc
    .record({
      option: fc.constantFrom('simultaneous' as const, 'single' as const),
      list: fc.uniqueArray(one(people), { minLength: 1, maxLength: 3 }),
    })
    .map((actionValue): RoutingTarget => ({ actionType: 'callgroup', actionValue })),
);

const override = fc.option(
  fc.record({
    until: anyInstant,
    target,
    by: fc.constantFrom('Ana', null),
    note: fc.constantFrom('Snow', null),
  }),
);

const keyTarget = fc.oneof(
  fc.record({ action: fc.constant('teammate' as const), actionId: fc.option(one(people)) }),
  fc.record({ action: fc.constant('team' as const), actionId: one(teams) }),
  fc.record({ action: fc.constant('ivr' as const), actionId: one(menus) }),
);
const keys: fc.Arbitrary<IvrKey[]> = fc
  .uniqueArray(fc.constantFrom(...ivrInputs), { maxLength: 12 })
  .chain((inputs) =>
    fc.tuple(...inputs.map((input) => keyTarget.map((to) => ({ input, ...to }) as IvrKey))),
  );

const ownedNumbers: RoutingConfig['numbers'] = companies.map((ownerId, index) => ({
  id: `number${index}`,
  number: numbers[index] ?? '',
  label: ownerId,
  ownerType: 'company',
  ownerId,
  canText: true,
}));

/** What a caller presses. */
export const anyInputs = fc.array(fc.constantFrom(...ivrInputs), { maxLength: 8 });
/** Who answers. */
export const anyPeople = fc.subarray(people);
export const anyNumber = fc.constantFrom(...numbers);

/** Who takes no calls of a queue, now and then. */
const signedOut = fc.option(fc.subarray(people), { nil: undefined });

/** An account in which anything may lead anywhere. */
export const anyAccount: fc.Arbitrary<RoutingConfig> = fc
  .record({
    companies: fc.tuple(
      ...companies.map((id) =>
        fc
          .record({ businessHour: anyHours, openHour: target, closedHour: target, override })
          .map((change) => company({ ...change, id, label: id })),
      ),
    ),
    teams: fc.tuple(
      ...teams.map((id) =>
        fc
          .record({
            memberIds: fc.subarray(people),
            signedOutIds: signedOut,
            inboundFlow: fc.constantFrom('ringGroup' as const, 'callQueue' as const),
            option: fc.constantFrom('simultaneous' as const, 'single' as const),
            businessHour: anyHours,
            openHour: target,
            missedCall: target,
            override,
          })
          .map((change) => team(id, change)),
      ),
    ),
    people: fc.tuple(
      ...people.map((id) =>
        fc
          .record({
            status: fc.constantFrom('active' as const, 'suspended' as const, 'pending' as const),
            hasTelephone: fc.constantFrom(undefined, true, false),
            missedCall: target,
          })
          .map((change) => person(id, change)),
      ),
    ),
    menus: fc.tuple(
      ...menus.map((id) =>
        fc
          .record({ keys, retries: fc.integer({ min: 0, max: 5 }) })
          .map((change) => menu(id, { ...change, ownerId: 'company0' })),
      ),
    ),
  })
  .map((change) =>
    account({
      ...change,
      messages: account().messages.map((message) => ({ ...message, ownerId: 'company0' })),
      numbers: ownedNumbers,
    }),
  );

const own: RoutingTarget = { actionType: 'voicemail', actionValue: null };
const toTeam = fc
  .constantFrom(...teams)
  .map((id): RoutingTarget => ({ actionType: 'team', actionValue: id }));
const toMenu = fc
  .constantFrom(...menus)
  .map((id): RoutingTarget => ({ actionType: 'ivr', actionValue: id }));
const toBox = fc.constantFrom(...people).map(
  (ownerId): RoutingTarget => ({
    actionType: 'voicemail',
    actionValue: { ownerType: 'teammate', ownerId },
  }),
);

/** An account as companies have it: numbers lead to menus and teams, teams ring, mailboxes take the rest. */
export const plainAccount: fc.Arbitrary<RoutingConfig> = fc
  .record({
    hours: fc.array(anyHours, { minLength: companies.length, maxLength: companies.length }),
    open: fc.tuple(...companies.map(() => fc.oneof(toMenu, toTeam))),
    closed: fc.tuple(...companies.map(() => fc.oneof(toBox, toTeam))),
    flows: fc.tuple(
      ...teams.map(() => fc.constantFrom('ringGroup' as const, 'callQueue' as const)),
    ),
    options: fc.tuple(
      ...teams.map(() => fc.constantFrom('simultaneous' as const, 'single' as const)),
    ),
    members: fc.tuple(...teams.map(() => fc.shuffledSubarray(people, { minLength: 2 }))),
    out: fc.tuple(...teams.map(() => signedOut)),
    missed: fc.tuple(...teams.map(() => fc.oneof(fc.constant(own), toTeam, toBox))),
    keys: fc.tuple(...menus.map(() => keys)),
  })
  .map(({ hours, open, closed, flows, options, members, out, missed, ...change }) =>
    account({
      companies: companies.map((id, index) =>
        company({
          id,
          label: id,
          businessHour: hours[index] ?? company().businessHour,
          openHour: open[index] ?? own,
          closedHour: closed[index] ?? own,
        }),
      ),
      teams: teams.map((id, index) =>
        team(id, {
          inboundFlow: flows[index] ?? 'ringGroup',
          option: options[index] ?? 'simultaneous',
          memberIds: members[index] ?? [],
          signedOutIds: out[index],
          missedCall: missed[index] ?? own,
        }),
      ),
      people: people.map((id) => person(id)),
      menus: menus.map((id, index) =>
        menu(id, { keys: change.keys[index] ?? [], ownerId: 'company0' }),
      ),
      numbers: ownedNumbers,
    }),
  );
