import type { Page, Request } from '@playwright/test';
import { applyOverrides } from '../../fixtures/overrides.ts';
import { people } from '../../fixtures/people.ts';
import type { Portal } from '../../fixtures/portal.ts';
import { asStaff, republish } from '../../fixtures/releases.ts';
import { expect, test } from '../../fixtures/test.ts';
import { CallHandlingPage } from '../../pages/call-handling.ts';
import { IvrPanel } from '../../pages/ivr-panel.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { call } from '../../pages/people-api.ts';
import { addTeam, readTeam, removeTeam } from '../../pages/teams-api.ts';

// A service worker answers from its own cache, which would hide the faults that routes bring.
test.use({ serviceWorkers: 'block' });
test.slow();

const pointer = '/api/releases/direct/numbers';
const provoked = /Loading chunk|Failed to|RUNTIME|federation|integrity|ScriptExternal|on purpose/i;
const start = '/admin-settings/billing/billing-information';

interface Served {
  area: string;
  name: string;
  version: string;
  parts?: Record<string, { files: { file: string }[] }>;
}

async function served(page: Page, area: string): Promise<Served> {
  const { areas }: { areas: Served[] } = await (await page.request.get('/registry')).json();
  const found = areas.find((each) => each.area === area);
  if (!found) throw new Error(`The portal serves no area ${area}.`);
  return found;
}

/** The host's script, whose address holds its version. */
const hostOf = (page: Page) =>
  page.locator('script[src*="/assets/host/"]').first().getAttribute('src');

async function move(portal: Portal, verb: 'promote' | 'rollback', body: object): Promise<void> {
  const { version } = await (await asStaff(portal, pointer)).json();
  const answer = await asStaff(portal, `${pointer}/${verb}`, { method: 'POST', body, version });
  expect(answer.status, await answer.text()).toBe(200);
}

const teamPath = (id: string) => `/admin-settings/teams/edit/${id}/ivr`;
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const card = (page: Page) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: 'IVR menus could not be opened' });

test('one release of mfe-numbers changes the menu editor of numbers and teams, nothing else is touched', async ({
  page,
  portal,
}) => {
  await new LoginPage(page).signIn(people.owner, start);
  const team = await addTeam(page, 'Parts', ['Maya Okafor']);
  const number = await call<{ items: { id: string }[] }>(page, {
    method: 'GET',
    path: '/api/company?pageNum=1&limit=1',
  });
  const editors = [teamPath(team.id), `/admin-settings/numbers/edit/${number.items[0]?.id}/ivr`];
  const before = { people: (await served(page, 'people')).version, host: await hostOf(page) };
  for (const path of editors) {
    await page.goto(path);
    await expect(heading(page, 'IVR menus')).toBeVisible();
  }

  const version = 'numbers-with-new-words';
  const patch = (text: string) => text.replaceAll('IVR menus', 'Menus for callers');
  await republish(portal, 'mfe-numbers', { version, patch });
  const body = { remote: 'mfe-numbers', version, audience: 'all', why: 'New words' };
  await move(portal, 'promote', body);
  for (const path of editors) {
    await page.goto(path);
    await expect(heading(page, 'Menus for callers')).toBeVisible();
  }
  expect((await served(page, 'numbers')).version).toBe(version);
  expect({ people: (await served(page, 'people')).version, host: await hostOf(page) }).toEqual(
    before,
  );

  await move(portal, 'rollback', { why: 'The old words were better' });
  for (const path of editors) {
    await page.goto(path);
    await expect(heading(page, 'IVR menus')).toBeVisible();
  }
  await removeTeam(page, team.id);
});

const faults = [
  { name: 'its file is missing', files: /\/part-call-routing-ivr-panel/, answer: { status: 404 } },
  {
    name: 'its file was tampered with',
    files: /\/part-call-routing-ivr-panel/,
    answer: { contentType: 'text/javascript', body: "throw new Error('run on purpose');" },
  },
  { name: 'the entry of its area is missing', files: /\/remoteEntry\./, answer: { status: 404 } },
];

for (const { name, files, answer } of faults) {
  test(`SHELL-61 a team loses its menus only when ${name}, and gets them with Try again`, async ({
    page,
    watch,
  }) => {
    watch.allow(provoked);
    await new LoginPage(page).signIn(people.owner, start);
    const team = await addTeam(page, 'Parts', ['Maya Okafor']);
    const isBroken = ({ pathname }: URL) =>
      pathname.startsWith('/assets/mfe-numbers/') && files.test(pathname);
    await page.route(isBroken, (route) => route.fulfill(answer));
    await page.goto(`/admin-settings/teams/edit/${team.id}/call-handling`);
    const handling = new CallHandlingPage(page);
    await handling.option('Missed calls', 'User').check();
    await handling.pick('Missed calls', 'User', 'Maya Okafor');
    await handling.saveAll();
    expect(await readTeam(page, team.id)).toMatchObject({
      missedCallHandling: { actionType: 'teammate' },
    });

    await page.goto(teamPath(team.id));
    await expect(card(page)).toBeVisible({ timeout: 20_000 });
    await page.unroute(isBroken);
    await card(page).getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page, 'IVR menus')).toBeVisible();
    await removeTeam(page, team.id);
  });
}

