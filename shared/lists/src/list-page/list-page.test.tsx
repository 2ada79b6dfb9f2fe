import { UsersRound } from '@jackfield/kit/ui/icons';
import { renderKit } from '@jackfield/kit/testing';
import { pageRows } from '@jackfield/kit/ui/table';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { ApiFailure } from '@jackfield/runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ListPage, type ListPageProps, stateOf } from './list-page.tsx';
import type { ListParams } from './list-params.ts';

interface Person {
  id: string;
}
const params: ListParams = {
  search: '',
  status: '',
  sort: { key: 'id', direction: 'asc' },
  page: 1,
  pageSize: 25,
  filters: {},
};
const people = (count: number) => Array.from({ length: count }, (_row, at) => ({ id: `P${at}` }));
const nothing = () => undefined;
const rowId = ({ id }: Person) => id;

function pageOf(props: Partial<ListPageProps<Person>>, count: number) {
  const page = (
    <ListPage<Person>
      list="test"
      title="Users"
      things="users"
      icon={UsersRound}
      params={params}
      onParams={nothing}
      searchPlaceholder="Search name…"
      searchPlaceholderShort="Search users"
      columns={[{ key: 'id', title: 'Name', width: 100, sortable: true, render: rowId }]}
      rows={pageRows(people(count))}
      rowId={rowId}
      rowName={rowId}
      phoneRow={({ id }) => ({ title: id, line: '' })}
      all={48}
      total={48}
      loading={false}
      onRetry={nothing}
      texts={{
        emptyTitle: 'No user available',
        emptyText: 'Add the people who make and take calls.',
        noMatchText: 'Searched names in all 48 users.',
        deniedTitle: 'You do not have access to users',
      }}
      primary={{ label: 'Add user', run: nothing }}
      {...props}
    />
  );
  return <MemoryRouter>{page}</MemoryRouter>;
}

const show = (props: Partial<ListPageProps<Person>> = {}, count = 0) =>
  render(pageOf(props, count));

afterEach(cleanup);

