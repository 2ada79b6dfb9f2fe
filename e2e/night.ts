import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Browser tests that a run by day leaves to the night unless what they are about has changed. */
interface Part {
  /** Below `specs`: folders and files that are left whole. A spec that leaves less asks `isLeft`. */
  readonly specs: readonly string[];
  /** The paths of the files that these tests are about; null for those that are for the night alone. */
  readonly about: RegExp | null;
}

/** How areas come into the portal. */
const opening = /^(host\/src\/(areas|boot)|shared\/(runtime|build)\/src)\//;

const parts: Readonly<Record<string, Part>> = {
  releases: {
    specs: ['releases', 'host/whats-new.spec.ts'],
    about:
      /^(host\/src\/(news|releases|staff)|server\/src\/releases|e2e\/(remotes|specs\/releases))\/|^(scripts\/(release|lib\/smoke)|e2e\/fixtures\/releases)/,
  },
  variants: {
    specs: ['variants'],
    about:
      /^(host\/(variants|src\/layout)|e2e\/(variants|specs\/variants))\/|^(server\/src\/platform\/config|scripts\/(create|lib\/new)-variant)/,
  },
  contract: {
    specs: ['contract'],
    about:
      /^(host\/src\/live|shared\/(lists\/src\/first-rows|kit\/src\/remote)|server\/src\/releases|e2e\/specs\/contract)\/|^e2e\/(pages\/area-contract|fixtures\/holdings)/,
  },
  resilience: {
    specs: ['resilience/remotes.spec.ts', 'resilience/try-again.spec.ts'],
    about: /^(host\/src\/(errors|home)|e2e\/specs\/resilience)\/|^e2e\/fixtures\/faults/,
  },
  'every language': { specs: ['languages/every-language.spec.ts'], about: null },
  languages: {
    specs: ['languages'],
    about:
      /messages\.ts$|^(shared\/texts|e2e\/specs\/languages)\/|^(server\/src\/platform\/languages|e2e\/(pages\/texts|fixtures\/pseudo))/,
  },
};

/** Remotes whose pages have looks of their own; those of the host and of what it shares are all. */
const targets = [
  'host',
  'mfe-people',
  'mfe-numbers',
  'mfe-billing',
  'mfe-compliance',
  'mfe-settings',
  'mfe-integrations',
] as const;
type Target = (typeof targets)[number];

/** Specs about how the shell and shared controls look, beside those of each route. */
const looks = [
  'cross/every-state.spec.ts',
  'cross/forced-colors.spec.ts',
  'cross/layouts.spec.ts',
  'cross/record-head.spec.ts',
  'host/accessible.spec.ts',
  'host/onboarding-looks.spec.ts',
];
const aboutLooks = /^e2e\/(specs\/cross\/|pages\/(looks|wheel|openers))/;

/** Shapes of calls and paths, of which every page is made and none shows anything. */
const hasNoLooks = /^shared\/contract\//;

/** What the last build of a target was made of, by the import graph of its compiler. */
const sourcesOf = (target: Target): string[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', target, 'dist/.sources.json'), 'utf8'))
    .files;

/**
 * Names of the parts that a run leaves to the night.
 *
 * @param changed paths of the files that differ from what was tested before; null where that is
 *   not known, which leaves all of them
 * @param sources what a target is made of, paths from the root
 */
export function partsToLeave(
  changed: readonly string[] | null,
  sources: (target: Target) => readonly string[] = sourcesOf,
): string[] {
  const all = [...Object.keys(parts), ...targets.map(looksOf)];
  if (changed === null) return all;
  const nights = Object.keys(parts).filter((name) => parts[name]?.about === null);
  if (changed.includes('pnpm-lock.yaml')) return nights;
  const files = new Set(changed);
  const shows = (file: string) => files.has(file) && !hasNoLooks.test(file);
  const isDue = (about: RegExp | null) =>
    about !== null && changed.some((file) => about.test(file) || opening.test(file));
  const due = [
    ...Object.entries(parts).flatMap(([name, { about }]) => (isDue(about) ? [name] : [])),
    ...targets.filter((target) => isDue(aboutLooks) || sources(target).some(shows)).map(looksOf),
  ];
  return all.filter((name) => !due.includes(name));
}

const looksOf = (target: Target) => `looks of ${target}`;

const left = new Set((process.env.E2E_LEFT ?? '').split(',').filter(Boolean));

/** Whether this run leaves a part to the night; `pnpm e2e` alone leaves nothing. */
export const isLeft = (name: string): boolean => left.has(name);

/** Whether only one look is taken of the pages of a target: nothing that they are made of has changed. */
export const areLooksLeft = (target: Target): boolean => isLeft(looksOf(target));

/** Globs of the specs that this run leaves whole. */
export function leftSpecs(): string[] {
  const whole = Object.entries(parts).flatMap(([name, { specs }]) => (isLeft(name) ? specs : []));
  const shell = isLeft(looksOf('host')) ? looks : [];
  return [...whole, ...shell].map(
    (path) => `**/specs/${path.endsWith('.ts') ? path : `${path}/**`}`,
  );
}
