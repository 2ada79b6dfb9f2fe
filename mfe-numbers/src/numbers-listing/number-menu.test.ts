import { expect, it } from 'vitest';
import { numberMenu } from './number-menu.ts';
import { sampleCompany, sampleNumber } from './sample-company.ts';

it('NUM-01 offers to copy every number, the default first', () => {
  const phoneNumbers = [
    sampleNumber({ id: 'a', number: '+18335550100', isDefault: false, isTollFree: true }),
    sampleNumber({ id: 'b' }),
  ];
  const [actions = []] = numberMenu(sampleCompany({ phoneNumbers }));
  expect(actions.map(({ label, shortcut }) => [label, shortcut])).toEqual([
    ['Copy +1 (251) 555-0100', 'C'],
    ['Copy +1 (833) 555-0100', undefined],
  ]);
});
