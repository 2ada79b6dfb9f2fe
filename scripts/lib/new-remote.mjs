/** Names that a remote may have: a word in small letters, with hyphens. */
const namePattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const longestName = 30;

const titleCase = (name) => name[0].toUpperCase() + name.slice(1).replaceAll('-', ' ');
const pascalCase = (name) =>
  name
    .split('-')
    .map((part) => part[0].toUpperCase() + part.slice(1))
    .join('');
const camelCase = (name) => {
  const pascal = pascalCase(name);
  return pascal[0].toLowerCase() + pascal.slice(1);
};

/**
 * What is wrong with a name for a new remote, as one sentence; null when nothing is.
 *
 * @param {string | undefined} name the area's name, without the `mfe-` prefix
 * @param {string[]} taken names of the remotes that exist
 */
export function nameProblem(name, taken) {
  if (!name) return 'A name is missing: pnpm create:remote <name>, for example wallboard.';
  if (!namePattern.test(name) || name.length > longestName) {
    return `"${name}" is no name for a remote: small letters, digits and single hyphens, at most ${longestName}.`;
  }
  return taken.includes(name) ? `mfe-${name} exists already.` : null;
}

/** What the first page needs of what other remotes depend on; the rest is added with its use. */
const needed = /kit|runtime|^jotai$|^react(-dom|-router)?$|^@types|build|testing/;

function packageOf(sample, folder) {
  const dependencies = Object.fromEntries(
    Object.entries(sample.dependencies).filter(([name]) => needed.test(name)),
  );
  return { ...sample, name: `@jackfield/${folder}`, dependencies };
}

/**
 * Files of a new remote: one page with its route, sidebar entry, unit test and browser test.
 *
 * @param {string} name the area's name, checked by `nameProblem`
 * @param {object} sample package.json of a remote, for the dependencies that every remote has
 * @returns {Map<string, string>} text by path from the root of the workspace
 */
export function filesOfRemote(name, sample) {
  const label = titleCase(name);
  const page = `${pascalCase(name)}Page`;
  const words = { name, label, page, messages: `${camelCase(name)}Messages` };
  const folder = `mfe-${name}`;
  const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
  return new Map([
    [`${folder}/package.json`, json(packageOf(sample, folder))],
    [`${folder}/remote.json`, json(manifest(words))],
    [`${folder}/rspack.config.ts`, rspackConfig],
    [`${folder}/tsconfig.json`, tsconfig],
    [`${folder}/src/remote.tsx`, remoteModule],
    [`${folder}/src/routes.tsx`, routes(words)],
    [`${folder}/src/${name}-page/messages.ts`, messages(words)],
    [`${folder}/src/${name}-page/${name}-page.tsx`, pageModule(words)],
    [`${folder}/src/${name}-page/${name}-page.module.css`, styles],
    [`${folder}/src/${name}-page/${name}-page.test.tsx`, unitTest(words)],
    [`e2e/specs/${name}/${name}.spec.ts`, browserTest(words)],
  ]);
}

/**
 * The text of a `variant.json` with the new area as the last of its remotes; everything else stays
 * as it was written. Null when it has no remotes to add to.
 */
export function variantWith(text, name) {
  const found = /"remotes"\s*:\s*\{[^{}]*"(?=\s*\})/.exec(text);
  if (!found) return null;
  const end = found.index + found[0].length;
  const indent = /\n(\s*)"[^\n]*$/.exec(found[0])?.[1];
  const gap = indent === undefined ? ' ' : `\n${indent}`;
  return `${text.slice(0, end)},${gap}"${name}": "mfe-${name}"${text.slice(end)}`;
}

const routeOf = (name) => `/admin-settings/${name}`;

const manifest = ({ name, label }) => ({
  name: `mfe-${name}`,
  area: name,
  label,
  routes: [routeOf(name)],
  contract: '^1.0.0',
  navigation: [{ id: name, label, path: routeOf(name) }],
});

const rspackConfig = `import { remoteConfig } from '@jackfield/build';

export default remoteConfig(import.meta.dirname);
`;

const tsconfig = `{
  "extends": "../tsconfig.base.json",
  "compilerOptions": { "lib": ["es2024", "dom", "dom.iterable"] },
  "include": ["src", "../shared/kit/src/css.d.ts"]
}
`;

const remoteModule = `import { createRemote } from '@jackfield/kit/remote';
import { routes } from './routes.tsx';

/** Everything that the host needs of this area. */
export const { contract, mount, prefetch } = createRemote({ contract: '^1.0.0', routes });
`;

const routes = ({ name, page }) => `import type { RouteObject } from 'react-router';

/** Pages of the area; each is loaded when it is opened first. */
export const routes: RouteObject[] = [
  {
    path: '${routeOf(name)}',
    lazy: async () => {
      const { ${page} } = await import('./${name}-page/${name}-page.tsx');
      return { Component: ${page} };
    },
  },
];
`;

const messages = ({ name, label, messages: all }) =>
  `import { defineMessages } from '@jackfield/runtime';

export const ${all} = defineMessages('${name}.page', {
  title: '${label}',
  welcome: 'This is the new area of {company}.',
});
`;

const pageModule = ({ name, page, messages: all }) =>
  `import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { accountAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { ${all} as messages } from './messages.ts';
import css from './${name}-page.module.css';

/** ${routeOf(name)}: first page of the area. */
export function ${page}() {
  const t = useT();
  const company = useAtomValue(accountAtom)?.companyName ?? '';
  useBreadcrumb([{ label: t(messages.title) }]);
  return (
    <div className={css.page}>
      <h1>{t(messages.title)}</h1>
      <p>{t(messages.welcome, { company })}</p>
    </div>
  );
}
`;

const styles = `.page {
  display: grid;
  gap: 12px;
  padding: 18px var(--ui-side);
}
`;

const unitTest = ({ name, label, page }) =>
  `import { renderInPortal } from '@jackfield/kit/testing';
import { fakeTenant, signInAs, signOutOfTest } from '@jackfield/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ${page} } from './${name}-page.tsx';

beforeEach(() => {
  signInAs();
});
afterEach(() => {
  cleanup();
  signOutOfTest();
});

it('greets the company', async () => {
  renderInPortal(<${page} />);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('${label}');
  expect(screen.getByText(new RegExp(fakeTenant().companyName)).tagName).toBe('P');
});
`;

const browserTest = ({ name, label }) => `import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { ShellPage } from '../../pages/shell-page.ts';

test('${label} opens from the sidebar', async ({ page, expectAccessible }) => {
  await new LoginPage(page).signIn(people.owner);
  await new ShellPage(page).entry('${label}').click();
  await expect(page).toHaveURL('${routeOf(name)}');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('${label}');
  await expectAccessible(page);
});
`;
