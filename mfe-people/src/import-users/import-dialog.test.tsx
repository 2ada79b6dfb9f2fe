import {
  type ImportAnswer,
  getImportRun,
  type ImportRow,
  type ImportRun,
  importTeammates,
  rollBackBatch,
  startImportRun,
} from '@jackfield/contract/api/batch';
import { getImportColumns, setImportColumns } from '@jackfield/contract/api/import-columns';
import { getQuote } from '@jackfield/contract/api/price';
import { renderInPortal } from '@jackfield/kit/testing';
import { dirtyAtom, noticesAtom, store } from '@jackfield/runtime';
import {
  cleanup,
  type FakeApi,
  fakeQuote,
  fakeQuoteLine,
  installFakeApi,
  Refusal,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ImportDialog } from './import-dialog.tsx';

let api: FakeApi;
let run: ImportRun | null;
let headings: { heading: string; field: string | null }[];
const onClose = vi.fn();
const id = (at: number) => `018f0000-0000-7000-8000-00000000000${at}`;
const batch = {
  id: id(9),
  kind: 'import',
  actorName: 'Maya Okafor',
  at: '2026-11-21T10:00:00.000Z',
  rolledBackAt: null,
} as const;

const emptyRow = { title: '', extension: '', role: '', teams: '' };
const added = (name: string) => ({ name, entityId: id(1), result: 'added' as const, errors: [] });

/** Refuses emails without an @, as the server would. */
function judge(rows: readonly ImportRow[]): ImportAnswer['rows'] {
  return rows.map(({ firstName, lastName, email = '' }, at) => {
    const isGood = email.includes('@');
    return {
      name: `${firstName} ${lastName}`,
      entityId: isGood ? id(at) : null,
      result: isGood ? 'added' : 'refused',
      errors: isGood ? [] : [{ code: 'INVALID', field: 'email', message: 'This email is invalid' }],
      rolledBack: null,
      changes: [],
    };
  });
}

beforeEach(() => {
  signInAs({ profile: { role: 'admin' } });
  onClose.mockReset();
  api = installFakeApi();
  headings = [];
  run = null;
  api.on(getImportRun, () => ({ run }));
  api.on(getImportColumns, () => ({ headings }));
  api.on(setImportColumns, ({ body }) => {
    headings = (body as { headings: typeof headings }).headings;
    return undefined;
  });
  api.on(getQuote, ({ query }) => {
    const quantity = Number(query.items?.slice('user*'.length));
    const total = Math.round(quantity * 660) / 100;
    const line = { item: 'user' as const, name: 'Users', quantity, price: 22 };
    return fakeQuote({ lines: [fakeQuoteLine({ ...line, total })], total });
  });
  api.on(importTeammates, ({ body }) => {
    const { rows, dryRun } = body as { rows: ImportRow[]; dryRun?: boolean };
    return { batch: dryRun ? null : batch, rows: judge(rows), room: 3 };
  });
});
afterEach(() => {
  cleanup();
  signOutOfTest();
  store.set(noticesAtom, []);
  api.uninstall();
});

const paste = 'First name,Last name,Email,Nickname\nAna,Lopez,ana@x.com,A\nBo,Ng,bo,B\nCy,Li,,';

