import { paths } from '@jackfield/contract';
import type { Brand } from '@jackfield/contract/api/brand';
import { t } from '@jackfield/runtime';
import { lineOf } from './brand-lines.ts';
import { feedbackTexts } from './feedback-texts.ts';
import { firstFault, formAddress } from './form-address.ts';
import { brandPageMessages as messages } from './messages.ts';
import { type Banner, type BannerWords, lastAt } from '../submission/state-banner.tsx';

/** The banner of a brand (annex E5). */
export function bannerOf(brand: Brand, { amount, date }: BannerWords): Banner {
  const verifiedAt = lastAt(brand, 'verified');
  const suspendedAt = lastAt(brand, 'suspended');
  if (brand.confirmUrl !== null) {
    return {
      kind: 'warning',
      title: t(messages.confirm),
      text: t(messages.confirmText),
      action: { label: t(messages.confirmAction), to: brand.confirmUrl },
    };
  }
  if (brand.isBeingPaid) {
    return { kind: 'info', title: t(messages.beingPaid), text: t(messages.beingPaidText) };
  }
  if (brand.isBeingSent) {
    return { kind: 'info', title: t(messages.beingSent), text: t(messages.beingSentText) };
  }
  const isRefunded = brand.story.at(-1)?.step === 'refunded' && brand.status !== 'verified';
  // What was found says more than that the fee is back.
  if (isRefunded && brand.feedback.length === 0) {
    return {
      kind: 'warning',
      title: t(messages.refunded),
      text: t(messages.refundedText),
      action: again(brand, amount),
    };
  }
  switch (brand.status) {
    case 'pending':
      return { kind: 'info', title: t(messages.pending), text: t(messages.pendingText) };
    case 'verified':
      if (brand.needsRevet) {
        return {
          kind: 'warning',
          title: t(messages.changed),
          text: t(messages.changedText),
          action: {
            label: amount ? t(messages.changedAction, { amount }) : t(messages.changedActionPlain),
            to: `${paths.admin.compliance.editBrand(brand.id)}?step=review`,
          },
        };
      }
      return {
        kind: 'success',
        title: verifiedAt
          ? t(messages.verifiedOn, { date: date(verifiedAt) })
          : t(messages.verified),
        text: t(brand.campaignCount === 0 ? messages.verifiedNext : messages.verifiedText),
      };
    case 'unverified': {
      const [first] = brand.feedback;
      return {
        kind: 'error',
        title: first
          ? t(messages.refusedFor, { what: t(feedbackTexts[first.id].what) })
          : t(messages.refused),
        text: t(messages.refusedText, { count: brand.feedback.length }),
        action: again(brand, amount),
      };
    }
    case 'suspended':
      return {
        kind: 'error',
        title: suspendedAt
          ? t(messages.suspendedOn, { date: date(suspendedAt) })
          : t(messages.suspended),
        text: t(messages.suspendedText),
        action: again(brand, amount),
      };
  }
}

function again(brand: Brand, amount: string | undefined): NonNullable<Banner['action']> {
  const field = firstFault(brand);
  const line = field === null ? null : lineOf(brand, field);
  return {
    label: amount ? t(messages.correct, { amount }) : t(messages.correctPlain),
    to: formAddress(brand, field),
    ...(line && { note: t(messages.opensAt, { field: line.label }) }),
  };
}
