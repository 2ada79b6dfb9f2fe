import { pageRows } from '@jackfield/kit/ui/table';
import { describe, expect, it } from 'vitest';
import { alikeColumns, isShownIn, noneAlike } from './alike-columns.ts';

interface Phone {
  name: string;
  model: string;
  room: string;
}

const column = (key: keyof Phone, optional = true) => ({
  key,
  title: key,
  width: 100,
  optional,
  textOf: (phone: Phone) => phone[key],
  render: (phone: Phone) => phone[key],
});
const columns = [column('name', false), column('model'), column('room')];
const phones = (...rooms: string[]): Phone[] =>
  rooms.map((room) => ({ name: 'Desk phone', model: 'Yealink T54W', room }));
const found = (rows: Phone[], total: number | null = rows.length) => [
  ...alikeColumns({ columns, rows: pageRows(rows), total }),
];
const view = { density: 'comfortable', hidden: ['room'] } as const;

describe('columns that say the same in every row', () => {
  it('are found with what they say, where a person may put them away', () => {
    expect(found(phones('1', '2', '3'))).toEqual([['model', 'Yealink T54W']]);
    expect(found(phones('1', '1', '1')).map(([key]) => key)).toEqual(['model', 'room']);
  });

  it('are not known of a part of the list, nor of two rows', () => {
    expect(found(phones('1', '2', '3'), 4)).toEqual([]);
    expect(found(phones('1', '2', '3'), null)).toEqual([]);
    expect(found(phones('1', '2'))).toEqual([]);
    const rows = { count: 3, rowAt: (index: number) => phones('1', '2')[index] };
    expect([...alikeColumns({ columns, rows, total: 3 })]).toEqual([]);
  });

  it('are those that the server names of a list of which a part is here', () => {
    const told = (rows: Phone[], alikeIn: string[]) => [
      ...alikeColumns({ columns, rows: pageRows(rows), total: 57, alikeIn }),
    ];
    expect(told(phones('1', '2'), ['model', 'name2'])).toEqual([['model', 'Yealink T54W']]);
    expect(told(phones('1', '1', '1'), [])).toEqual([]);
    expect(told([], ['model'])).toEqual([]);
  });

  it('are shown to who asks for them, and what is put away is not', () => {
    const alike = new Map([['model', 'Yealink T54W']]);
    const shownKeys = (shown: string[], of = alike) =>
      columns.filter(isShownIn({ ...view, shown }, of)).map(({ key }) => key);
    expect(shownKeys([])).toEqual(['name']);
    expect(shownKeys(['model'])).toEqual(['name', 'model']);
    expect(columns.filter(isShownIn(view, noneAlike)).map(({ key }) => key)).toEqual([
      'name',
      'model',
    ]);
  });
});
