import { createHash, createHmac } from 'node:crypto';
import type { ReleaseManifest } from '@jackfield/contract';
import {
  type Audience,
  type SmokeReport,
  smokeReportSchema,
} from '@jackfield/contract/api/release';
import * as v from 'valibot';
import { sameSecret } from '../platform/operator-keys.ts';
import { pathsOf } from './against-live.ts';
import type { ReleaseConfig } from './config.ts';
import { refuse } from './refusal.ts';
import type { ReleaseRow } from './repository.ts';

/** What came of the pages of a version in a headless browser, signed. */
export const smokeFile = 'smoke.json';

/** The text is signed as it stands, so that nothing depends on how JSON is written. */
const signedSchema = v.object({ report: v.string(), signature: v.string() });

/** No other use of the key makes such a signature. */
const purpose = 'jackfield smoke 1\n';

/** Digest that a smoke names: remote.json has the digest of every other file. */
const digestOf = (remoteJson: Buffer): string =>
  createHash('sha256').update(remoteJson).digest('hex');

const isSignedWith = (key: string, { report, signature }: v.InferOutput<typeof signedSchema>) =>
  sameSecret(createHmac('sha256', key).update(purpose).update(report).digest('hex'), signature);

function parsed<Schema extends v.GenericSchema>(schema: Schema, text: string) {
  try {
    return v.parse(schema, JSON.parse(text));
  } catch {
    throw refuse('SMOKE', `${smokeFile} is not what a smoke writes.`);
  }
}

/** Keys that a smoke of a remote may be signed with. */
export function smokeKeys(config: ReleaseConfig, remote: string, token: string): string[] {
  if (config.smokeKeys.length === 0) return [token];
  return config.smokeKeys
    .filter((one) => one.remote === remote || one.remote === '*')
    .map((one) => one.token);
}

interface Smoked {
  readonly manifest: ReleaseManifest;
  /** Bytes of the build's remote.json. */
  readonly remoteJson: Buffer;
  readonly keys: readonly string[];
  /** Counts a wrong key; answers whether it is right. */
  readonly guardKey: (isRight: boolean) => Promise<boolean>;
}

/** Reads a smoke; throws 422 unless it is signed, of these very bytes, and saw every page paint. */
export async function readSmoke(
  text: string,
  { manifest, remoteJson, keys, guardKey }: Smoked,
): Promise<SmokeReport> {
  const signed = parsed(signedSchema, text);
  const matching = keys.filter((key) => isSignedWith(key, signed));
  if (!(await guardKey(matching.length > 0))) {
    throw refuse('SMOKE', `${smokeFile} is not signed with the key of ${manifest.name}.`);
  }
  const report = parsed(smokeReportSchema, signed.report);
  if (report.digest !== digestOf(remoteJson)) {
    throw refuse('SMOKE', `${smokeFile} is of another build than the one that came with it.`);
  }
  const failed = report.pages.find(({ painted }) => !painted);
  if (failed) {
    const why = failed.reason ?? 'no reason given';
    throw refuse('SMOKE', `${manifest.name} did not show ${failed.path}: ${why}`);
  }
  const opened = new Set(report.pages.map(({ path }) => path));
  const missed = pathsOf(manifest).find((path) => !opened.has(path));
  if (missed) throw refuse('SMOKE', `The smoke did not open ${missed}.`);
  return report;
}

const isBeyondNamed = (audience: Audience) =>
  audience === 'all' || (audience.percent !== undefined && audience.percent > 0);

/** Refuses to give a version beyond named accounts whose pages nobody has seen paint. */
export function checkSmoked(
  { remote, version, smoke_state: state }: ReleaseRow,
  audience: Audience,
  config: ReleaseConfig,
): void {
  if (!config.isSmokeRequired || state !== 'missing' || !isBeyondNamed(audience)) return;
  throw refuse(
    'SMOKE',
    `${remote} ${version} was published without a smoke, so it goes to named accounts only. Publish it again with one: pnpm release ${remote.replace('mfe-', '')} publish, or npx jackfield publish in a repository of its own.`,
  );
}
