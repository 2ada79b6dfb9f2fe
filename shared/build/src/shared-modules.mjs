import { hostSource, installedVersion, providedFolders } from './folders.mjs';

/**
 * Modules that exist once in the portal. The host provides each of them, lazily; a remote never
 * bundles one and fails visibly when the host's version does not satisfy its own.
 */
const single = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router',
  'jotai',
  'jotai/utils',
  'jotai/vanilla',
  'jotai/react',
  '@tanstack/react-query',
  'react-hook-form',
  'valibot',
  '@jackfield/texts',
  '@jackfield/contract',
  '@jackfield/domain',
  '@jackfield/domain/phone-numbers',
  '@jackfield/runtime',
];

/** Modules of which the host provides a part, by the host's own file that names it. */
const parts = { 'react-router': 'shared/react-router.ts', valibot: 'shared/valibot.ts' };

/** The modules of which the host provides a part. */
export const partlyProvided = Object.keys(parts);

/** Sources of the host that name what it provides of a module, below `host/src`. */
export const hostLists = Object.values(parts);

/** Names that the host provides of a module; null when it provides all. */
export function providedNames(request) {
  if (!parts[request]) return null;
  const [, list] = /export \{([^}]*)\}/.exec(hostSource(parts[request]));
  return list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

/** Requests of all shared modules, folders of packages included. */
export const sharedRequests = () => [
  ...single,
  ...providedFolders().map((folder) => `@jackfield/${folder}`),
];

const packageOf = (request) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/** Exact version of a shared module, as installed for the host. */
export const versionOf = (request) => installedVersion(packageOf(request));

/**
 * Range that a remote asks for. Libraries are asked for from their minor version on, so that a patch
 * of one goes out with the host or with a remote in any order (SHIP-02). Packages of this workspace
 * are asked for by their major version: whether a host has the names that a build takes is compared
 * by name, and what another team adds to a package builds no remote anew.
 */
export function rangeOf(request) {
  const [major, minor] = versionOf(request).split('.');
  return request.startsWith('@jackfield/') ? `^${major}.0.0` : `^${major}.${minor}.0`;
}

/** The `shared` option of a remote. */
export const remoteShared = () =>
  Object.fromEntries(
    sharedRequests().map((request) => [
      request,
      {
        import: false,
        singleton: true,
        strictVersion: true,
        requiredVersion: rangeOf(request),
      },
    ]),
  );

/**
 * What the entry of a remote loads by. The host has it as a global, so that five areas do not bring
 * five copies; its version is compared as that of a shared module.
 */
export const federationRuntime = '@module-federation/webpack-bundler-runtime';

/** Name of the chunk in which the host has a shared module. */
export const sharedChunk = (request) =>
  `shared-${request.replace('@jackfield/', '').replaceAll('/', '-')}`;

/** Source of the module `shared-modules`: version and loader of each shared module. */
export function sharedModulesSource() {
  const entries = sharedRequests().map((request) => {
    const source = parts[request] ? `./${parts[request]}` : request;
    return `  ${JSON.stringify(request)}: {
    version: ${JSON.stringify(versionOf(request))},
    load: () => import(/* webpackChunkName: "${sharedChunk(request)}" */ ${JSON.stringify(source)}),
  },`;
  });
  return `export const sharedModules = {\n${entries.join('\n')}\n};\n`;
}
