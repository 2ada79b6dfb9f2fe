import { type TextingNumber } from '@jackfield/contract/api/texting';
import { textingLinks, type TextingLink } from '@jackfield/contract/api/texting-status';
import { classOf, type TextingClass, type TextingClasses } from './classes.ts';
import type { NumberRow } from './numbers.ts';

/** Carriers switch a number on within a day. */
const switchTime = 24 * 3_600_000;

type Times = Pick<NumberRow, 'createdAt' | 'leftAt' | 'attachedAt' | 'readyAt'>;

const latest = (...times: readonly (Date | null | undefined)[]): Date | null => {
  const known = times.flatMap((time) => (time ? [time.getTime()] : []));
  return known.length > 0 ? new Date(Math.max(...known)) : null;
};

/** Since when a number stands as it does. */
function sinceOf({ verdict, path }: TextingClass, times: Times, opensAt: Date | null) {
  const { campaign, brandAt } = path ?? { campaign: null, brandAt: null };
  switch (verdict.reason) {
    case 'brandPending':
    case 'brandUnverified':
    case 'brandSuspended':
    case 'noCampaign':
      return brandAt;
    case 'paymentPending':
      return latest(campaign?.paymentAt, campaign?.statusAt);
    case 'paymentFailed':
    case 'inReview':
    case 'campaignRejected':
    case 'campaignSuspended':
      return campaign?.statusAt ?? null;
    case 'notAttached':
      return latest(times.createdAt, times.leftAt, opensAt);
    case 'switchingOn':
      return times.attachedAt;
    case 'ready':
      return latest(times.readyAt, campaign?.statusAt, brandAt);
    case 'noBrand':
    case 'tollFree':
    case 'canada':
    case 'malaysia':
      return null;
  }
}

function timeOf(
  link: TextingLink,
  { path, isAttached }: TextingClass,
  { attachedAt, readyAt }: Times,
): Date | null {
  switch (link) {
    case 'country':
      return null;
    case 'brand':
      return path?.brandAt ?? null;
    case 'vetting':
      return path?.vettedAt ?? null;
    case 'paid':
      return path?.campaign?.paymentAt ?? null;
    case 'approved':
      return path?.campaign?.statusAt ?? null;
    case 'attached':
      return isAttached ? attachedAt : null;
    case 'ready':
      return isAttached ? readyAt : null;
  }
}

const text = (time: Date | null) => time?.toISOString() ?? null;

/** Whether a number can text in short, as lists of numbers show it. */
export function toStatus(classes: TextingClasses, key: string, times: Times) {
  const found = classOf(classes, key);
  const { reason, group, step } = found.verdict;
  return { reason, group, step, since: text(sinceOf(found, times, classes.opensAt)) };
}

/** A number as the API answers it (annex J6). */
export function toTextingNumber(classes: TextingClasses, row: NumberRow): TextingNumber {
  const { key, createdAt, leftAt, attachedAt, readyAt, ...number } = row;
  const times = { createdAt, leftAt, attachedAt, readyAt };
  const found = classOf(classes, key);
  const { path, verdict, isAttached } = found;
  return {
    ...number,
    ...toStatus(classes, key, times),
    links: textingLinks.map((link) => {
      const state = verdict.links[link];
      const isOpen = state === 'none' || state === 'later';
      return { link, state, at: isOpen ? null : text(timeOf(link, found, times)) };
    }),
    brand: path && { id: path.brandId, name: path.brandName },
    vetting: path?.vetting ? { status: path.vetting, score: path.score } : null,
    campaign: path?.campaign ? { id: path.campaign.id, name: path.campaign.name } : null,
    isAttached,
    readyBy:
      verdict.reason === 'switchingOn' && attachedAt
        ? new Date(attachedAt.getTime() + switchTime).toISOString()
        : null,
    alike: key,
  };
}