it('[annex J7] marks cells, takes corrections, imports the rest, and rolls back with one click', async () => {
  const { user } = renderInPortal(<ImportDialog onClose={onClose} />);
  const rows = await screen.findByRole('textbox', { name: /Rows/ });
  // The dialog focuses its first field once it is open, which would come before the paste.
  await waitFor(() => expect(document.activeElement?.matches('input, textarea')).toBe(true));
  await user.click(rows);
  await user.paste(paste);
  expect(screen.getByText(/^Columns: .* The last four may be empty\./)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Check rows' }));

  const email = await screen.findByRole('textbox', { name: 'Email, row 2' });
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('Columns that will be skipped: Nickname')).toBeTruthy();
  expect(screen.getByText('2 rows have errors and will be skipped')).toBeTruthy();
  expect(screen.getByText('The trial has room for 3 more users.')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Email, row 1' }).getAttribute('aria-invalid')).toBe(
    'false',
  );

  await user.type(email, '@x.com');
  const invite = await screen.findByRole('button', { name: 'Invite 2 users for $13.20' });
  await waitFor(() => expect(invite.hasAttribute('disabled')).toBe(false));
  await user.click(invite);
  await screen.findByText('2 users invited');
  expect(screen.getByRole('dialog').style.width).toBe('600px');
  const done = screen.getByRole('button', { name: 'Done' });
  expect(document.activeElement).toBe(done);
  // Taking it all back is not where a hand expects to leave.
  expect(done.previousElementSibling?.textContent).toBe('Undo');
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  onClose.mockClear();
  expect(screen.getByText('Cy Li: This email is invalid')).toBeTruthy();
  expect(api.calls(importTeammates).at(-1)?.body).toMatchObject({
    rows: [{ email: 'ana@x.com' }, { email: 'bo@x.com' }, { email: '' }],
    shownTotal: 13.2,
  });

  api.on(rollBackBatch, () => ({
    ...batch,
    rolledBackAt: '2026-11-21T10:01:00.000Z',
    rows: [
      { ...added('Ana Lopez'), rolledBack: 'done' as const },
      { ...added('Bo Ng'), rolledBack: 'touched' as const },
    ],
  }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(store.get(noticesAtom).map(({ text }) => text)).toEqual([
    'Undone for 1 user',
    '1 user was skipped because they changed or joined since: Bo Ng',
  ]);
});

it('[PPL-01] at another price than was shown the rows stay, and are checked again', async () => {
  const { user } = renderInPortal(<ImportDialog onClose={onClose} />);
  const rows = await screen.findByRole('textbox', { name: /Rows/ });
  await waitFor(() => expect(document.activeElement?.matches('input, textarea')).toBe(true));
  await user.click(rows);
  await user.paste('First name,Last name,Email\nAna,Lopez,ana@x.com');
  await user.click(screen.getByRole('button', { name: 'Check rows' }));
  const invite = await screen.findByRole('button', { name: 'Invite 1 user for $6.60' });
  expect(screen.getByText(/^On the invoice of /)).toBeTruthy();
  await waitFor(() => expect(invite.hasAttribute('disabled')).toBe(false));
  const message = 'The price has changed. Check it and confirm.';
  api.on(importTeammates, ({ body }) => {
    const { rows: all, dryRun } = body as { rows: ImportRow[]; dryRun?: boolean };
    const errors = [{ code: 'PRICECHANGED', field: 'shownTotal', message }];
    if (!dryRun) throw new Refusal('PRICECHANGED', errors);
    return { batch: null, rows: judge(all), room: null };
  });
  const line = { item: 'user' as const, name: 'User', quantity: 1, price: 24 };
  api.on(getQuote, () =>
    fakeQuote({ lines: [fakeQuoteLine({ ...line, total: 7.2 })], total: 7.2 }),
  );
  await user.click(invite);
  expect(await screen.findByRole('button', { name: 'Invite 1 user for $7.20' })).toBeTruthy();
  await waitFor(() => expect(store.get(noticesAtom)[0]?.text).toBe(message));
});

it('[annex J7] rows that are being checked are not lost by a reload without a question', async () => {
  const { user } = renderInPortal(<ImportDialog onClose={onClose} />);
  await user.click(await screen.findByRole('textbox', { name: /Rows/ }));
  expect(store.get(dirtyAtom)).toBe(false);
  await user.paste(paste);
  await user.click(screen.getByRole('button', { name: 'Check rows' }));
  await screen.findByText(/^These rows are lost if you reload/);
  // The browser asks before it reloads.
  expect(store.get(dirtyAtom)).toBe(true);
});

it('takes a file, shows only rows with faults, and drops a row', async () => {
  const { user } = renderInPortal(<ImportDialog onClose={onClose} />);
  const file = new File([paste], 'people.csv', { type: 'text/csv' });
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!found) throw new Error('There is no file input yet.');
    return found;
  });
  await user.upload(input, file);
  await screen.findByText('2 rows have errors and will be skipped');
  await user.click(screen.getByText('Errors 2'));
  expect(screen.queryByRole('textbox', { name: 'Email, row 1' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove row 3' }));
  await screen.findByText('1 row has errors and will be skipped');

  await user.click(screen.getByRole('button', { name: 'Back' }));
  const large = new File(['x'.repeat(10_000_001)], 'large.csv', { type: 'text/csv' });
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, large);
  expect((await screen.findByRole('alert')).textContent).toContain('larger than 10 MB');
});

it('takes a role that is typed into a cell by another word for it, as from a file', async () => {
  const { user } = renderInPortal(<ImportDialog onClose={onClose} />);
  const rows = await screen.findByRole('textbox', { name: /Rows/ });
  await waitFor(() => expect(document.activeElement?.matches('input, textarea')).toBe(true));
  await user.click(rows);
  await user.paste(paste);
  await user.click(screen.getByRole('button', { name: 'Check rows' }));
  const role = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Role, row 1' });
  await user.clear(role);
  await user.type(role, 'Administrador');
  expect(role.value).toBe('Administrador');
  await user.tab();
  expect(role.value).toBe('Admin');
});

it('[annex J7] an edited export shows what changes, cell by cell, and saves that as it was shown', async () => {
  const known = (at: number, over: Partial<ImportAnswer['rows'][number]>) => ({
    name: `User ${at}`,
    entityId: id(at),
    result: 'same' as const,
    errors: [],
    rolledBack: null,
    changes: [],
    ...over,
  });
  const title = { field: 'title' as const, before: 'Doctor', after: 'Nurse' };
  const conflict = { code: 'CHANGEDSINCE', field: 'title', message: 'Someone changed this.' };
  api.on(importTeammates, ({ body }) => {
    const { rows, dryRun } = body as { rows: ImportRow[]; dryRun?: boolean };
    const answers = rows.map(({ id: of, seen }) => {
      if (of === id(1)) return known(1, { result: 'changed', changes: [{ ...title, before: '' }] });
      if (of !== id(2)) return known(3, {});
      const changed = known(2, { result: 'changed', changes: [title] });
      return seen?.title === 'Doctor'
        ? changed
        : { ...changed, result: 'refused', errors: [conflict] };
    });
    return { batch: dryRun ? null : batch, rows: answers, room: null } as ImportAnswer;
  });
  const { user } = renderInPortal(<ImportDialog onClose={onClose} />);
  await user.click(await screen.findByRole('textbox', { name: /Rows/ }));
  const version = 'v0000000000000000000000000000';
  const lines = [1, 2, 3].map((at) => `User,${at},u${at}@x.com,Nurse,${id(at)},${version}`);
  await user.paste(
    `First name,Last name,Email,Title,Record ID,Record version\n${lines.join('\n')}`,
  );
  await user.click(screen.getByRole('button', { name: 'Check rows' }));
  await screen.findByText('0 new · 1 changed · 1 unchanged · 1 row has errors and will be skipped');
  expect(screen.getByText('Was empty')).toBeTruthy();
  expect(
    screen.getByText(
      '1 row is a user already: what differs is changed. Users who are not in the file stay as they are.',
    ),
  ).toBeTruthy();
  // Nobody who is a user already gets an extension or a role that the file does not name.
  expect(screen.queryByPlaceholderText('Next free')).toBeNull();
  await user.click(screen.getByText('Unchanged 1'));
  expect(screen.queryByRole('textbox', { name: 'Title, row 1' })).toBeNull();
  await user.click(screen.getByText('Errors 1'));
  expect(screen.getByText('Someone changed this.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Use mine' }));
  const change = await screen.findByRole('button', { name: 'Change 2 users' });
  await waitFor(() => expect(change.hasAttribute('disabled')).toBe(false));
  await user.click(change);
  await screen.findByText('2 users changed');
  const sent = api.calls(importTeammates).at(-1)?.body;
  const { rows } = sent as { rows: ImportRow[] };
  expect(rows.map(({ id: of, seen }) => [of, seen])).toEqual([
    [id(1), { title: '' }],
    [id(2), { title: 'Doctor' }],
  ]);
  // A column that the file does not have is not sent.
  expect(rows[0]).not.toHaveProperty('teams');
});

