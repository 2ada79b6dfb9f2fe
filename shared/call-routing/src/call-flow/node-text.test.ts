import { flowOf } from '@jackfield/domain/routing';
import { sampleRouting } from '@jackfield/testing';
import { expect, it } from 'vitest';
import { nodeFacts } from './node-text.ts';

it('annex J4 a forward to a number of a user says whose it is', () => {
  const routing = sampleRouting();
  const [company] = routing.companies;
  const [person] = routing.people;
  const own = '+12515550190';
  const factsOf = (actionValue: string) => {
    const openHour = { actionType: 'number', actionValue } as const;
    const companies = routing.companies.map((one) => ({ ...one, openHour }));
    const number = {
      id: 'own',
      number: own,
      label: '',
      ownerType: 'teammate',
      ownerId: person?.id ?? '',
      canText: false,
    } as const;
    const config = { ...routing, companies, numbers: [...routing.numbers, number] };
    const root = flowOf(config, { kind: 'company', id: company?.id ?? '' });
    const found = root?.children.find(({ kind }) => kind === 'external');
    return found && nodeFacts(found);
  };
  expect(factsOf(own)).toBe(`${person?.name}’s number`);
  expect(factsOf('+12515550191')).toBe('Forward outside');
});
