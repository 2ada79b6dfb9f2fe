import { expect, it } from 'vitest';
import { marksOf } from './menu-marks.ts';

const [main, after] = [
  { id: 'main', isDefault: true },
  { id: 'after', isDefault: false },
];
const marks = (...hours: Parameters<typeof marksOf>[2]) =>
  [main, after].map((menu) => marksOf(menu, [main, after], hours));

it('[IVR-02] [OP-78] without hours the default menu has the check mark', () => {
  expect(marks()).toEqual([
    { isChecked: true, answers: [], offered: [] },
    { isChecked: false, answers: [], offered: ['none'] },
  ]);
});

it('[IVR-03] [OP-78] each hour has its menu, and offers the others', () => {
  expect(marks({ name: 'open', menuId: 'main' }, { name: 'closed', menuId: 'after' })).toEqual([
    { isChecked: true, answers: ['open'], offered: ['closed'] },
    { isChecked: true, answers: ['closed'], offered: ['open'] },
  ]);
  expect(marks({ name: 'open', menuId: 'main' }, { name: 'closed', menuId: 'main' })).toEqual([
    { isChecked: true, answers: ['open', 'closed'], offered: [] },
    { isChecked: false, answers: [], offered: ['open', 'closed'] },
  ]);
});

it('[OP-78] the default menu has the mark while the hours lead elsewhere', () => {
  expect(marks({ name: 'open', menuId: null }, { name: 'closed', menuId: 'gone' })).toEqual([
    { isChecked: true, answers: [], offered: [] },
    { isChecked: false, answers: [], offered: ['open', 'closed'] },
  ]);
});
