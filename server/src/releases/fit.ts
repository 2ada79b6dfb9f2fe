import { type Endpoint, hubEventTypes, type ReleaseManifest } from '@jackfield/contract';
import { type CallShapes, callMisfit, shapesOf } from '@jackfield/contract/fit';
import type { ApiError } from '../platform/errors.ts';
import type { HostBuild } from './builds.ts';
import { type RefusalCode, refuse } from './refusal.ts';

/** What the host has for remotes, as its build describes it. */
export interface HostOffer
  extends Pick<HostBuild, 'names' | 'types' | 'deprecated' | 'events' | 'tokens'> {
  /** Shared modules with their versions. */
  readonly versions: Readonly<Record<string, string>>;
}

/** What the server answers. */
export interface CallOffer {
  /** Whether a call is answered, such as `GET /api/team/{id}`. */
  readonly answers: (call: string) => boolean;
  /** What a call takes and answers; null for one that is not answered. */
  readonly shapes: (call: string) => CallShapes | null;
}

type Uses = NonNullable<ReleaseManifest['uses']>;

/** Modules as people who write remotes know them. */
const shortName = (request: string) => request.replace('@jackfield/', '').replace('#types', '');
const numbers = (text: string) => text.split('.').map(Number);

function nameMisfit({ names: wanted }: Uses, { names }: HostOffer): string | null {
  for (const [module, taken] of Object.entries(wanted)) {
    const missing = names[module] && taken.find((one) => !names[module]?.includes(one));
    if (missing) {
      return `takes ${missing} from ${shortName(module)}; this portal's host does not have it.`;
    }
  }
  return null;
}

/** The first part of a number is what the type is, the second what it gives beside. */
function typeMisfit({ types: wanted = {} }: Uses, { types = {} }: HostOffer): string | null {
  for (const [module, taken] of Object.entries(wanted)) {
    const known = types[module];
    if (!known) continue;
    for (const [name, number] of Object.entries(taken)) {
      const here = known[name];
      const what = `takes ${name} from ${shortName(module)}`;
      if (here === undefined) return `${what}; this portal's host does not have it.`;
      const [[built = 0, more = 0], [own = 0, most = 0]] = [numbers(number), numbers(here)];
      if (built < own) return `${what} as ${number}; this portal's host has changed it to ${here}.`;
      if (built > own || more > most) {
        return `${what} as ${number}; this portal's host has ${here}, which is older.`;
      }
    }
  }
  return null;
}

function shapeMisfit({ shapes = {} }: Uses, calls: CallOffer): string | null {
  for (const [call, built] of Object.entries(shapes)) {
    const here = calls.shapes(call);
    const misfit = here && callMisfit(call, built, here);
    if (misfit) return misfit;
  }
  return null;
}

function tokenMisfit({ tokens = [] }: Uses, host: HostOffer): string | null {
  const missing = host.tokens && tokens.find((one) => !host.tokens?.includes(one));
  return missing ? `has styles with ${missing}; this portal's theme does not have it.` : null;
}

function eventMisfit({ events }: Uses, host: HostOffer | null): string | null {
  const known: readonly string[] = hubEventTypes;
  const kind = events?.live.find((one) => !known.includes(one));
  if (kind) return `follows changes of ${kind}; this portal does not tell of them.`;
  const name = host?.events && events?.bus.find((one) => !host.events?.includes(one));
  return name ? `uses the event ${name}; this portal does not have it.` : null;
}

/**
 * Why a build cannot run with what a host and a server have by name, in words; null when it can.
 * What it would lack fails in the browser, and there for everybody.
 */
export function unfitUses(
  { name, uses }: ReleaseManifest,
  host: HostOffer | null,
  calls: CallOffer,
): ApiError | null {
  if (!uses) return null;
  const said = (code: RefusalCode, rest: string | null | undefined) =>
    rest ? refuse(code, `${name} ${rest}`) : null;
  const unanswered = uses.calls.find((call) => !calls.answers(call));
  return (
    said('NAMES', host && nameMisfit(uses, host)) ??
    said('TYPES', host && typeMisfit(uses, host)) ??
    said('CALLS', unanswered && `calls ${unanswered}; this portal does not answer it.`) ??
    said('MEMBERS', shapeMisfit(uses, calls)) ??
    said('EVENTS', eventMisfit(uses, host)) ??
    said('TOKENS', host && tokenMisfit(uses, host))
  );
}

/** Names that a build takes and that are to be taken no more, in words; they work until they go. */
export function deprecatedUses({ name, uses }: ReleaseManifest, host: HostOffer | null): string[] {
  return Object.entries(host?.deprecated ?? {}).flatMap(([module, words]) =>
    Object.entries(words)
      .filter(([one]) => uses?.names[module]?.includes(one) || uses?.types?.[module]?.[one])
      .map(([one, instead]) => {
        const why = instead.trim().replaceAll('`', '').replace(/\.$/, '');
        return `${name} takes ${one} from ${shortName(module)}, which is to go: ${why}.`;
      }),
  );
}

/** What a server answers, by the endpoints that its areas have added by now. */
export function callOffer(endpoints: () => Iterable<Endpoint>): CallOffer {
  const known = new Map<string, CallShapes>();
  const find = (call: string) =>
    [...endpoints()].find(({ method, path }) => call === `${method} ${path}`);
  return {
    answers: (call) => find(call) !== undefined,
    shapes(call) {
      const shapes = known.get(call);
      if (shapes) return shapes;
      const endpoint = find(call);
      if (!endpoint) return null;
      const read = shapesOf(endpoint);
      known.set(call, read);
      return read;
    },
  };
}
