import { people } from '../../fixtures/people.ts';
import { leavesBehind, openPage } from '../../fixtures/smoke-page.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';

const subscription = '/admin-settings/billing/subscription';

// As in a smoke, files come from the portal each time.
test.use({ serviceWorkers: 'block' });

test('a smoke sees whether the page that was asked for stands, and says what stands instead', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/of the tests/);
  await new LoginPage(page).resume(people.owner);
  const seen = async (path: string, area = 'billing') =>
    (await openPage(context, { area, path })).page;

  expect(await seen(subscription)).toEqual({
    path: subscription,
    ms: expect.any(Number),
    painted: true,
  });
  expect(await seen('/admin-settings/billing/nowhere')).toMatchObject({
    painted: false,
    reason: 'This page could not be found.',
  });
  const elsewhere = await openPage(context, { area: 'settings', path: '/your-settings' });
  expect(elsewhere).toMatchObject({
    isElsewhere: true,
    page: { painted: false, reason: 'the area people stands in its place' },
  });

  // What the server has painted is no page of the area: the smoke waits for the area's own.
  const late = '/admin-settings/billing/late';
  const shownLate = `<main><div class="frame-rows"><h1>Painted</h1></div></main>
    <script>setTimeout(() => {
      document.querySelector('main').innerHTML = '<div data-area="billing"><h1>Billing</h1></div>';
    }, 500);</script>`;
  await context.route(`**${late}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: shownLate }),
  );
  expect(await seen(late)).toMatchObject({ painted: true });

  await context.addInitScript({
    content: `if (location.hash === '#log') console.error('logged, of the tests');
      if (location.hash === '#throw') setTimeout(() => { throw new Error('thrown, of the tests'); });`,
  });
  expect(await seen(`${subscription}#log`)).toMatchObject({ reason: 'logged, of the tests' });
  expect(await seen(`${subscription}#throw`)).toMatchObject({ reason: 'thrown, of the tests' });

  await context.route('**/remoteEntry.js', (route) =>
    /mfe-billing/.test(route.request().url()) ? route.abort() : route.continue(),
  );
  expect((await seen(subscription)).reason).toMatch(/^Billing could not be opened: .+/);
});

test('[SHIP-06] a smoke leaves and enters an area, and says what each visit leaves behind', async ({
  page,
  context,
}) => {
  await new LoginPage(page).resume(people.owner);
  const asked = { area: 'billing', path: subscription };
  expect(await leavesBehind(context, asked)).toBeNull();

  await context.addInitScript({
    content: `window.addEventListener('popstate', () => {
      if (!location.pathname.startsWith('/no-')) return;
      window.addEventListener('resize', () => undefined);
      if (document.querySelectorAll('body > i').length < 2) document.body.append(document.createElement('i'));
    });`,
  });
  expect(await leavesBehind(context, asked)).toBe(
    'each visit leaves behind: listeners for window resize',
  );
});