test('SHELL-61 a team loses its menus only when they throw while they are drawn', async ({
  page,
  portal,
  watch,
}) => {
  watch.allow(provoked);
  const version = 'numbers-with-broken-menus';
  const patch = (text: string, file: string) =>
    file.startsWith('part-call-routing-ivr-panel')
      ? text.replace(
          /("call-routing\/ivr-panel\/v1","[^"]+",)[\w$.]+/,
          "$1()=>{throw new Error('drawn wrongly on purpose')}",
        )
      : text;
  await republish(portal, 'mfe-numbers', { version, patch });
  await applyOverrides(page.context(), portal, `numbers=mfe-numbers@${version}`);
  await new LoginPage(page).signIn(people.owner, start);
  const team = await addTeam(page, 'Parts', ['Maya Okafor']);
  await page.goto(teamPath(team.id));
  await expect(card(page)).toContainText('drawn wrongly on purpose', { timeout: 20_000 });
  await page.goto(`/admin-settings/teams/edit/${team.id}/call-handling`);
  await expect(heading(page, 'Call flow')).toBeVisible();
  await expect(new CallHandlingPage(page).place('Missed calls')).toBeVisible();
  await removeTeam(page, team.id);
});

test('SHELL-61 a team keeps its menus when the pages of mfe-numbers are gone', async ({
  page,
  watch,
}) => {
  watch.allow(provoked);
  await new LoginPage(page).signIn(people.owner, start);
  const team = await addTeam(page, 'Parts', ['Maya Okafor']);
  const { parts = {} } = await served(page, 'numbers');
  const ofParts = Object.values(parts).flatMap(({ files }) => files.map(({ file }) => file));
  const pages = new Set<string>();
  const note = (request: Request) => {
    const { pathname } = new URL(request.url());
    const isOfPage = pathname.startsWith('/assets/mfe-numbers/') && !/remoteEntry/.test(pathname);
    if (isOfPage && !ofParts.includes(pathname)) pages.add(pathname);
  };
  page.on('request', note);
  await page.goto('/admin-settings/numbers/listing');
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/^Company numbers/i);
  page.off('request', note);
  expect(pages.size).toBeGreaterThan(0);

  await page.route(
    ({ pathname }) => pages.has(pathname),
    (route) => route.fulfill({ status: 404 }),
  );
  await page.goto('/admin-settings/numbers/listing');
  const areaCard = page.getByRole('main').getByRole('alert');
  await expect(areaCard).toContainText('could not be opened', { timeout: 20_000 });
  await page.goto(teamPath(team.id));
  await expect(heading(page, 'IVR menus')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('link', { name: 'Call handling' }).click();
  await expect(heading(page, 'Call flow')).toBeVisible();
  await removeTeam(page, team.id);
});

test('IVR-09 a menu is added once, though its panel and the form come from two remotes', async ({
  page,
}) => {
  await new LoginPage(page).signIn(people.owner, start);
  const team = await addTeam(page, 'Parts', ['Maya Okafor']);
  const panel = new IvrPanel(page);
  await panel.openTeam(team.id);
  const posts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname.startsWith('/api/team/')) posts.push(pathname);
  });
  await panel.addMenu('Main menu');
  // The form learns of it, so that nothing of the first is on its way any more.
  await page.getByRole('link', { name: 'Call handling' }).click();
  await new CallHandlingPage(page).option('Open hours', 'IVR').check();
  await page.getByRole('combobox', { name: 'Menu' }).click();
  await expect(page.getByTitle(/^Main menu/).last()).toBeVisible();
  expect(posts).toHaveLength(1);
  await removeTeam(page, team.id);
});

test('publishing a remote whose part nobody offers is refused in words', async ({ portal }) => {
  const publishing = republish(portal, 'mfe-people', {
    version: 'people-with-a-need',
    manifest: { needs: ['call-routing/ivr-panel/v9'] },
  });
  await expect(publishing).rejects.toThrow(
    /422.*mfe-people needs the part call-routing\/ivr-panel\/v9; no area of this portal offers it/,
  );
});
