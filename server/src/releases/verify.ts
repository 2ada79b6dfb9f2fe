import { createHash } from 'node:crypto';
import {
  contractVersion,
  type ReleaseManifest,
  releaseManifestSchema,
  versionTextSchema,
} from '@jackfield/contract';
import semver from 'semver';
import * as v from 'valibot';
import { type CallOffer, type HostOffer, unfitUses } from './fit.ts';
import { partsOf } from './parts.ts';
import type { ApiError } from '../platform/errors.ts';
import { refuse } from './refusal.ts';
import type { ReleaseFile } from './tables.ts';

/** What a portal gives to remotes. */
export interface Offer extends CallOffer {
  /** What the host has; null when no host is built here. */
  readonly host: HostOffer | null;
}

/** Routes that released versions of areas hold. */
type ClaimedRoutes = readonly { readonly area: string; readonly routes: readonly string[] }[];

/** Reads a build's remote.json; throws 422 with the member that is wrong. */
export function readManifest(text: string): ReleaseManifest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refuse('MANIFEST', 'remote.json is not JSON.');
  }
  const read = v.safeParse(releaseManifestSchema, value);
  if (!read.success) {
    const [issue] = read.issues;
    const member = v.getDotPath(issue) ?? 'the whole';
    const reason = issue.input === undefined ? 'is missing' : `is not valid: ${issue.message}`;
    throw refuse('MANIFEST', `remote.json: ${member} ${reason}.`.replace(/\.\.$/, '.'));
  }
  const version = v.safeParse(versionTextSchema, read.output.version);
  if (!version.success) throw refuse('VERSION', version.issues[0].message);
  return read.output;
}

/** Subresource integrity of bytes, as the build writes it. */
export const integrityOf = (bytes: Buffer): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

function satisfies(version: string, range: string): boolean {
  return range.trim() !== '' && semver.satisfies(version, range);
}

/**
 * Why a version cannot run here, in words; null when it can. Numbers say what its team promised,
 * names what its build takes: one that the host or the server has no more would fail in the browser.
 */
export function unfit(manifest: ReleaseManifest, offer: Offer): ApiError | null {
  const { name, version, contract, shared } = manifest;
  const { host } = offer;
  if (!satisfies(contractVersion, contract)) {
    return refuse(
      'CONTRACT',
      `${name} ${version} needs contract ${contract}; this portal has ${contractVersion}.`,
    );
  }
  for (const [module, range] of Object.entries(host ? shared : {})) {
    const provided = host?.versions[module];
    if (provided === undefined) {
      return refuse('SHARED', `${name} needs ${module}; this portal's host does not provide it.`);
    }
    if (!satisfies(provided, range)) {
      return refuse('SHARED', `${module} is needed as ${range}; the host provides ${provided}.`);
    }
  }
  return unfitUses(manifest, host, offer);
}

/**
 * Whether a version that does not fit was built for a newer host: with the shared modules that it
 * was built with, newer ones and such as this host lacks, it would run. Such a one may be published
 * before its host, and is held until then; whoever sees it listed reads why.
 */
export function isForNewerHost(manifest: ReleaseManifest, offer: Offer): boolean {
  const { host } = offer;
  if (!host) return false;
  const versions = { ...host.versions };
  for (const [module, range] of Object.entries(manifest.shared)) {
    const least = semver.validRange(range) === null ? null : semver.minVersion(range);
    const version = versions[module];
    if (least && (!version || semver.gt(least, version))) versions[module] = least.version;
  }
  return !unfit(manifest, { ...offer, host: { ...host, versions } });
}

/** Refuses a version that this portal could not run. */
export function checkOffer(manifest: ReleaseManifest, offer: Offer): void {
  const refusal = unfit(manifest, offer);
  if (refusal) throw refusal;
}

