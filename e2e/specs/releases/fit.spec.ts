import { expect, test } from '../../fixtures/test.ts';
import { asStaff, republish, usesWith } from '../../fixtures/releases.ts';
import { StaffPage } from '../../pages/staff-page.ts';

const core = '@jackfield/kit/ui/core';
const invoices = 'GET /api/invoice';

const refusals: readonly [what: string, change: object, words: string][] = [
  [
    'a name',
    { names: { [core]: ['Button', 'Ribbon'] } },
    "mfe-billing takes Ribbon from kit/ui/core; this portal's host does not have it.",
  ],
  [
    'a type',
    { types: { [core]: { Button: '9.0' } } },
    "mfe-billing takes Button from kit/ui/core as 9.0; this portal's host has",
  ],
  [
    'a call',
    { calls: ['GET /api/weather'] },
    'mfe-billing calls GET /api/weather; this portal does not answer it.',
  ],
  [
    'a member of an answer',
    { shapes: { [invoices]: { answer: { members: { sum: 'number' } } } } },
    "mfe-billing reads sum from the answer of GET /api/invoice; this portal's answer does not have it.",
  ],
  [
    'an event',
    { events: { bus: ['weather:changed'], live: [] } },
    'mfe-billing uses the event weather:changed; this portal does not have it.',
  ],
];

test('a build that takes what this portal does not have is refused in words, and never listed', async ({
  page,
  portal,
}) => {
  for (const [what, change, words] of refusals) {
    await test.step(what, async () => {
      const version = `billing-${what.replaceAll(' ', '-')}`;
      const publishing = republish(portal, 'mfe-billing', {
        version,
        manifest: { uses: await usesWith('billing', change) },
      });
      await expect(publishing).rejects.toThrow(words);
    });
  }
  const staff = new StaffPage(page);
  await staff.signIn();
  await expect(staff.area('Billing')).toBeVisible();
  const answer = await asStaff(portal, '/api/releases/versions?remote=mfe-billing&limit=50');
  expect(await answer.text()).not.toMatch(/billing-a-|billing-an-/);
});

test('the build of this tree fits its own portal by all that it takes', async ({ portal }) => {
  const version = 'billing-fits';
  await republish(portal, 'mfe-billing', { version });
  expect((await asStaff(portal, `/api/releases/versions/mfe-billing/${version}`)).status).toBe(200);
});