it('[annex J7] invites more than a batch in the background, and shows how far it is', async () => {
  const people = Array.from({ length: 501 }, (_row, at) => `Ana,Lopez,a${at}@x.com`).join('\n');
  const started: ImportRun = {
    id: id(8),
    actorName: 'Maya Okafor',
    startedAt: batch.at,
    total: 501,
    done: 0,
    added: 0,
    changed: 0,
    batchId: null,
    state: 'running',
    reason: null,
    refused: [],
    left: [],
  };
  api.on(getQuote, () => {
    const line = (quantity: number, total: number) => ({
      ...fakeQuoteLine({ item: 'user', name: 'Users', quantity, price: 22, total }),
      each: { amount: total, tax: 0, total },
    });
    return fakeQuote({ lines: [line(500, 3300), line(1, 6.6)], total: 3306.6 });
  });
  api.on(startImportRun, () => (run = { ...started, done: 500, added: 500 }));
  const { user } = renderInPortal(<ImportDialog onClose={onClose} />);
  await user.click(await screen.findByRole('textbox', { name: /Rows/ }));
  await user.paste(`First name,Last name,Email\n${people}`);
  await user.click(screen.getByRole('button', { name: 'Check rows' }));
  const invite = await screen.findByRole('button', { name: 'Invite 501 users for $3,306.60' });
  await waitFor(() => expect(invite.hasAttribute('disabled')).toBe(false));
  await user.click(invite);
  expect(await screen.findByText('Saving users: 500 of 501 rows done')).toBeTruthy();
  expect(api.calls(startImportRun)[0]?.body).toMatchObject({ totals: [3300, 6.6] });
  cleanup();

  const left = [{ ...emptyRow, firstName: 'Bo', lastName: 'Ng', email: 'bo@x.com' }];
  run = { ...started, state: 'stopped', done: 500, added: 500, reason: 'Another price.', left };
  renderInPortal(<ImportDialog onClose={onClose} />);
  expect(await screen.findByText('The import stopped: Another price.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Check remaining rows' }));
  expect(await screen.findByDisplayValue('bo@x.com')).toBeTruthy();
  cleanup();

  const refused = [{ row: left[0]!, errors: [{ code: 'DUPLICATE', message: 'Taken' }] }];
  run = { ...started, state: 'done', done: 501, added: 500, refused };
  renderInPortal(<ImportDialog onClose={onClose} />);
  expect(
    await screen.findByText(/500 users were invited or changed by the last long import/),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download skipped rows' })).toBeTruthy();
});

