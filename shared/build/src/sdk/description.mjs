import { contractVersion } from '@jackfield/contract';
import { exportsLockText, hostSource, installedVersion, providedFolders } from '../folders.mjs';
import { federationRuntime, hostLists, partlyProvided, versionOf } from '../shared-modules.mjs';
import { readPackage, remotePackages, sdkPackages, typePaths } from './packages.mjs';

/** Third-party packages of which the host provides the one copy; a remote imports them itself. */
const provided = [
  'react',
  'react-dom',
  'react-router',
  'jotai',
  '@tanstack/react-query',
  'react-hook-form',
];
const types = ['@types/react', '@types/react-dom'];

/** What the test of a project is made with; `create` writes these versions into its package.json. */
const ofTests = ['@testing-library/react', '@testing-library/user-event', 'jsdom'];

const isThirdParty = ([name]) => !name.startsWith('@jackfield/');

/** Exact versions of third-party packages, as they are installed here. */
function installed(folder, names) {
  return Object.fromEntries(
    names.map((name) => [name, readPackage(...folder, 'node_modules', name).version]),
  );
}

/** Exact versions of what tests are made with. */
const testTools = () => ({
  ...installed(['shared', 'testing'], ofTests),
  ...installed([], ['vitest']),
});

/** Third-party packages of the packages and of the build itself. */
function dependencies() {
  const folders = [...remotePackages, 'build'].map((name) => ['shared', name]);
  const all = folders.flatMap((folder) => {
    const names = Object.entries(readPackage(...folder).dependencies)
      .filter(isThirdParty)
      .map(([name]) => name)
      .filter((name) => !provided.includes(name));
    return Object.entries(installed(folder, names));
  });
  return Object.fromEntries(all.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Facts about the portal that the build of a remote needs, in place of the workspace's folders. */
export const portalFacts = () => ({
  contract: contractVersion,
  providedFolders: providedFolders(),
  versions: {
    ...Object.fromEntries(
      [...new Set([...provided, ...partlyProvided, federationRuntime])].map((name) => [
        name,
        installedVersion(name),
      ]),
    ),
    ...Object.fromEntries(
      remotePackages.map((name) => [`@jackfield/${name}`, versionOf(`@jackfield/${name}`)]),
    ),
  },
  testTools: testTools(),
  exportsLock: exportsLockText(),
  hostSources: Object.fromEntries(hostLists.map((file) => [file, hostSource(file)])),
});

/**
 * package.json of the SDK. What the host provides is a peer of one exact version, so that npm says
 * when a project has another one.
 *
 * @param {string} version
 */
export const sdkManifest = (version) => ({
  name: '@jackfield/sdk',
  version,
  description: 'Builds, checks and releases a remote of Jackfield outside of its workspace',
  type: 'module',
  engines: { node: '>=24' },
  bin: { jackfield: './build/command.mjs' },
  exports: {
    './build': './build/public.mjs',
    './tsconfig.json': './tsconfig.json',
    './vitest.config.mjs': './vitest.config.mjs',
  },
  bundleDependencies: sdkPackages.map((name) => `@jackfield/${name}`),
  dependencies: {
    ...dependencies(),
    ...Object.fromEntries(
      sdkPackages.map((name) => [`@jackfield/${name}`, versionOf(`@jackfield/${name}`)]),
    ),
  },
  peerDependencies: {
    ...installed(['host'], [...provided, ...types]),
    typescript: readPackage('node_modules', 'typescript').version,
    ...testTools(),
  },
  peerDependenciesMeta: Object.fromEntries(
    Object.keys(testTools()).map((name) => [name, { optional: true }]),
  ),
});

/** Settings of the compiler for a project outside: those of this workspace, and where the types are. */
export function sdkTsconfig(packages, base) {
  return {
    compilerOptions: {
      ...base.compilerOptions,
      lib: ['es2024', 'dom', 'dom.iterable'],
      paths: typePaths(packages),
    },
    files: ['./css.d.ts'],
  };
}
