import type { Company, Release, ReleasePointer } from '@jackfield/contract/api/release';
import { t } from '@jackfield/runtime';
import type { Promotion } from '../api/moves.ts';
import { moveMessages as messages } from './messages.ts';

/** What the promotion form holds, as typed. */
export interface PromotionInput {
  /** `remote/version`, empty until one is chosen. */
  chosen: string;
  reach: 'all' | 'some';
  /** Share of accounts, in percent. */
  share: string;
  /** Named accounts. */
  tenants: readonly Company[];
  why: string;
  autoRollback: boolean;
}

export type PromotionErrors = Partial<Record<'chosen' | 'share' | 'tenants' | 'why', string>>;

const shortestWhy = 3;
const mostTenants = 200;

/** Key of a version among those of an area. */
export const keyOf = ({ remote, version }: Pick<Release, 'remote' | 'version'>): string =>
  `${remote}/${version}`;

/** The form for a first promotion, or filled with the canary that is to be widened. */
export function promotionInput(pointer: ReleasePointer, from: 'promote' | 'widen'): PromotionInput {
  const canary = from === 'widen' ? pointer.canary : null;
  return {
    chosen: canary ? keyOf(canary) : '',
    reach: canary ? 'some' : 'all',
    share: canary && canary.percent > 0 ? String(canary.percent) : '',
    tenants: canary?.companies ?? [],
    why: '',
    autoRollback: canary ? pointer.autoRollback : true,
  };
}

function shareError(text: string): string | undefined {
  const share = Number(text);
  return share >= 0 && share <= 100 ? undefined : t(messages.shareWrong);
}

function audienceErrors({ share, tenants }: PromotionInput): PromotionErrors {
  const wrongShare = shareError(share);
  const isEmpty = !wrongShare && Number(share) === 0 && tenants.length === 0;
  return {
    ...(wrongShare && { share: wrongShare }),
    ...(isEmpty && { share: t(messages.audienceMissing) }),
    ...(tenants.length > mostTenants && { tenants: t(messages.tenantsMany) }),
  };
}

/** Why a reason is refused; undefined when it is enough. */
export const whyError = (why: string): string | undefined =>
  why.trim().length < shortestWhy ? t(messages.whyMissing) : undefined;

/** Messages by field; empty when the form can be sent. */
export function promotionErrors(input: PromotionInput): PromotionErrors {
  const wrongWhy = whyError(input.why);
  return {
    ...(input.chosen === '' && { chosen: t(messages.versionMissing) }),
    ...(input.reach === 'some' && audienceErrors(input)),
    ...(wrongWhy && { why: wrongWhy }),
  };
}

/** The body of a form without errors. */
export function promotionOf(input: PromotionInput): Promotion {
  const at = input.chosen.indexOf('/');
  const ref = { remote: input.chosen.slice(0, at), version: input.chosen.slice(at + 1) };
  const why = input.why.trim();
  if (input.reach === 'all') return { ...ref, audience: 'all', why };
  return {
    ...ref,
    audience: { percent: Number(input.share), tenants: input.tenants.map(({ id }) => id) },
    why,
    autoRollback: input.autoRollback,
  };
}