it('[annex J7] asks which column is which, shows no password, and remembers the answer', async () => {
  const { user } = renderInPortal(<ImportDialog onClose={onClose} />);
  const rows = await screen.findByRole('textbox', { name: /Rows/ });
  await waitFor(() => expect(document.activeElement?.matches('input, textarea')).toBe(true));
  await user.click(rows);
  const foreign = 'Vorname,Zuname,Kontakt,Kennwort\nAna,Lopez,ana@x.com,Secret-1';
  await user.paste(foreign);
  await user.click(screen.getByRole('button', { name: 'Check rows' }));
  await screen.findByText('ana@x.com');
  expect(screen.queryByText(/Secret-1/)).toBeNull();
  expect(screen.getByText('Passwords are never read: Kennwort')).toBeTruthy();
  expect(api.calls(importTeammates)).toHaveLength(0);
  expect(api.calls(getQuote)).toHaveLength(0);

  await user.click(screen.getByRole('combobox', { name: 'Use Kontakt as' }));
  await user.click(await screen.findByTitle('Skip this column'));
  expect(await screen.findByText('Choose a column for: Email')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Check rows' }).hasAttribute('disabled')).toBe(true);
  await user.click(screen.getByRole('combobox', { name: 'Use Kontakt as' }));
  const [email] = await screen.findAllByTitle('Email');
  await user.click(email!);
  await user.click(screen.getByRole('button', { name: 'Check rows' }));
  expect(await screen.findByDisplayValue('ana@x.com')).toBeTruthy();
  const told = [
    { heading: 'kontakt', field: 'email' },
    { heading: 'vorname', field: 'firstName' },
    { heading: 'zuname', field: 'lastName' },
  ];
  expect(headings.toSorted((one, other) => one.heading.localeCompare(other.heading))).toEqual(told);

  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(await screen.findByRole('textbox', { name: /Rows/ }));
  await user.click(screen.getByRole('button', { name: 'Check rows' }));
  expect(await screen.findByDisplayValue('ana@x.com')).toBeTruthy();
});

it('[annex J7] marks a row that the server cannot read, and goes on checking the others', async () => {
  api.on(importTeammates, ({ body }) => {
    const { rows } = body as { rows: ImportRow[] };
    const at = rows.findIndex(({ title }) => title === 'Head nurse');
    const fault = {
      code: 'INVALID',
      field: `rows[${at}].title`,
      message: 'Keep this on one line.',
    };
    if (at >= 0) throw new Refusal('INVALIDINPUT', [fault]);
    return { batch: null, rows: judge(rows), room: null };
  });
  const { user } = renderInPortal(<ImportDialog onClose={onClose} />);
  await user.click(await screen.findByRole('textbox', { name: /Rows/ }));
  await user.paste(
    'First name,Last name,Email,Title\nAna,Lopez,ana@x.com,"Head\nnurse"\nBo,Ng,bo@x.com,Nurse',
  );
  await user.click(screen.getByRole('button', { name: 'Check rows' }));
  expect(await screen.findByText('Keep this on one line.')).toBeTruthy();
  expect(screen.getByText('1 row has errors and will be skipped')).toBeTruthy();
  await screen.findByRole('button', { name: 'Invite 1 user for $6.60' });
});

it('[annex J7] brings the first cell to correct into sight', async () => {
  const seen: Element[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this);
  });
  const { user } = renderInPortal(<ImportDialog onClose={onClose} />);
  await user.click(await screen.findByRole('textbox', { name: /Rows/ }));
  await user.paste(paste);
  await user.click(screen.getByRole('button', { name: 'Check rows' }));
  const email = await screen.findByRole('textbox', { name: 'Email, row 2' });
  await waitFor(() => expect(seen).toContain(email.closest('td')));
  vi.restoreAllMocks();
});

