import { changedRouting, wednesday } from '@jackfield/testing';
import { expect, it } from 'vitest';
import { openedOf } from './call-panel.tsx';
import { sampleReport } from './sample-report.ts';

it('annex J4 opens the number that was tried where another number was found', () => {
  const routing = changedRouting();
  const [main] = routing.companies;
  const [number] = routing.numbers;
  const [found] = sampleReport(routing, wednesday).items;
  if (!main || !number || !found) throw new Error('the sample has none');
  const other = { ...main, id: '018f0000-0000-7000-8000-0000000000e1', label: 'Night line' };
  const dialed = '+12515550188';
  const config = {
    ...routing,
    companies: [main, other],
    numbers: [number, { ...number, id: 'other', number: dialed, ownerId: other.id }],
  };
  const finding = { ...found, object: { kind: 'company', id: main.id, name: main.label } } as const;
  expect(openedOf(config, finding, { number: dialed })).toEqual({
    name: 'Night line',
    path: `/admin-settings/numbers/edit/${other.id}/call-handling`,
  });
  expect(openedOf(config, finding, { number: number.number }).name).toBe(main.label);
  expect(openedOf(config, found, { number: dialed }).name).toBe(found.object.name);
});
