import {
  type AccountCountry,
  type Holder,
  paths,
  type StartPage,
  type Variant,
} from '@jackfield/contract';
import { mayOpenPage } from './page-areas.ts';

/** What guards and redirects look at. */
export interface Visitor {
  /** Null while signed out. */
  person: (Holder & { isTenantOwner: boolean; startPage?: StartPage }) | null;
  /** Null until profile and account have been read. */
  account: { country: AccountCountry } | null;
  variant: Variant['id'];
}

/** The texts of unavailable pages (SHELL-21, SHELL-31 to SHELL-38, OP-28). */
export type MissingText = 'unknown' | 'feature' | 'page';

export type GuardAnswer =
  | { kind: 'pass' }
  | { kind: 'signIn' }
  | { kind: 'wait' }
  | { kind: 'redirect'; to: string }
  | { kind: 'missing'; text: MissingText }
  | { kind: 'broken'; status: 500 };

type Guard = (visitor: Visitor, path: string) => GuardAnswer;

const pass: GuardAnswer = { kind: 'pass' };
const missing = (text: MissingText): GuardAnswer => ({ kind: 'missing', text });
const when = (isFine: boolean, answer: GuardAnswer) => (isFine ? pass : answer);

const guards = {
  session: ({ person }) => when(person !== null, { kind: 'signIn' }),
  account: ({ account }) => when(account !== null, { kind: 'wait' }),
  mayOpen: ({ person }, path) =>
    when(person !== null && mayOpenPage(person, path), {
      kind: 'redirect',
      to: paths.yourSettings.page('profile'),
    }),
  standard: ({ person }) =>
    when(person?.role === 'standard', { kind: 'redirect', to: paths.admin.users.listing() }),
  usa: ({ account }) => when(account?.country === 'USA', missing('page')),
  notMalaysia: ({ account }) => when(account?.country !== 'MYS', missing('page')),
  tenantOwner: ({ person }) => when(person?.isTenantOwner === true, missing('page')),
  notOffered: () => missing('feature'),
  notFound: () => missing('page'),
} satisfies Record<string, Guard>;

export type GuardId = keyof typeof guards;

/**
 * The one order in which guards are asked, whatever order a route names them in (OP-20): session,
 * profile and account, role and what it may open, variant (no route needs one yet), country, tenant
 * owner, feature.
 * Whether the record exists is asked last, by the page itself.
 */
const order = [
  'session',
  'account',
  'mayOpen',
  'standard',
  'usa',
  'notMalaysia',
  'tenantOwner',
  'notOffered',
  'notFound',
] as const satisfies readonly GuardId[];

const isGuard = (id: string): id is GuardId => Object.hasOwn(guards, id);

/**
 * The first guard that fails decides; a guard that nobody knows is a fault of ours (SHELL-20).
 * @param path of the page that is asked for
 */
export function askGuards(ids: readonly string[], visitor: Visitor, path: string): GuardAnswer {
  if (!ids.every(isGuard)) return { kind: 'broken', status: 500 };
  for (const id of order) {
    if (!ids.includes(id)) continue;
    const answer = guards[id](visitor, path);
    if (answer.kind !== 'pass') return answer;
  }
  return pass;
}
