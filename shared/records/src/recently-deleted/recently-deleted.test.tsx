import {
  type DeletedKind,
  type DeletedRecord,
  listDeleted,
  restoreRecord,
} from '@jackfield/contract/api/audit';
import { renderInPortal } from '@jackfield/kit/testing';
import { Toaster } from '@jackfield/kit/ui/feedback';
import { noticesAtom, store } from '@jackfield/runtime';
import {
  cleanup,
  emitLive,
  FakeApi,
  fakeQuote,
  fakeQuoteLine,
  Refusal,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
  within,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RecentlyDeleted } from './recently-deleted.tsx';

const id = (at: number) => `018f0000-0000-7000-8000-00000000001${at}`;
const deleted: DeletedRecord = {
  id: id(0),
  name: 'Front desk',
  deletedBy: 'Renee Castellano',
  deletedAt: '2026-11-18T16:12:00.000Z',
  entryId: id(1),
  historyOf: { entity: 'team', id: id(0) },
};
const price = { monthlyPrice: 1.5, currency: 'usd' } as const;
let api: FakeApi;
let items: DeletedRecord[];

beforeEach(() => {
  signInAs();
  items = [deleted];
  api = new FakeApi()
    .on(listDeleted, () => ({ items }))
    .on(restoreRecord, () => {
      items = [];
      return { restored: ['team'], skipped: [] };
    });
});
afterEach(() => {
  cleanup();
  signOutOfTest();
  store.set(noticesAtom, []);
  api.uninstall();
});

const show = (kind: DeletedKind, ownerId?: string) => {
  const onRestored = vi.fn();
  const { user } = renderInPortal(
    <>
      <Toaster />
      <RecentlyDeleted
        kind={kind}
        {...(ownerId !== undefined && { ownerId })}
        onRestored={onRestored}
        onClose={() => undefined}
      />
    </>,
  );
  return { user, onRestored };
};

it('annex J2 a deleted team comes back and leaves the list', async () => {
  const { user, onRestored } = show('team');
  await user.click(await screen.findByRole('button', { name: 'Restore Front desk' }));
  expect(await screen.findByRole('heading', { name: 'No team was deleted' })).toBeTruthy();
  expect(api.calls(restoreRecord).map(({ body }) => body)).toEqual([{ entryId: id(1) }]);
  expect(onRestored).toHaveBeenCalledOnce();
});

it('annex J2 says what a company number costs again and what is lost, before it restores', async () => {
  items = [
    {
      ...deleted,
      numbers: [
        { number: '+12515550142', isAvailable: true, heldUntil: null, ...price },
        { number: '+12515550143', isAvailable: false, heldUntil: null, ...price },
      ],
      price: fakeQuote({
        monthly: 1.5,
        lines: [
          fakeQuoteLine({
            item: 'localNumber',
            name: 'Local number',
            quantity: 1,
            price: 1.5,
            total: 0.45,
          }),
        ],
        total: 0.45,
        monthlyWithTax: 1.5,
      }),
    },
  ];
  const message = '+1 (251) 555-0143 is no longer available.';
  api.on(restoreRecord, () => {
    items = [];
    return { restored: ['company'], skipped: [{ field: 'phoneNumber', message }] };
  });
  const { user } = show('company');
  const row = await screen.findByRole('listitem');
  expect(row.textContent).toContain('+1 (251) 555-0142Still available, $1.50 a month');
  expect(row.textContent).toContain('+1 (251) 555-0143No longer available');
  await user.click(within(row).getByRole('button', { name: 'Restore Front desk' }));
  await screen.findByText('Restore Front desk?');
  expect(
    screen.getByText(/^1 phone number is bought again for \$1.50 a month/).textContent,
  ).toContain('No longer available: +1 (251) 555-0143.');
  expect(screen.getByText('On the invoice of Dec 01').closest('div')?.textContent).toContain(
    '$0.45',
  );
  expect(api.calls(restoreRecord)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText(message)).toBeTruthy();
});

it('annex J2 lists the menus of one owner, live, and keeps what could not be restored', async () => {
  items = [];
  api.on(restoreRecord, () => {
    throw new Refusal('LIMITREACHED');
  });
  const { user } = show('ivr', id(7));
  expect(await screen.findByRole('heading', { name: 'No menu was deleted' })).toBeTruthy();
  expect(api.calls(listDeleted)[0]).toMatchObject({ params: { entity: 'ivr' } });
  items = [{ ...deleted, name: 'Holiday menu' }];
  emitLive({ eventType: 'callhandling', id: id(7), ownerType: 'company', ownerId: id(7) });
  await user.click(await screen.findByRole('button', { name: 'Restore Holiday menu' }));
  await waitFor(() => expect(api.calls(restoreRecord)).toHaveLength(1));
  expect(await screen.findByText(/reached the maximum/)).toBeTruthy();
  expect(screen.getByText('Holiday menu')).toBeTruthy();
});

it('annex A5 says that the list could not be read, and reads it again', async () => {
  api.on(listDeleted, () => {
    throw new Refusal('SERVERERROR');
  });
  const { user } = show('team');
  await screen.findByText('Recently deleted items could not be loaded');
  api.on(listDeleted, () => ({ items }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Front desk')).toBeTruthy();
});

it('annex J2 OP-71 says until when a phone number is held, and that it comes back with what it had', async () => {
  const heldUntil = '2026-12-18T16:12:00.000Z';
  const numbers = [{ number: '+12515550142', isAvailable: true, heldUntil, ...price }];
  items = [{ ...deleted, numbers }];
  const { user } = show('company');
  const row = await screen.findByRole('listitem');
  expect(row.textContent).toContain('Held for you until Dec 18, 2026, $1.50 a month');
  await user.click(within(row).getByRole('button', { name: 'Restore Front desk' }));
  expect(await screen.findByText(/^Its phone number comes back for \$1.50 a month/)).toBeTruthy();
});
