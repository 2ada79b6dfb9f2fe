import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { choose, chooseAll, chosenOf } from './choose.ts';
import { type Column, nextSort } from './column.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { pageRows } from './rows.ts';
import { withGaps } from './use-window.ts';

interface Person {
  id: string;
  name: string;
}
const people: Person[] = ['Renee', 'Maya', 'Daniel', 'Priya'].map((name) => ({ id: name, name }));
const columns: Column<Person>[] = [
  { key: 'name', title: 'Name', width: 200, sortable: true, render: ({ name }) => name },
];
const rowId = ({ id }: Person) => id;
const rowName = ({ name }: Person) => name;

function Choosing(props: Partial<DataTableProps<Person>>) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataTable
      label="Users"
      columns={columns}
      rows={pageRows(people)}
      rowId={rowId}
      rowName={rowName}
      chosen={chosen}
      onChoose={setChosen}
      {...props}
    />
  );
}
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const chosenNames = () =>
  people
    .map(({ name }) => name)
    .filter((name) => within(row(name)).getByRole<HTMLInputElement>('checkbox').checked);

afterEach(cleanup);

describe('DataTable', () => {
  it('moves along rows with arrows, J and K, and chooses with X and Shift+X', async () => {
    renderKit(<Choosing />);
    row('Renee').focus();
    await userEvent.keyboard('x{ArrowDown}j{Shift>}X{/Shift}');
    expect(chosenNames()).toEqual(['Renee', 'Maya', 'Daniel']);
    await vi.waitFor(() => expect(document.activeElement).toBe(row('Daniel')));
    await userEvent.keyboard('k');
    await vi.waitFor(() => expect(document.activeElement).toBe(row('Maya')));
  });

  it('is entered by J from elsewhere on the page, at the row that was left', async () => {
    renderKit(
      <>
        <button type="button">Export</button>
        <input aria-label="Note" />
        <Choosing />
      </>,
    );
    row('Renee').focus();
    await userEvent.keyboard('j');
    await vi.waitFor(() => expect(document.activeElement).toBe(row('Maya')));
    screen.getByRole('button', { name: 'Export' }).focus();
    await userEvent.keyboard('j');
    await vi.waitFor(() => expect(document.activeElement).toBe(row('Maya')));
    const note = screen.getByRole<HTMLInputElement>('textbox');
    note.focus();
    await userEvent.keyboard('j');
    expect([document.activeElement, note.value]).toEqual([note, 'j']);
  });

  it('tells screen readers how many rows the whole list has, and which of them a page shows', () => {
    const told = () => [
      screen.getByRole('table').getAttribute('aria-rowcount'),
      row('Renee').getAttribute('aria-rowindex'),
    ];
    const { rerender } = renderKit(<Choosing />);
    expect(told()).toEqual(['5', '2']);
    rerender(<Choosing pageOf={{ page: 2, pageSize: 25, total: 29 }} />);
    expect(told()).toEqual(['30', '27']);
    rerender(<Choosing pageOf={{ page: 1, pageSize: 25, total: null }} />);
    expect(told()).toEqual(['-1', '2']);
  });

  it('[P8] draws only the rows that change when one is chosen', async () => {
    const render = vi.fn(({ name }: Person) => name);
    const counted: Column<Person>[] = [{ key: 'name', title: 'Name', width: 200, render }];
    renderKit(<Choosing columns={counted} />);
    render.mockClear();
    await userEvent.click(within(row('Priya')).getByRole('checkbox'));
    expect(chosenNames()).toEqual(['Priya']);
    const drawn = new Set(render.mock.calls.map(([person]) => person.name));
    // The one that was chosen, and the one that Tab came to before.
    expect([...drawn].toSorted()).toEqual(['Priya', 'Renee']);
  });

  it('opens a row by Enter and by a click beside its controls', async () => {
    const open = vi.fn();
    renderKit(<Choosing onOpen={open} />);
    row('Maya').focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByText('Daniel'));
    await userEvent.click(within(row('Priya')).getByRole('checkbox'));
    expect(open.mock.calls).toEqual([[people[1]], [people[2]]]);
  });

  it('runs a verb by its key on the focused row, unless letters are switched off', async () => {
    const edit = vi.fn();
    const menu = (person: Person) => [
      [{ key: 'edit', label: 'Edit', shortcut: 'E', run: () => edit(person.name) }],
    ];
    const { rerender } = renderKit(<Choosing menu={menu} />);
    row('Maya').focus();
    await userEvent.keyboard('e');
    expect(edit).toHaveBeenCalledExactlyOnceWith('Maya');
    rerender(<Choosing menu={menu} letters={false} />);
    await userEvent.keyboard('ex');
    expect(edit).toHaveBeenCalledOnce();
    expect(chosenNames()).toEqual([]);
  });

  it('opens the row menu by its button', async () => {
    const menu = () => [[{ key: 'edit', label: 'Edit', run: () => undefined }]];
    renderKit(<Choosing menu={menu} />);
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Maya' }));
    expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeDefined();
  });

  it('tells the order on the head and asks for the other one', async () => {
    const onSort = vi.fn();
    renderKit(<Choosing sort={{ key: 'name', direction: 'asc' }} onSort={onSort} />);
    expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe(
      'ascending',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    expect(onSort).toHaveBeenCalledWith({ key: 'name', direction: 'desc' });
  });

  it('shows placeholders for rows that have not come and hides them from readers', () => {
    renderKit(<Choosing loading={13} />);
    expect(screen.getByRole('table', { name: 'Users' }).getAttribute('aria-busy')).toBe('true');
    expect(screen.getAllByRole('row')).toHaveLength(1);
    expect(document.querySelectorAll('tbody tr')).toHaveLength(13);
  });
});

describe('choosing', () => {
  const ids = ['a', 'b', '', 'd'];
  const idOf = (at: number) => ids[at] ?? '';

  it('takes all between two rows, leaving out those that have not come', () => {
    expect([...choose(new Set(), idOf, 3, 0)]).toEqual(['a', 'b', 'd']);
    expect([...choose(new Set(['a']), idOf, 0, null)]).toEqual([]);
  });

  it('takes all of a page and gives all back, keeping other pages', () => {
    const all = chooseAll(new Set(['z', 'a']), ids);
    expect([...all].toSorted()).toEqual(['a', 'b', 'd', 'z']);
    expect([...chooseAll(all, ids)]).toEqual(['z']);
  });

  it('says none, some or all of this page', () => {
    const page = ['a', 'b'];
    expect(chosenOf(new Set(['z']), page)).toBe('none');
    expect(chosenOf(new Set(['a']), page)).toBe('some');
    expect(chosenOf(new Set(['a', 'b']), page)).toBe('all');
  });

  it('sorts a new column upwards first', () => {
    expect(nextSort({ key: 'a', direction: 'asc' }, 'b')).toEqual({ key: 'b', direction: 'asc' });
    expect(nextSort({ key: 'a', direction: 'desc' }, 'a').direction).toBe('asc');
  });
});

describe('rows left out', () => {
  it('P9 stand as gaps of their height before, between and after the rows in the page', () => {
    expect(withGaps([0, 4, 5], 9, 48)).toEqual([
      { index: 0 },
      { gap: 144, before: 4 },
      { index: 4 },
      { index: 5 },
      { gap: 144, before: 9 },
    ]);
    expect(withGaps([], 10, 36)).toEqual([{ gap: 360, before: 10 }]);
    expect(withGaps([0, 1], 2, 48)).toEqual([{ index: 0 }, { index: 1 }]);
  });
});
