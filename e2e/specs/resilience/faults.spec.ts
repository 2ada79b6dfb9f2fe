import type { Page, Request } from '@playwright/test';
import { faultCell, readFaultTable } from '../../fixtures/fault-table.ts';
import { breakRemote, type Fault, faults, globalStyles } from '../../fixtures/faults.ts';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { isLeft } from '../../night.ts';
import { type AreaUnderTest, BrokenArea } from '../../pages/broken-area.ts';
import { LoginPage } from '../../pages/login-page.ts';

// A service worker answers from its own cache, which would hide the faults that routes bring.
test.use({ serviceWorkers: 'block' });

const admin = '/admin-settings';
const users = {
  other: `${admin}/users/listing`,
  otherHeading: /^Users/,
  otherEntry: 'USERS',
};
const areas: AreaUnderTest[] = [
  {
    remote: 'mfe-people',
    person: people.owner,
    path: `${admin}/users/listing`,
    heading: /^Users/,
    other: `${admin}/numbers/listing`,
    otherHeading: /^Company numbers/i,
    otherEntry: 'COMPANY NUMBERS',
  },
  {
    remote: 'mfe-numbers',
    person: people.owner,
    path: `${admin}/numbers/listing`,
    heading: /^Company numbers/i,
    ...users,
  },
  {
    remote: 'mfe-billing',
    person: people.owner,
    path: `${admin}/billing/billing-information`,
    heading: /^Billing information/i,
    ...users,
  },
  {
    remote: 'mfe-compliance',
    person: people.owner,
    path: `${admin}/compliance/brands/listing`,
    heading: /^Brands/,
    ...users,
  },
  {
    remote: 'mfe-settings',
    person: people.standard,
    path: '/your-settings/profile',
    heading: /^Your settings/,
    // A standard user has pages of no other area, and no menu.
    other: '/no-area-lives-here',
    otherHeading: /could not be found/,
  },
];

const names = {
  faults: faults.map(({ name }) => name),
  remotes: areas.map(({ remote }) => remote),
};

/** At night every remote has every fault; else each fault has one remote, or each remote one fault. */
function faultsOf(at: number): readonly Fault[] {
  if (process.env.NIGHTLY === '1') return faults;
  const own = faults.filter((_, index) => index % areas.length === at);
  return isLeft('resilience') ? own.slice(0, 1) : own;
}

const provoked =
  /Loading (css )?chunk|Failed to|RUNTIME|federation|integrity|ScriptExternal|on purpose|Unexpected|leaves .+ behind|after it was left|Writes the address|Hides the page/i;

/** Opens the portal beside the area, then the area itself. */
async function visit(page: Page, area: AreaUnderTest): Promise<BrokenArea> {
  await new LoginPage(page).signIn(area.person, area.other);
  const sheet = new BrokenArea(page, area);
  await sheet.open();
  return sheet;
}

/** A fault that the area's own page bears: it opens, is left, and opens again. */
async function expectBearable(sheet: BrokenArea, fault: Fault): Promise<void> {
  const { outcome, told } = fault;
  const health = told && sheet.page.waitForRequest(isTold(told), { timeout: 0 });
  for (const round of ['first', 'second', 'third']) {
    await test.step(`${round} visit`, async () => {
      await sheet.expectSeen(outcome);
      if (fault === globalStyles) expect(await sheet.background()).toBe('rgb(255, 0, 0)');
      await sheet.expectOthersWhole({ isBack: outcome === 'back' });
      await sheet.expectAnswers();
      await sheet.open();
    });
  }
  await sheet.expectSeen(outcome);
  if (!health) return;
  await sheet.page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await health;
}

/** A call of the page that tells health of something. */
const isTold = (what: RegExp) => (request: Request) =>
  request.url().endsWith('/psl') && what.test(request.postData() ?? '');

/** A fault that costs the area: it stays lost until the cause is gone, and Try again brings it back. */
async function expectLostAndFound(
  sheet: BrokenArea,
  { outcome, isEndless }: Fault,
  mend: () => Promise<void>,
): Promise<void> {
  await sheet.expectPlainWords();
  await sheet.expectOthersWhole();
  await sheet.open();
  await sheet.expectSeen(outcome, isEndless);
  await mend();
  await sheet.tryAgain.click();
  await sheet.expectOpen();
}

for (const [at, area] of areas.entries()) {
  for (const fault of faultsOf(at)) {
    const { name, isEndless, isHeld, outcome } = fault;
    test(`[SHIP-06] SHELL-11 SHELL-61 only the area of ${area.remote} is lost when ${name}`, async ({
      page,
      watch,
    }) => {
      watch.allow(provoked);
      const { mend, asked } = await breakRemote(page, area.remote, fault);
      if (isEndless) await page.clock.install();
      const sheet = await visit(page, area);
      if (isHeld) {
        await asked;
        await expect(sheet.skeleton).toBeVisible();
        await mend();
      }
      await sheet.expectSeen(outcome, isEndless);
      if (outcome === 'card' || outcome === 'page') await expectLostAndFound(sheet, fault, mend);
      else await expectBearable(sheet, fault);
      const { remote } = area;
      expect(faultCell({ ...names, fault: name, remote, outcome }), 'docs/resilience.md').toBe(
        outcome,
      );
    });
  }
}

test('the table in docs/resilience.md has every fault and every remote', async () => {
  const table = readFaultTable();
  expect([...table.keys()]).toEqual(names.faults);
  for (const [fault, cells] of table) {
    expect([...cells.keys()], fault).toEqual(names.remotes);
    expect(
      [...cells.values()].filter((cell) => cell === ''),
      fault,
    ).toEqual([]);
  }
});
