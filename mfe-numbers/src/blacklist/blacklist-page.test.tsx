import {
  type InboundEntry,
  inboundBlacklist,
  type OutboundEntry,
  type OutboundWanted,
  outboundBlacklist,
} from '@jackfield/contract/api/blacklist';
import { getRoutingConfig } from '@jackfield/contract/api/routing-engine';
import { alwaysOpenIn } from '@jackfield/domain/business-hours';
import { getImportColumns } from '@jackfield/contract/api/import-columns';
import { renderInPortal } from '@jackfield/kit/testing';
import { breadcrumbAtom, noticesAtom, store } from '@jackfield/runtime';
import {
  emitLive,
  FakeApi,
  fakeList,
  fakeRoutedNumber,
  fakeRouting,
  Refusal,
  signInAs,
  signInWithRole,
  signOutOfTest,
} from '@jackfield/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Component as BlacklistPage } from './blacklist-page.tsx';

let api: FakeApi;
let stored: OutboundEntry[];
let callers: InboundEntry[];
let lastTryAt: string | null;
let last = 10;
const blockedBy = { id: '018f0000-0000-7000-8000-000000000009', name: 'Ana Lopez' };

const at = '2026-01-05T15:00:00.000Z';
const entryOf = (wanted: Partial<OutboundWanted>): OutboundEntry => {
  last += 1;
  return {
    id: `018f0000-0000-7000-8000-0000000000${last}`,
    number: wanted.number ?? null,
    country: wanted.country ?? 'USA',
    blacklistType: wanted.blacklistType ?? 'number',
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
};
const keyOf = ({ number, country }: Pick<OutboundWanted, 'number' | 'country'>) =>
  number ?? country;

const forwardedTo = '+12515550199';
const companyId = '018f0000-0000-7000-8000-000000000102';

/** Callers of the one number are forwarded outside. */
const routing = fakeRouting({
  numbers: [fakeRoutedNumber(companyId, 'company')],
  companies: [
    {
      id: companyId,
      label: 'Main line',
      businessHour: alwaysOpenIn('America/Chicago'),
      openHour: { actionType: 'number', actionValue: forwardedTo },
      closedHour: { actionType: 'number', actionValue: forwardedTo },
      override: null,
      sms: null,
    },
  ],
  blockedNumbers: ['+12515550142'],
  blockedCountries: ['CUB'],
});

beforeEach(() => {
  signInAs();
  callers = [];
  lastTryAt = null;
  stored = [
    entryOf({ number: '+12515550142' }),
    entryOf({ blacklistType: 'country', country: 'CUB' }),
  ];
  const { list, add, update, importMany, removeMany } = outboundBlacklist;
  api = new FakeApi()
    .on(list, () => fakeList(stored.map((entry) => ({ ...entry, blockedBy }))))
    .on(inboundBlacklist.list, () =>
      fakeList(callers.map((entry) => ({ ...entry, blockedBy, lastTryAt }))),
    )
    .on(inboundBlacklist.add, ({ body }) => {
      const { number } = body as { number: string };
      const { id, version, createdAt, updatedAt } = entryOf({ number });
      const caller = { id, number, version, createdAt, updatedAt };
      callers = [...callers, caller];
      return caller;
    })
    .on(getRoutingConfig, () => routing)
    .on(add, ({ body }) => {
      const wanted = body as OutboundWanted;
      if (stored.some((one) => keyOf(one) === keyOf(wanted))) {
        throw new Refusal('DUPLICATE', [
          { code: 'DUPLICATE', field: 'number', message: 'This input is exited' },
        ]);
      }
      const entry = entryOf(wanted);
      stored = [...stored, entry];
      return entry;
    })
    .on(update, ({ params, body, headers }) => {
      const entry = stored.find(({ id }) => id === params['id']) ?? entryOf({});
      if (headers.get('if-match') !== `"${entry.version}"`) {
        throw new Refusal('VERSIONCONFLICT', [], entry);
      }
      const next = { ...entry, ...(body as OutboundWanted), version: entry.version + 1 };
      stored = stored.map((one) => (one.id === entry.id ? next : one));
      return next;
    })
    .on(getImportColumns, () => ({ headings: [] }))
    .on(importMany, ({ body }) => {
      const { entries, isDryRun } = body as { entries: OutboundWanted[]; isDryRun: boolean };
      const there = new Set(stored.map(keyOf));
      const isThere = (wanted: OutboundWanted) => there.has(keyOf(wanted));
      const duplicates = entries.flatMap((one, index) => (isThere(one) ? [index] : []));
      const added = isDryRun ? [] : entries.filter((one) => !isThere(one)).map(entryOf);
      stored = [...stored, ...added];
      return { duplicates, added };
    })
    .on(removeMany, ({ body }) => {
      const { ids } = body as { ids: string[] };
      const removed = stored.filter(({ id }) => ids.includes(id));
      stored = stored.filter(({ id }) => !ids.includes(id));
      return { removed };
    });
});
afterEach(() => {
  store.set(noticesAtom, []);
  cleanup();
  api.uninstall();
  signOutOfTest();
});

const open = (query = '?list=outbound') => {
  const route = '/admin-settings/company/blacklist';
  return renderInPortal(<BlacklistPage />, { path: `${route}${query}`, route });
};
const undo = () =>
  waitFor(() => {
    const action = store.get(noticesAtom).at(0)?.action;
    expect(action?.label).toBe('Undo');
    act(() => action?.run());
  });
const row = (name: RegExp) => screen.findByRole('row', { name });
/**
 * A dialog that has taken the focus, which would come in the middle of typing. Known by its title: in
 * tests the component library gives the tooltip of a button the id by which a dialog is named.
 */
const dialog = async (name: RegExp | string) => {
  const opened = await screen.findByRole('dialog');
  await waitFor(() => expect(opened.contains(document.activeElement)).toBe(true));
  expect(within(opened).getAllByText(name).length).toBeGreaterThan(0);
  return within(opened);
};

it('[NUM-06] shows number, country and type, and opens the other list by its tab', async () => {
  const { user } = open();
  const one = await row(/251/);
  expect(one.textContent).toContain('+1 (251) 555-0142');
  expect(one.textContent).toContain('United States');
  expect((await row(/Cuba/)).textContent).toContain('All numbers');
  const tab = screen.getByRole('link', { name: 'Inbound' });
  expect(tab.getAttribute('aria-current')).toBeNull();
  await user.click(tab);
  expect(await screen.findByRole('heading', { name: 'No caller is blocked' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Inbound' }).getAttribute('aria-current')).toBe('page');
});

it('[NUM-06] [OP-73] adds a number, and says at the field that it is there', async () => {
  const { user } = open();
  await row(/251/);
  await user.click(screen.getByRole('button', { name: 'Block outbound calls' }));
  const form = await dialog('Block outbound calls');
  await user.click(form.getByRole('button', { name: 'Block' }));
  expect(await form.findByText('The number field is required.')).toBeTruthy();
  const number = form.getByRole('textbox', { name: /^Number/ });
  await user.type(number, '2515550142');
  await user.click(form.getByRole('button', { name: 'Block' }));
  expect(await form.findByText('This input is exited. This is already blocked.')).toBeTruthy();
  await user.type(number, '{Backspace}');
  expect(form.queryByText(/This input is exited/)).toBeNull();
  await user.clear(number);
  await user.type(number, '2515550143');
  await user.click(form.getByRole('button', { name: 'Block' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await row(/555-0143/)).toBeTruthy();
  expect(api.calls(outboundBlacklist.add).at(-1)?.body).toEqual({
    blacklistType: 'number',
    number: '+12515550143',
    country: 'USA',
  });
});

it('[OP-73] blocks a country', async () => {
  const { user } = open();
  await row(/251/);
  await user.click(screen.getByRole('button', { name: 'Block outbound calls' }));
  const form = await dialog('Block outbound calls');
  await user.click(form.getByRole('radio', { name: 'All numbers of a country' }));
  await user.click(form.getByRole('button', { name: 'Block' }));
  expect(await form.findByText('The country field is required.')).toBeTruthy();
  await user.type(form.getByRole('combobox', { name: /^Country/ }), 'Malaysia');
  await user.click(screen.getByTitle('Malaysia'));
  await user.click(form.getByRole('button', { name: 'Block' }));
  expect((await row(/Malaysia/)).textContent).toContain('All numbers');
});

it('[NUM-06] annex J4 says which callers are refused, wants a tick, and takes the entry back', async () => {
  const { user } = open();
  await row(/251/);
  await user.click(screen.getByRole('button', { name: 'Block outbound calls' }));
  const form = await dialog('Block outbound calls');
  const block = form.getByRole<HTMLButtonElement>('button', { name: 'Block' });
  await user.type(form.getByRole('textbox', { name: /^Number/ }), '2515550199');
  const notices = await form.findByRole('group', { name: 'Impact on callers' });
  expect(notices.textContent).toContain('Calls to +1 (251) 555-0199 are blocked.');
  expect(block.disabled).toBe(true);
  await user.click(form.getByRole('checkbox', { name: 'I understand these calls will drop' }));
  await user.click(block);
  expect(await row(/555-0199/)).toBeTruthy();
  expect(store.get(noticesAtom).at(0)?.text).toBe('+1 (251) 555-0199 blocked');
  await undo();
  await waitFor(() => expect(screen.queryByRole('row', { name: /555-0199/ })).toBeNull());
});

it('[NUM-06] annex J4 says that a caller is turned away from now on', async () => {
  const { user } = open('?list=inbound');
  await screen.findByRole('heading', { name: 'No caller is blocked' });
  await user.click(screen.getAllByRole('button', { name: 'Block a caller' })[0] as HTMLElement);
  const form = await dialog('Block a caller');
  // The number is typed at once: the country before it is right for most.
  expect(document.activeElement).toBe(form.getByRole('textbox', { name: /^Number/ }));
  // What comes has its room, so that no button moves away from the pointer.
  expect(form.getByRole('group', { name: 'Impact on callers' }).textContent).toContain(
    'Shows here as you type.',
  );
  await user.keyboard('2515550143');
  const text = 'Calls from +1 (251) 555-0143 are turned away.';
  expect(await form.findByText(text)).toBeTruthy();
});

it('[NUM-06] a caller is blocked from the outbound list, and the inbound list opens with it', async () => {
  const { user } = open();
  await row(/251/);
  await user.click(screen.getByRole('button', { name: 'Block a caller' }));
  const form = await dialog('Block a caller');
  await user.keyboard('2515550143');
  await user.click(form.getByRole('button', { name: 'Block' }));
  expect(await row(/555-0143/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Inbound' }).getAttribute('aria-current')).toBe('page');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.calls(inboundBlacklist.add)[0]?.body).toEqual({ number: '+12515550143' });

  await user.click(screen.getByRole('button', { name: 'Block outbound calls' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('link', { name: 'Inbound' }).getAttribute('aria-current')).toBe('page');
});

it.each(['?list=outbound', '?list=inbound'])(
  '[NUM-06] %s has both actions at the same place',
  async (list) => {
    open(list);
    const caller = (await screen.findAllByRole('button', { name: 'Block a caller' }))[0];
    expect(caller?.nextElementSibling?.textContent).toBe('Block outbound calls');
  },
);

it('[NUM-06] sections without a page of their own are no links in the trail', async () => {
  open();
  await row(/251/);
  const [, section, page] = store.get(breadcrumbAtom);
  expect([section, page]).toEqual([{ label: 'Company' }, { label: 'Blacklist' }]);
});

it('[NUM-06] an address asks for a caller, with the number filled in', async () => {
  const { user } = open('?list=inbound&drawer=add&number=%2B12515550143');
  const form = await dialog('Block a caller');
  expect(form.getByRole<HTMLInputElement>('textbox', { name: /^Number/ }).value).toContain(
    '555-0143',
  );
  await user.click(form.getByRole('button', { name: 'Block' }));
  expect(await row(/555-0143/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('link', { name: 'Inbound' }).getAttribute('aria-current')).toBe('page');
});

it('[RT-16] shows what another browser blocked, and reads no list again for other news', async () => {
  open();
  await row(/251/);
  stored.push(entryOf({ number: '+12515550188' }));
  emitLive({ eventType: 'tenant', id: 'account' });
  emitLive({ eventType: 'blacklist', id: stored.at(-1)?.id ?? '' });
  expect(await row(/555-0188/)).toBeTruthy();
  expect(api.calls(outboundBlacklist.list)).toHaveLength(2);
});

it('[J1] tells what somebody else made of the entry before it is replaced', async () => {
  const { user } = open();
  await user.click(await row(/251/));
  const form = await dialog('Edit +1 (251) 555-0142');
  const [first] = stored;
  if (first) stored[0] = { ...first, number: '+12515550177', version: 2 };
  const number = form.getByRole('textbox', { name: /^Number/ });
  await user.clear(number);
  await user.type(number, '2515550143');
  await user.click(form.getByRole('button', { name: 'Save entry' }));
  expect(await form.findByText(/changed this entry to \+1 \(251\) 555-0177/)).toBeTruthy();
  await user.click(form.getByRole('button', { name: 'Save entry' }));
  expect(await row(/555-0143/)).toBeTruthy();
});

it('[NUM-06] [J2] deletes after a question, and takes it back', async () => {
  const { user } = open();
  const one = await row(/251/);
  await user.click(within(one).getByRole('button', { name: /^Actions for/ }));
  await user.click(await screen.findByRole('menuitem', { name: /Delete/ }));
  const question = await dialog('Delete +1 (251) 555-0142?');
  expect(question.getByText('Are you sure you want to delete +1 (251) 555-0142?')).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Delete entry' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /251/ })).toBeNull());
  await undo();
  expect(await row(/251/)).toBeTruthy();
});

it('[J7] marks every line of an import before anything is added', async () => {
  const { user } = open();
  await row(/251/);
  await user.click(screen.getByRole('button', { name: /More/ }));
  await user.click(await screen.findByRole('menuitem', { name: /Import/ }));
  const form = await dialog('Import numbers');
  await user.click(form.getByRole('button', { name: 'Check lines' }));
  expect(await form.findByText(/No line contains/)).toBeTruthy();
  await user.click(form.getByRole('textbox', { name: 'Lines' }));
  await user.paste('(251) 555-0142\n\n251 555 0144\nMalaysia\nnobody\n+12515550144');
  await user.click(form.getByRole('button', { name: 'Check lines' }));
  const marks = (await form.findAllByRole('row')).slice(1).map((line) => line.textContent);
  expect(marks).toEqual([
    '1+1 (251) 555-0142Already blocked',
    '3+1 (251) 555-0144New',
    '4MalaysiaNew',
    '5nobodyNot valid',
    '6+1 (251) 555-0144Same as line 3',
  ]);
  expect(form.getByText('3 lines will be skipped')).toBeTruthy();
  expect(stored).toHaveLength(2);
  await user.click(form.getByRole('button', { name: 'Block 2 entries' }));
  expect(await row(/555-0144/)).toBeTruthy();
  expect(await row(/Malaysia/)).toBeTruthy();
  await undo();
  await waitFor(() => expect(screen.queryByRole('row', { name: /Malaysia/ })).toBeNull());
});

it('[NUM-06] says who blocked a caller, since when, and when the caller tried last', async () => {
  const { id, version, createdAt, updatedAt } = entryOf({});
  callers = [{ id, number: '+12515550166', version, createdAt, updatedAt }];
  const { user } = open('');
  const told = await row(/\(251\) 555-0166/);
  const cells = () =>
    within(told)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells()).toEqual(
    expect.arrayContaining(['Ana Lopez', '2026-01-05, 9:00 am', 'No try since']),
  );
  lastTryAt = '2026-01-06T15:00:00.000Z';
  act(() => emitLive({ eventType: 'blacklist', id }));
  await within(told).findByText('2026-01-06, 9:00 am');
  await user.click(within(told).getByText('+1 (251) 555-0166'));
  const opened = await dialog(/^Edit/);
  opened.getByText('Blocked by Ana Lopez, Jan 05, 2026 · Last try Jan 06, 2026');
});

it('[RIGHT-02] who only looks blocks and unblocks nobody', async () => {
  signInWithRole('auditor');
  const path = '/admin-settings/company/blacklist';
  renderInPortal(<BlacklistPage />, { path: `${path}?list=outbound&drawer=add`, route: path });
  await screen.findByRole('row', { name: /251/ });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: /Block/ })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
