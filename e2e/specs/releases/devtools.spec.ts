import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';

interface Known {
  version: string;
  remotesInfo: Record<string, { matchedVersion: string }>;
  shared: { sharedName: string }[];
}

/** What the developer tools of Module Federation read of a page. */
const moduleInfo = (): Record<string, Known> => {
  const federation: unknown = Reflect.get(window, '__FEDERATION__');
  if (typeof federation !== 'object' || federation === null) return {};
  return Reflect.get(federation, 'moduleInfo');
};

test('the developer tools of Module Federation find host, areas, versions and what each takes', async ({
  page,
  request,
}) => {
  await new LoginPage(page).signIn(people.owner);
  await page.goto('/admin-settings/users/listing');
  await expect(page.locator('a[href*="/users/edit/"]').first()).toBeVisible();
  const { areas } = await (await request.get('/registry')).json();
  const expected = areas.map(({ area, version }: { area: string; version: string }) => [
    `${area}:${version}`,
    { matchedVersion: version },
  ]);
  expect(expected).toHaveLength(7);
  const names = [...expected.map(([key]: [string]) => key), 'jackfield_host'].toSorted();
  const opened = expected.find(([key]: [string]) => key.startsWith('people:'))[0];
  // Areas that are not on screen make themselves known after it.
  await expect(async () => {
    const infos = await page.evaluate(moduleInfo);
    expect(Object.keys(infos).toSorted()).toEqual(names);
    expect(infos['jackfield_host']?.remotesInfo).toEqual(Object.fromEntries(expected));
    for (const who of ['jackfield_host', opened]) {
      const shared = infos[who]?.shared.map(({ sharedName }) => sharedName);
      expect(shared).toEqual(expect.arrayContaining(['react', '@jackfield/kit/ui/core']));
    }
  }).toPass();
});

test('each release has a federation manifest whose files are there', async ({ request }) => {
  const { areas } = await (await request.get('/registry')).json();
  for (const { area, name, version, routes } of areas) {
    const folder = `/assets/${name}/${version}`;
    const manifest = await (await request.get(`${folder}/mf-manifest.json`)).json();
    expect(manifest).toMatchObject({
      name: `jackfield_${area}`,
      metaData: { remoteEntry: { name: 'remoteEntry.js', type: 'var' } },
    });
    const remote = manifest.exposes.find(({ path }: { path: string }) => path === './remote');
    expect(remote.assets.js.sync).not.toEqual([]);
    // An area without pages has nothing to load later.
    expect(remote.assets.js.async.length > 0).toBe(routes.length > 0);
    for (const file of [...remote.assets.js.sync, ...remote.assets.js.async]) {
      expect((await request.get(`${folder}/${file}`)).status(), file).toBe(200);
    }
  }
});
