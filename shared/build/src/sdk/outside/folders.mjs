import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

// A repository outside holds one remote; what the workspace reads of the host's folders is known
// here from the portal that this SDK came from.

/** Folder of the project. */
export const root = process.cwd();

const sdk = join(import.meta.dirname, '..');
const packages = join(sdk, 'node_modules');
const portal = JSON.parse(readFileSync(join(import.meta.dirname, 'portal.json'), 'utf8'));

/** The project's description; null when it has none. */
export function described() {
  const file = join(root, 'remote.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

export const remoteNames = () => targets().map(({ name }) => name);
export const targets = () =>
  described() ? [{ name: described().name.replace('mfe-', ''), folder: root }] : [];
export const fixtures = () => [];
export const fullName = (name) => name;
export const folderOf = (remote) => (described()?.name === remote ? root : null);
export const nameOfFolder = () => null;
export const providedFolders = () => portal.providedFolders;
export const installedVersion = (name) => portal.versions[name];
/** Versions of what tests are made with. */
export const testTools = () => portal.testTools;
export const exportsLockText = () => portal.exportsLock;
export const hostSource = (file) => portal.hostSources[file];
export const packageFolders = ['node_modules', packages];

const isOfProject = (file) =>
  file.startsWith(root + sep) && !file.includes(`${sep}node_modules${sep}`);
const isOfSdk = (file) => file.startsWith(join(packages, '@jackfield', sep));

export const isOwnSource = (file) => isOfProject(file) || isOfSdk(file);
export const declaresCalls = (file) =>
  file.startsWith(join(packages, '@jackfield', 'contract', 'src', 'api', sep));
