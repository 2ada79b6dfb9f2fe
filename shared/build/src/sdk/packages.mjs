import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../folders.mjs';

/** Packages of this workspace that the host provides, or that a remote bundles. */
export const remotePackages = ['texts', 'contract', 'domain', 'runtime', 'kit', 'lists', 'records'];

/** Those that a remote in another repository is made and tested with. */
export const sdkPackages = [...remotePackages, 'testing'];

/** Tests of this workspace, and what only the tests of its trades need. */
const isOfWorkspace = (name) =>
  /\.test\.tsx?$/.test(name) || /^testing\/src\/(compliance|routing|each-file)/.test(name);

/** Every file below a folder, by its path from there. */
export const filesBelow = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
        .toSorted()
    : [];

/** Sources of the packages, by their paths from `shared`. */
export const packageSources = () =>
  sdkPackages
    .flatMap((name) =>
      filesBelow(join(root, 'shared', name, 'src')).map((file) => join(name, 'src', file)),
    )
    .filter((file) => !isOfWorkspace(file.replaceAll('\\', '/')));

export const readPackage = (...folder) =>
  JSON.parse(readFileSync(join(root, ...folder, 'package.json'), 'utf8'));

const compiled = (file) => file.replace(/(?<!\.d)\.tsx?$/, '.js');

/** A package as it stands in the SDK: what it exports is compiled, and brings its types. */
export function packedPackage(source) {
  const { name, version, exports, sideEffects } = source;
  const folder = name.replace('@jackfield/', '');
  const isPacked = ([, file]) =>
    file.startsWith('./src/') && !isOfWorkspace(`${folder}${file.slice(1)}`);
  return {
    name,
    version,
    type: 'module',
    ...(sideEffects !== undefined && {
      sideEffects: Array.isArray(sideEffects) ? sideEffects.map(compiled) : sideEffects,
    }),
    exports: Object.fromEntries(
      Object.entries(exports)
        .filter(isPacked)
        .map(([path, file]) => [path, compiled(file)]),
    ),
  };
}

/** How the compiler of another repository finds the types of the packages. */
export const typePaths = (packages) =>
  Object.fromEntries(
    packages.flatMap(({ name, exports }) =>
      Object.entries(exports)
        .filter(([, file]) => file.endsWith('.js'))
        .map(([path, file]) => [
          name + path.slice(1),
          [`./node_modules/${name}/${file.slice(2).replace(/\.js$/, '.d.ts')}`],
        ]),
    ),
  );
