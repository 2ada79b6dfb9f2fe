import { people } from '../../fixtures/people.ts';
import { type Project, startProject } from '../../fixtures/outside.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { ShellPage } from '../../pages/shell-page.ts';

let project: Project | undefined;

const page = `import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { Button } from '@jackfield/kit/ui/core';
import { call, useT } from '@jackfield/runtime';
import { getTenant } from '@jackfield/contract/api/tenant';
import { useQuery } from '@tanstack/react-query';
import { elsewhereMessages as messages } from './messages.ts';

export function ElsewherePage() {
  const t = useT();
  const { data, refetch } = useQuery({ queryKey: ['elsewhere'], queryFn: () => call(getTenant) });
  useBreadcrumb([{ label: t(messages.title) }]);
  return (
    <div>
      <h1>{t(messages.title)}</h1>
      <p>{t(messages.welcome, { company: data?.companyName ?? '' })}</p>
      <Button onClick={() => void refetch()}>{t(messages.again)}</Button>
    </div>
  );
}
`;
const messages = `import { defineMessages } from '@jackfield/runtime';

export const elsewhereMessages = defineMessages('elsewhere.page', {
  title: 'Made elsewhere',
  welcome: 'Settings of {company} from another repository.',
  again: 'Refresh',
});
`;

/** Makes the created remote the one of an area that the portal has. */
async function takeOver({ read, write }: Project): Promise<void> {
  const described = JSON.parse(await read('remote.json'));
  const taken = { name: 'mfe-settings', area: 'settings', routes: ['/your-settings'] };
  await write('remote.json', JSON.stringify({ ...described, ...taken, navigation: [] }));
  const routes = await read('src/routes.tsx');
  await write('src/routes.tsx', routes.replace('/admin-settings/elsewhere', '/your-settings/*'));
  await write('src/elsewhere-page/messages.ts', messages);
  await write('src/elsewhere-page/elsewhere-page.tsx', page);
}

test.skip(process.env.NIGHTLY !== '1', 'installs third-party packages, which takes a minute');
test.afterEach(() => project?.remove());

test('a remote outside the workspace is made, checked, built and shipped with the portal’s SDK', async ({
  page: browserPage,
  portal,
}) => {
  test.setTimeout(300_000);
  project = await startProject(portal);
  const { npm, npx, read, write } = project;
  const { address, version } = await (await fetch(`${portal.url}/sdk`)).json();
  const install = ['install', '--no-audit', '--no-fund', '--prefer-offline', portal.url + address];
  expect(await npm(...install)).toMatchObject({ code: 0 });
  const lock = JSON.parse(await read('package-lock.json'));
  expect(lock.packages['node_modules/@jackfield/sdk']).toMatchObject({
    version,
    resolved: portal.url + address,
  });
  expect(Object.values<{ link?: boolean }>(lock.packages).some(({ link }) => link)).toBe(false);

  expect(await npx('jackfield', 'create', 'elsewhere')).toMatchObject({ code: 0 });
  expect(await npm('run', 'check')).toMatchObject({ code: 0 });
  await takeOver(project);
  await write('src/elsewhere-page/elsewhere-page.tsx', page.replace('companyName', 'compnyName'));
  const refused = await npm('run', 'check');
  expect(refused.code).not.toBe(0);
  expect(refused.said).toContain("Property 'compnyName' does not exist");
  await write('src/elsewhere-page/elsewhere-page.tsx', page);
  expect(await npm('run', 'check')).toMatchObject({ code: 0 });

  // The area had more pages, which the one from elsewhere leaves out on purpose.
  const published = await npx('jackfield', 'publish', '--drop-routes');
  expect(published.said).toContain('published mfe-settings');
  const { uses } = JSON.parse(await read('dist/remote.json'));
  expect(uses.calls).toEqual(['GET /api/tenant']);
  expect(uses.names['@jackfield/kit/ui/core']).toContain('Button');
  const promoted = await npx('jackfield', 'promote', '--why', 'Another repository');
  expect(promoted.said).toContain('goes to all');

  await new LoginPage(browserPage).resume(people.standard);
  await browserPage.goto('/your-settings/profile');
  await expect(new ShellPage(browserPage).heading).toHaveText('Made elsewhere');
  const company = 'Settings of Harbor Dental Group from another repository.';
  await expect(browserPage.getByText(company)).toBeVisible();
  const back = await npx('jackfield', 'rollback', '--why', 'The test is over');
  expect(back.said).toContain('is live for all');
});
