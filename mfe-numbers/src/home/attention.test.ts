import { sampleRouting, wednesday } from '@jackfield/testing';
import { expect, it, vi } from 'vitest';
import { sampleReport } from '../call-check/sample-report.ts';
import type { StoredFinding } from '../call-check/use-findings.ts';
import { findingItems, isUrgent, portItem } from './attention.ts';

const config = sampleRouting();
const [sample] = sampleReport(config, wednesday).items;
if (!sample) throw new Error('The sample routing has no finding.');

const call: StoredFinding['call'] = {
  number: '+12515550100',
  at: '2026-11-18T16:00:00.000Z',
  inputs: [],
  outcomes: { everyone: 'silent' },
  end: { kind: 'hangup', node: { kind: 'menu', id: 'm', name: 'Night menu' } },
};
const finding = (change: Partial<StoredFinding>): StoredFinding => ({
  ...sample,
  severity: 'error',
  object: { kind: 'menu', id: 'm', name: 'Night menu' },
  message: 'Night menu hangs up on callers.',
  call,
  ...change,
});
const way = (change: Partial<StoredFinding['fix']>): StoredFinding['fix'] => ({
  ...sample.fix,
  text: 'Mend it',
  acts: [],
  key: null,
  ...change,
});
const itemOf = (one: StoredFinding) => {
  const ways = { config, fix: vi.fn(async () => {}), show: vi.fn() };
  const [item] = findingItems([one], ways);
  return { item, ...ways };
};

it('is about lost calls and what callers meet, not about what no call reaches', () => {
  expect(isUrgent(finding({}))).toBe(true);
  expect(isUrgent(finding({ severity: 'warning' }))).toBe(true);
  expect(isUrgent(finding({ severity: 'warning', call: null }))).toBe(false);
  expect(isUrgent(finding({ severity: 'info' }))).toBe(false);
});

it('says of what it speaks: the record, or what stands before a colon', () => {
  expect(itemOf(finding({})).item).toMatchObject({ severity: 'lost', subject: 'Night menu' });
  const message = 'Thanksgiving Day, Nov 26, 2026: 7 numbers are open as usual.';
  expect(itemOf(finding({ severity: 'warning', message })).item).toMatchObject({
    severity: 'soon',
    text: message,
    subject: 'Thanksgiving Day, Nov 26, 2026',
  });
});

it('acts at once where that is known, and without the dots that say otherwise', async () => {
  const acts = [{ kind: 'removeKey' as const, menuId: 'm', input: '5' as const }];
  const one = finding({ fix: way({ acts }) });
  const { item, fix } = itemOf(one);
  expect(item?.action.label).toBe('Mend it');
  await item?.action.run?.();
  expect(fix).toHaveBeenCalledExactlyOnceWith(one);
});

it('shows the call where a key lacks its target, and leads to the page for the rest', () => {
  const one = finding({ fix: way({ key: { menuId: 'm', input: '5' } }) });
  const { item, show } = itemOf(one);
  expect(item?.action.label).toBe('Mend it…');
  item?.action.run?.();
  expect(show).toHaveBeenCalledExactlyOnceWith(one);
  const { item: other } = itemOf(finding({ fix: way({}) }));
  expect(other?.action).toMatchObject({ label: 'Mend it…' });
  expect(other?.action.to).toMatch(/^\/admin-settings\//);
});

it('[PORT-01] a rejected porting order leads to what is to be corrected', () => {
  const order: Parameters<typeof portItem>[0] = {
    id: 'o1',
    orderNumber: 'P-2041',
    state: 'rejected',
    carrier: 'Gulf Coast Telecom',
    wantedDate: null,
    movesAt: null,
    numbers: ['+12515550142'],
    openPoints: 2,
    version: 3,
    updatedAt: '2026-11-18T16:00:00.000Z',
    createdAt: '2026-11-18T16:00:00.000Z',
  };
  expect(portItem(order)).toMatchObject({
    text: 'Porting order P-2041 was rejected: 2 points to correct',
    action: { to: '/admin-settings/company/port/o1' },
  });
  expect(portItem({ ...order, openPoints: 0 }).text).toContain('resubmit it');
});