/** A page of the portal has two parts at least, or is the whole of a section such as /your-settings. */
const areaRoute =
  /^\/(?!(?:api|auth|assets|staff|hub|registry|psl|healthz|readyz|metrics)(?:\/|$))[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*$/;
const sections = new Set(['/admin-settings']);
const isBelow = (path: string, route: string) => path === route || path.startsWith(`${route}/`);

/** Refuses routes that are not an area's, or that another area holds. */
export function checkRoutes(manifest: ReleaseManifest, claimed: ClaimedRoutes): void {
  const { area, routes, navigation, pages = {}, firstRows, parts = {} } = manifest;
  const own = claimed.filter((claim) => claim.area === area).flatMap((claim) => claim.routes);
  for (const route of routes) {
    if (!areaRoute.test(route) || sections.has(route)) {
      throw refuse('ROUTES', `${route} is not a route that an area can have.`);
    }
    if (own.some((known) => isBelow(route, known))) continue;
    const holder = claimed.find(
      (claim) => claim.area !== area && claim.routes.some((other) => isBelow(route, other)),
    );
    if (holder) throw refuse('ROUTES', `${route} belongs to the area ${holder.area}.`);
  }
  if (routes.length === 0 && Object.keys(parts).length === 0) {
    throw refuse('ROUTES', 'The remote has neither a route nor a part.');
  }
  const shown = [
    ...navigation.map(({ path }) => path),
    ...Object.keys(pages),
    ...(firstRows?.patterns ?? []),
  ];
  const outside = shown.find((path) => !routes.some((route) => isBelow(path, route)));
  if (outside !== undefined) throw refuse('ROUTES', `${outside} is outside the area's routes.`);
}

/** Refuses parts that another area offers, and needs that neither the portal nor the remote meets. */
export function checkPartNames(
  manifest: ReleaseManifest,
  claimed: readonly { readonly area: string; readonly parts: readonly string[] }[],
): void {
  const own = partsOf(manifest);
  for (const { area, parts } of claimed) {
    const taken = area === manifest.area ? undefined : own.find((part) => parts.includes(part));
    if (taken) throw refuse('PARTS', `The part ${taken} is offered by the area ${area}.`);
  }
  const offered = new Set([...own, ...claimed.flatMap(({ parts }) => parts)]);
  const missing = manifest.needs?.find((part) => !offered.has(part));
  if (missing === undefined) return;
  throw refuse(
    'PARTS',
    `${manifest.name} needs the part ${missing}; no area of this portal offers it.`,
  );
}

/** Refuses an entry whose bytes are not those that the build described. */
export function checkEntry(manifest: ReleaseManifest, entry: Buffer): void {
  const found = integrityOf(entry);
  if (found === manifest.integrity) return;
  throw refuse(
    'INTEGRITY',
    `${manifest.entry} has ${found}, remote.json says ${manifest.integrity}.`,
  );
}

/** Files that a description does not list: itself, and the compressed forms of others. */
const isUndescribed = (name: string) => name === 'remote.json' || /\.(br|gz)$/.test(name);

/** Refuses a description that names files which are not there, or leaves out some that are. */
export function checkFiles(manifest: ReleaseManifest, names: ReadonlySet<string>): void {
  if (!names.has(manifest.entry)) throw refuse('ENTRY', `The tarball has no ${manifest.entry}.`);
  const missing = manifest.preload.find((name) => !names.has(name));
  if (missing) throw refuse('MANIFEST', `remote.json preloads ${missing}, which is not there.`);
  const { files } = manifest;
  if (!files) throw refuse('MANIFEST', 'remote.json does not list its files with their digests.');
  const lost = Object.keys(files).find((name) => !names.has(name));
  if (lost) throw refuse('MANIFEST', `remote.json names ${lost}, which is not there.`);
  const extra = [...names].find((name) => !isUndescribed(name) && !Object.hasOwn(files, name));
  if (extra) throw refuse('MANIFEST', `remote.json does not name ${extra}.`);
}

/** Refuses pages that would be asked for by another digest than their files have: they would load twice. */
export function checkPageFiles(
  { pages = {} }: ReleaseManifest,
  files: readonly ReleaseFile[],
): void {
  const digests = new Map(
    files.map(({ name, sha256 }) => [
      name,
      `sha256-${Buffer.from(sha256, 'hex').toString('base64')}`,
    ]),
  );
  const wrong = Object.values(pages)
    .flatMap((page) => page.files)
    .find(({ file, integrity }) => digests.get(file) !== integrity);
  if (!wrong) return;
  const { file, integrity } = wrong;
  const found = digests.get(file);
  if (found === undefined)
    throw refuse('MANIFEST', `remote.json names ${file}, which is not there.`);
  throw refuse('INTEGRITY', `${file} has ${found}, the pages of remote.json say ${integrity}.`);
}

/** Refuses a file that is not there, or whose bytes are not those that the build described. */
export function checkFile(
  { file, integrity }: { readonly file: string; readonly integrity: string },
  bytes: Buffer | null,
): void {
  if (!bytes) throw refuse('MANIFEST', `remote.json names ${file}, which is not there.`);
  const found = integrityOf(bytes);
  if (found === integrity) return;
  throw refuse('INTEGRITY', `${file} has ${found}, remote.json says ${integrity}.`);
}