describe('ListPage', () => {
  it('shows rows, the count beside the head and where one is', () => {
    show({}, 25);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Users48');
    expect(screen.getAllByRole('row')).toHaveLength(26);
    expect(screen.getByText('1–25 of 48')).toBeDefined();
  });

  it('shows no count beside a title that does not name what is listed', () => {
    show({ title: 'Call credits', isCounted: false }, 25);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Call credits');
  });

  it('says its summary beside the head where tabs stand below, so that these stay in place', () => {
    show({ summary: <p>In +$1.00</p>, tabs: <nav>Tabs</nav> }, 25);
    expect(screen.getByText('In +$1.00').closest('header')).not.toBeNull();
    cleanup();
    show({ summary: <p>In +$1.00</p> }, 25);
    expect(screen.getByText('In +$1.00').closest('header')).toBeNull();
  });

  it('SHELL-59 says the specified sentence when there is nothing, and offers to add', () => {
    show({ all: 0, total: 0 });
    expect(screen.getByRole('heading', { name: 'No user available' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Add user' })).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('[annex J7] has a second action beside the primary one, and does without an empty menu', async () => {
    const run = vi.fn();
    show({ secondary: { label: 'Import users…', icon: UsersRound, run }, more: () => [[]] }, 25);
    await userEvent.click(screen.getByRole('button', { name: 'Import users…' }));
    expect(run).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
  });

  it('names the search that found nothing and clears it', async () => {
    const onParams = vi.fn();
    show({ params: { ...params, search: 'okonkwo' }, total: 0, onParams });
    expect(screen.getByRole('heading', { name: 'No users match “okonkwo”' })).toBeDefined();
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1)!);
    expect(onParams).toHaveBeenCalledWith({ search: '' });
  });

  it('ERR-05 offers to try again when the first load failed', async () => {
    const onRetry = vi.fn();
    show({ failed: true, onRetry, total: null });
    expect(screen.getByRole('alert').textContent).toContain('Users could not be loaded');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('ERR-05 says whose fault it is, with a reference to copy where the server failed', async () => {
    const failure = { responseCode: 'SERVERERROR', status: 500, traceId: 'trace-47' };
    const failed = { failed: true, total: null };
    show({ ...failed, error: new ApiFailure(failure) });
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toMatch(/^Users could not be loadedSomething went wrong on our side/);
    expect(alert.textContent).toContain('Reference trace-47');
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Copy reference' }));
    expect(await navigator.clipboard.readText()).toBe('trace-47');
    cleanup();
    show({ ...failed, error: new ApiFailure({ status: 0, responseCode: 'NETWORK' }) });
    expect(screen.getByRole('alert').textContent).toContain('The connection dropped');
    expect(screen.queryByText(/Reference/)).toBeNull();
  });

  it('ERR-05 keeps rows under a warning when a later load failed', () => {
    show({ failed: true }, 3);
    expect(screen.getAllByRole('row')).toHaveLength(4);
    expect(screen.getByText('Users could not be refreshed')).toBeDefined();
  });

  it('tells who can help when the list is not allowed, and offers no verb', () => {
    const denied = { text: 'Ask Renee Castellano.', action: { label: 'Go back', run: nothing } };
    show({ denied });
    expect(screen.getByText('Ask Renee Castellano.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add user' })).toBeNull();
  });

  it('swaps filters for the actions on chosen rows; Escape clears the choice', async () => {
    const onChosen = vi.fn();
    show({ chosen: new Set(['P1']), onChosen, bulk: { actions: [], note: 'Skips 1' } }, 3);
    expect(screen.getByText('1 selected')).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(onChosen).toHaveBeenCalledWith(new Set());
  });

  it('says beside the first chosen row how a whole range is chosen, and not beside more', () => {
    const chosen = (...ids: string[]) => ({
      chosen: new Set(ids),
      onChosen: vi.fn(),
      bulk: { actions: [] },
    });
    show(chosen('P1'), 3);
    expect(screen.getByText('Hold Shift and click to choose a range of rows')).toBeDefined();
    cleanup();
    show(chosen('P1', 'P2'), 3);
    expect(screen.queryByText(/Hold Shift/)).toBeNull();
  });

  const provider = {
    key: 'provider',
    title: 'Provider',
    width: 100,
    optional: true,
    textOf: () => 'Bandwidth',
    render: () => 'Bandwidth',
  };
  const columns = [{ key: 'id', title: 'Name', width: 100, render: rowId }, provider];
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

  it('leaves out a column that says the same in every row, until it is asked for', async () => {
    renderKit(pageOf({ columns, all: 4, total: 4 }, 4));
    expect(heads()).toEqual(['Name']);
    await userEvent.click(screen.getByRole('button', { name: 'Rows and columns' }));
    await userEvent.click(
      await screen.findByRole('menuitemcheckbox', { name: 'Provider: Bandwidth in every row' }),
    );
    expect(heads()).toEqual(['Name', 'Provider']);
    await userEvent.click(screen.getByRole('button', { name: 'Rows and columns' }));
    await userEvent.click(
      await screen.findByRole('menuitemcheckbox', { name: 'Provider: Bandwidth in every row' }),
    );
    expect(heads()).toEqual(['Name']);
  });

  it('keeps it out while a search narrows the list, and shows it where the list is longer', () => {
    const listed = (change: Partial<ListPageProps<Person>>, count: number) =>
      pageOf({ columns, ...change }, count);
    const { rerender } = render(listed({ all: 4, total: 4 }, 4));
    rerender(listed({ all: 4, total: 1, params: { ...params, search: 'P1' } }, 1));
    expect(heads()).toEqual(['Name']);
    rerender(listed({}, 25));
    expect(heads()).toEqual(['Name', 'Provider']);
  });

  it('turns the page and sorts through the address', async () => {
    const onParams = vi.fn();
    show({ onParams }, 25);
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(onParams).toHaveBeenCalledWith({ page: 2 });
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    expect(onParams).toHaveBeenCalledWith({ sort: { key: 'id', direction: 'desc' } });
  });
});

describe('ListPage in time', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: false });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

  it('shows 13 placeholder rows only after 200 ms of loading', () => {
    show({ loading: true, total: null });
    wait(199);
    expect(document.querySelectorAll('tbody tr')).toHaveLength(0);
    wait(1);
    expect(document.querySelectorAll('tbody tr')).toHaveLength(13);
    expect(screen.getByText('Loading users…')).toBeDefined();
  });

  it('keeps the rows and counts of the last answer while the next is on its way', () => {
    show({ loading: true }, 3);
    wait(5000);
    expect(screen.getAllByRole('row')).toHaveLength(4);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Users48');
    expect(screen.getByText('Loading users…')).toBeDefined();
  });

  it('searches 200 ms after the last key; / goes to the search', () => {
    const onParams = vi.fn();
    show({ onParams }, 3);
    fireEvent.keyDown(document.body, { key: '/' });
    const search = screen.getByRole('textbox', { name: 'Search name' });
    expect(document.activeElement).toBe(search);
    fireEvent.change(search, { target: { value: 'ma' } });
    wait(150);
    fireEvent.change(search, { target: { value: 'may' } });
    wait(199);
    expect(onParams).not.toHaveBeenCalled();
    wait(1);
    expect(onParams).toHaveBeenCalledExactlyOnceWith({ search: 'may' });
  });
});

describe('stateOf', () => {
  const facts = { denied: false, loading: false, failed: false, hasRows: false, narrowed: false };

  it.each([
    [{ denied: true, hasRows: true }, 'denied'],
    [{ hasRows: true, loading: true }, 'rows'],
    [{ hasRows: true, failed: true }, 'rows'],
    [{ loading: true, failed: true }, 'loading'],
    [{ failed: true, narrowed: true }, 'failed'],
    [{ narrowed: true }, 'no-match'],
    [{}, 'empty'],
  ])('%o is %s', (some, state) => {
    expect(stateOf({ ...facts, ...some })).toBe(state);
  });
});
