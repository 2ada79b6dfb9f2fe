import { linesOfDocs, type Project, startProject } from '../../fixtures/outside.ts';
import { people } from '../../fixtures/people.ts';
import { testWith } from '../../fixtures/portal-of.ts';
import { expect } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { ShellPage } from '../../pages/shell-page.ts';

const page = `import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { Button } from '@jackfield/kit/ui/core';
import { call, useT } from '@jackfield/runtime';
import { getTenant } from '@jackfield/contract/api/tenant';
import { useQuery } from '@tanstack/react-query';
import { wallboardMessages as messages } from './messages.ts';

export function WallboardPage() {
  const t = useT();
  const { data, refetch } = useQuery({ queryKey: ['wallboard'], queryFn: () => call(getTenant) });
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

export const wallboardMessages = defineMessages('wallboard.page', {
  title: 'Wallboard',
  welcome: 'Calls of {company} from another repository.',
  again: 'Refresh',
});
`;
const file = 'src/wallboard-page/wallboard-page.tsx';

// As a portal in production asks.
const test = testWith({ RELEASE_SMOKE: 'required' });
let project: Project | undefined;

test.describe.configure({ mode: 'serial', timeout: 600_000 });
test.skip(process.env.NIGHTLY !== '1', 'installs third-party packages, which takes a minute');
test.afterAll(() => project?.remove());

async function run(line: string): Promise<string> {
  const ended = await project?.shell(line);
  expect(ended?.code, `${line}\n${ended?.said}`).toBe(0);
  return ended?.said ?? '';
}

test('[SHIP-05] a team in another repository goes from an empty folder to 100 % and back by the lines of the docs', async ({
  page: browserPage,
  portal,
}) => {
  project = await startProject(portal);
  const lines = await linesOfDocs();
  const seconds: string[] = [];
  const said = new Map<string, string>();
  const shell = new ShellPage(browserPage);
  await new LoginPage(browserPage).resume(people.owner);
  for (const line of lines) {
    const started = performance.now();
    said.set(line, await run(line));
    seconds.push(`${((performance.now() - started) / 1000).toFixed(1)} s  ${line}`);
    if (!/ promote /.test(line) || line.includes('--percent')) continue;
    await browserPage.goto('/admin-settings/wallboard');
    await expect(shell.heading).toHaveText('Wallboard');
  }
  process.stdout.write(`${seconds.join('\n')}\n`);

  const told = (part: string) => [...said].find(([line]) => line.includes(part))?.[1];
  expect(told('npm test')).toMatch(/1 passed/);
  expect(told('publish')).toMatch(/smoked 1 page in [\d.]+ s with Chromium \d/);
  expect(told('--percent 10')).toContain('goes to 10 %');
  expect(told('promote --why')).toContain('goes to all');
  expect(told('rollback')).toContain('wallboard: nobody has the area any more');
  await browserPage.goto('/');
  await expect(shell.heading).toBeVisible();
  await expect(shell.entry('Wallboard')).toHaveCount(0);

  const lock = JSON.parse(await project.read('package-lock.json'));
  const { address, version } = await (await fetch(`${portal.url}/sdk`)).json();
  expect(lock.packages['node_modules/@jackfield/sdk']).toMatchObject({
    version,
    resolved: portal.url + address,
  });
  expect(Object.values<{ link?: boolean }>(lock.packages).some(({ link }) => link)).toBe(false);
});

test('its types, the names that it takes, and a page that breaks are seen before anybody has it', async ({
  page: browserPage,
}) => {
  if (!project) throw new Error('The test before makes the project.');
  await project.write('src/wallboard-page/messages.ts', messages);
  await project.write(file, page.replace('companyName', 'compnyName'));
  const refused = await project.shell('npm run check');
  expect(refused.said).toContain("Property 'compnyName' does not exist");
  expect(refused.code).not.toBe(0);

  await project.write(
    file,
    page.replace('return (', "throw new Error('of the tests');\n  return ("),
  );
  const broken = await project.shell('npx jackfield publish');
  expect(broken.said).toContain('did not pass its smoke and goes no further.');
  expect(broken.said).toContain('of the tests');
  expect(broken.code).toBe(1);
  const held = await project.shell('npx jackfield promote --why "Broken"');
  expect(held.said).toContain('or npx jackfield publish in a repository of its own.');

  await project.write(file, page);
  await run('npm run check');
  await run('npx jackfield publish');
  const { uses } = JSON.parse(await project.read('dist/remote.json'));
  expect(uses.calls).toEqual(['GET /api/tenant']);
  expect(uses.names['@jackfield/kit/ui/core']).toContain('Button');
  await run('npx jackfield promote --why "It is good"');
  await new LoginPage(browserPage).resume(people.owner);
  await browserPage.goto('/admin-settings/wallboard');
  const company = 'Calls of Harbor Dental Group from another repository.';
  await expect(browserPage.getByText(company)).toBeVisible();
});
