import { expect, it } from 'vitest';
import { numberMenu } from './number-menu.ts';
import { sampleCompany, sampleNumber } from './sample-company.ts';

const actions = { open: () => {}, remove: () => {} };

it('NUM-01 offers to copy every number, the default first', () => {
  const phoneNumbers = [
    sampleNumber({ id: 'a', number: '+18335550100', isDefault: false, isTollFree: true }),
    sampleNumber({ id: 'b' }),
  ];
  const [, offered = []] = numberMenu(sampleCompany({ phoneNumbers }), actions);
  expect(offered.map(({ label, shortcut }) => [label, shortcut])).toEqual([
    ['Copy +1 (251) 555-0100', 'C'],
    ['Copy +1 (833) 555-0100', undefined],
  ]);
});

it('[OP-71] keeps the default company number', () => {
  const deletionOf = (isDefault: boolean) =>
    numberMenu(sampleCompany({ isDefault }), actions).at(-1)?.[0];
  expect(deletionOf(true)).toMatchObject({
    disabled: true,
    reason: 'The default company number cannot be deleted.',
  });
  expect(deletionOf(false)).toMatchObject({ disabled: false, danger: true });
});
