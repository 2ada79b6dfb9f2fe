import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { watchHoldings } from '../../fixtures/holdings.ts';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  type AreaTour,
  expectLeavesNothing,
  expectSharesNothing,
} from '../../pages/area-contract.ts';
import { LoginPage } from '../../pages/login-page.ts';

test.use({ serviceWorkers: 'block' });
test.slow();

const admin = '/admin-settings';
const tours: Record<string, AreaTour> = {
  numbers: { first: `${admin}/numbers/listing`, second: `${admin}/company/company-info` },
  people: { first: `${admin}/users/listing`, second: `${admin}/teams/listing` },
  billing: {
    first: `${admin}/billing/billing-information`,
    second: `${admin}/billing/subscription`,
  },
  compliance: {
    first: `${admin}/compliance/brands/listing`,
    second: `${admin}/compliance/campaigns/listing`,
  },
  integrations: {
    first: `${admin}/integrations/keys`,
    second: `${admin}/integrations/webhooks`,
  },
  settings: { first: '/your-settings/profile', second: '/your-settings/voicemail' },
};

/** Words that only the sources of what the host provides hold. */
const provided: [name: string, mark: RegExp][] = [
  ['React', /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=/],
  ['React DOM', /__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=/],
  ['the component library', /--ant-|anticon|rc-virtual-list/],
  ['the runtime', /jackfield\.theme/],
];

interface PartFile {
  file: string;
  integrity: string;
}

/** Scripts of a remote that the page loads, by file name. */
function collectScripts(page: Page, remote: string): Map<string, Promise<string | null>> {
  const scripts = new Map<string, Promise<string | null>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith(`/assets/${remote}/`) || !pathname.endsWith('.js')) return;
    // A page that was left meanwhile has no body any more; the next one loads the file again.
    const text = response.text().catch(() => null);
    scripts.set(pathname.split('/').at(-1) ?? '', text);
  });
  return scripts;
}

for (const [area, tour] of Object.entries(tours)) {
  test(`the remote of ${area} gives back what it took, and brings no copy of what is shared`, async ({
    page,
    request,
  }) => {
    const { areas }: { areas: { area: string; name: string }[] } = await (
      await request.get('/registry')
    ).json();
    const remote = areas.find((each) => each.area === area)?.name ?? '';
    expect(remote).not.toBe('');
    const scripts = collectScripts(page, remote);
    await watchHoldings(page);
    await new LoginPage(page).signIn(area === 'settings' ? people.standard : people.owner);

    await expectSharesNothing(page, () => expectLeavesNothing(page, area, tour));

    expect(scripts.size).toBeGreaterThan(1);
    for (const [file, reading] of scripts) {
      const text = (await reading) ?? '';
      expect(text, `${file} was read`).not.toBe('');
      const copied = provided.filter(([, mark]) => mark.test(text)).map(([name]) => name);
      expect(copied, `${file} of ${remote}`).toEqual([]);
    }
  });
}

test('SHELL-61 the files of every part and contribution are those of the release, and bring no copy of what is shared', async ({
  request,
}) => {
  type Modules = Record<string, { files: PartFile[] }>;
  const { areas }: { areas: { area: string; parts?: Modules; contributions?: Modules }[] } = await (
    await request.get('/registry')
  ).json();
  const parts = areas.flatMap(({ area, parts: own = {}, contributions = {} }) => [
    ...Object.entries(own),
    ...Object.entries(contributions).map(([kind, module]) => [`${area} ${kind}`, module] as const),
  ]);
  const names = parts.map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining(['call-routing/ivr-panel/v1', 'people home']));
  for (const [name, { files }] of parts) {
    expect(files.length, name).toBeGreaterThan(0);
    for (const { file, integrity } of files) {
      const bytes = await (await request.get(file)).body();
      expect(`sha384-${createHash('sha384').update(bytes).digest('base64')}`, file).toBe(integrity);
      const text = bytes.toString();
      expect(
        provided.filter(([, mark]) => mark.test(text)),
        file,
      ).toEqual([]);
    }
  }
});

test('SHELL-61 the contract is tested for every area with pages', async ({ request }) => {
  const { areas }: { areas: { area: string; routes: string[] }[] } = await (
    await request.get('/registry')
  ).json();
  const seen = areas.filter(({ routes }) => routes.length > 0).map(({ area }) => area);
  expect(seen.sort()).toEqual(Object.keys(tours).sort());
});
