import type { Readable } from 'node:stream';
import type { ReleaseManifest } from '@jackfield/contract';
import { ApiError } from '../platform/errors.ts';
import { checkAgainstLive, liveVersions, type Meant, weightOf } from './against-live.ts';
import { checkEntryScript } from './entry-script.ts';
import { checkFirstRows } from './first-rows/check.ts';
import { refuse } from './refusal.ts';
import {
  claimedParts,
  claimedRoutes,
  findRelease,
  insertRelease,
  lockVersion,
  type NewRelease,
  noteSmoke,
  type ReleaseRow,
  type Smoke,
} from './repository.ts';
import type { ReleaseServices } from './services.ts';
import { readSmoke, smokeFile, smokeKeys } from './smoke.ts';
import type { ReleaseFile } from './tables.ts';
import { unpack } from './unpack.ts';
import {
  checkEntry,
  checkFile,
  checkFiles,
  checkOffer,
  checkPageFiles,
  checkPartNames,
  checkRoutes,
  isForNewerHost,
  readManifest,
} from './verify.ts';

interface Upload {
  readonly source: Readable;
  /** Whether the caller may publish this remote; throws when not. */
  readonly allow: (remote: string) => void;
  /** Token of the caller. */
  readonly token: string;
  /** Counts a wrong smoke key; answers whether it is right. */
  readonly guardSmokeKey: (isRight: boolean) => Promise<boolean>;
  readonly meant: Meant;
  readonly by: string;
}

/** Parts by the area that offers them. */
export type OfferedParts = readonly { readonly area: string; readonly parts: readonly string[] }[];

/** Every file whose digest the description says. */
function describedFiles(manifest: ReleaseManifest) {
  const { files = {}, parts = {}, contributions = {}, firstRows } = manifest;
  const modules = [...Object.values(parts), ...Object.values(contributions)];
  return [
    ...Object.entries(files).map(([file, integrity]) => ({ file, integrity })),
    ...modules.flatMap((module) => module.files),
    ...(firstRows?.files ?? []),
  ];
}

/** Reads what arrived in a folder; throws 422 unless every file is the one that it describes. */
export async function readReceived(
  { store, log }: ReleaseServices,
  received: string,
  files: readonly ReleaseFile[],
): Promise<ReleaseManifest> {
  const text = await store.read(received, 'remote.json');
  if (!text) throw refuse('MANIFEST', 'The tarball has no remote.json.');
  const manifest = readManifest(text.toString());
  const names = new Set(files.map(({ name }) => name));
  checkFiles(manifest, names);
  const entry = await store.read(received, manifest.entry);
  if (!entry) throw refuse('ENTRY', `The tarball has no ${manifest.entry}.`);
  checkEntry(manifest, entry);
  for (const { file, integrity } of describedFiles(manifest)) {
    checkFile({ file, integrity }, names.has(file) ? await store.read(received, file) : null);
  }
  checkPageFiles(manifest, files);
  checkEntryScript(manifest, entry, files);
  if (!(await checkFirstRows(manifest, (file) => store.read(received, file)))) {
    const { name: remote, version } = manifest;
    log.warn(
      { remote, version },
      'first rows could not be judged yet, and are not painted until then',
    );
  }
  return manifest;
}

/**
 * Reads and checks files that arrived in a folder; throws 422 with the reason.
 *
 * @param arriving parts of releases that arrive together with this one
 */
export async function checkReceived(
  services: ReleaseServices,
  received: string,
  files: readonly ReleaseFile[],
  arriving: OfferedParts = [],
): Promise<ReleaseManifest> {
  const manifest = await readReceived(services, received, files);
  const offer = services.offer();
  if (!isForNewerHost(manifest, offer)) checkOffer(manifest, offer);
  checkRoutes(manifest, await services.db.system(claimedRoutes));
  checkPartNames(manifest, [...(await services.db.system(claimedParts)), ...arriving]);
  return manifest;
}

const sameFiles = (one: readonly ReleaseFile[], other: readonly ReleaseFile[]) => {
  const lines = (files: readonly ReleaseFile[]) =>
    files.map(({ name, sha256 }) => `${sha256} ${name}`).toSorted();
  return lines(one).join() === lines(other).join();
};

/** Whether an upload brings nothing but the smoke that a published version lacks. */
const isItsSmoke = (known: ReleaseRow, { files, smoke }: UnstoredRelease) =>
  known.smoke_state === 'missing' && smoke.state === 'passed' && sameFiles(known.files, files);

type UnstoredRelease = Omit<NewRelease, 'at'>;

/**
 * Makes a checked folder a version. The folder takes its place before the row is there: a process
 * killed between the two leaves files that nobody is led to, and housekeeping removes them. The same
 * files once more are refused, unless they bring the smoke that was missing.
 */
export async function storeRelease(
  services: ReleaseServices,
  received: string,
  release: UnstoredRelease,
): Promise<void> {
  const { manifest } = release;
  const ref = { remote: manifest.name, version: manifest.version };
  await services.db.system(async (tx) => {
    await lockVersion(tx, ref);
    const known = await findRelease(tx, ref);
    if (known && isItsSmoke(known, release)) return noteSmoke(tx, ref, release.smoke);
    if (known) {
      const message = `${ref.remote} ${ref.version} is published already.`;
      throw new ApiError('DUPLICATE', { message });
    }
    await services.store.place(received, ref.remote, ref.version);
    await insertRelease(tx, { ...release, at: services.clock.now() });
  });
}

/** What a received folder says of its smoke, which is no file of the release. */
async function takeSmoke(
  { store, config }: ReleaseServices,
  received: string,
  manifest: ReleaseManifest,
  { token, guardSmokeKey: guardKey }: Upload,
): Promise<Smoke> {
  const text = await store.take(received, smokeFile);
  if (!text) return { state: 'missing', report: null };
  const remoteJson = await store.read(received, 'remote.json');
  if (!remoteJson) throw new Error('A checked folder has its remote.json.');
  const keys = smokeKeys(config, manifest.name, token);
  const report = await readSmoke(text.toString(), { manifest, remoteJson, keys, guardKey });
  return { state: 'passed', report };
}

/** Publishes an uploaded tarball; answers the version beside the live ones. Nothing live changes. */
export async function publish(services: ReleaseServices, upload: Upload) {
  const received = await services.store.receive();
  try {
    const unpacked = await unpack(upload.source, received);
    const files = unpacked.filter(({ name }) => name !== smokeFile);
    const manifest = await checkReceived(services, received, files);
    upload.allow(manifest.name);
    const smoke = await takeSmoke(services, received, manifest, upload);
    const live = await services.db.system((tx) => liveVersions(tx, manifest.name));
    checkAgainstLive({ manifest, files }, live, upload.meant);
    await storeRelease(services, received, { manifest, files, by: upload.by, smoke });
    return {
      ref: { remote: manifest.name, version: manifest.version },
      weight: weightOf(files),
      live: live.map((one) => ({ version: one.version, weight: weightOf(one.files) })),
    };
  } finally {
    await services.store.discard(received);
  }
}
