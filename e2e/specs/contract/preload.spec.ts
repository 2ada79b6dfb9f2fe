import type { Page } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';

test.use({ serviceWorkers: 'block' });

const admin = '/admin-settings';
const pages = [
  { remote: 'mfe-people', path: `${admin}/users/listing`, heading: 'Users' },
  { remote: 'mfe-numbers', path: `${admin}/numbers/listing`, heading: 'Company numbers' },
  { remote: 'mfe-billing', path: `${admin}/billing/subscription`, heading: 'Subscription' },
  { remote: 'mfe-compliance', path: `${admin}/compliance/brands/listing`, heading: 'Brands' },
  { remote: 'mfe-integrations', path: `${admin}/integrations/keys`, heading: 'Integrations' },
  { remote: 'mfe-settings', path: '/your-settings/voicemail', heading: 'Your settings' },
];

/** Paths of the scripts and styles that pages ask for from here on, each as often as they do. */
function collectAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    // Checks of contributions fetch what the browser has by then.
    if (request.resourceType() === 'fetch') return;
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.(js|css)$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

/** What the phone of the shell takes of what is shared. */
const ofPhone = /\/shared-(?:kit-parts|jotai-utils)\.js$/;

const hinted = (page: Page) =>
  page
    .locator('link[rel="preload"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));

for (const { remote, path, heading } of pages) {
  const who = remote === 'mfe-settings' ? people.standard : people.owner;
  test(`${path} asks at once, and once, for all that its remote and the shared modules bring`, async ({
    page,
  }) => {
    await new LoginPage(page).signIn(who);
    // The page before goes on fetching ahead until another one takes its place.
    await page.goto('about:blank');
    const asked = collectAsked(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${heading}`));
    const hints = await hinted(page);

    const own = asked.filter((file) => file.startsWith(`/assets/${remote}/`));
    expect(own.length).toBeGreaterThan(2);
    // Contributions to Home, the palette and What's new belong to no page.
    const late = own.filter((file) => !hints.includes(file) && !file.includes('/contribution-'));
    expect(late).toEqual([]);
    // The phone of the shell comes after the first rows, which may be before this has looked.
    const hasPhone = asked.some((file) => /^\/assets\/host\/[^/]+\/phone\.js$/.test(file));
    const shared = asked.filter(
      (file) => /^\/assets\/host\/.*\/shared-/.test(file) && !(hasPhone && ofPhone.test(file)),
    );
    expect(shared.filter((file) => !hints.includes(file))).toEqual([]);
    expect(asked.filter((file, at) => asked.indexOf(file) !== at)).toEqual([]);
  });
}