it('[VAL-12] offers the nearest name that is taken in a cell that was refused', async () => {
  api.on(importTeammates, ({ body }) => ({
    batch: null,
    room: null,
    rows: (body as { rows: ImportRow[] }).rows.map(({ lastName = '' }) => ({
      name: `Pat ${lastName}`,
      entityId: null,
      result: lastName.includes("'") ? ('refused' as const) : ('added' as const),
      errors: lastName.includes("'")
        ? [{ code: 'INVALID', field: 'lastName', message: 'This last name format is not valid.' }]
        : [],
      rolledBack: null,
      changes: [],
    })),
  }));
  const { user } = renderInPortal(<ImportDialog onClose={onClose} />);
  const rows = await screen.findByRole('textbox', { name: /Rows/ });
  await waitFor(() => expect(document.activeElement?.matches('input, textarea')).toBe(true));
  await user.click(rows);
  await user.paste("First name,Last name,Email\nPat,O'Brien,pat@x.com");
  await user.click(screen.getByRole('button', { name: 'Check rows' }));
  await user.click(await screen.findByRole('button', { name: 'Use “OBrien”' }));
  const cell = screen.getByRole<HTMLInputElement>('textbox', { name: 'Last name, row 1' });
  expect([cell.value, document.activeElement]).toEqual(['OBrien', cell]);
  await waitFor(() => expect(screen.queryByText('This last name format is not valid.')).toBeNull());
});
