import { paths } from '@jackfield/contract';
import type { Campaign } from '@jackfield/contract/api/campaign';
import { t } from '@jackfield/runtime';
import { campaignSteps } from '../campaign-form/steps.ts';
import { refusedPaths } from '../campaigns/rejection-fields.ts';
import { stepOf } from '@jackfield/records/steps-page';
import { type Banner, type BannerWords, lastAt } from '../submission/state-banner.tsx';
import { bannerMessages as messages } from './messages.ts';

const { compliance } = paths.admin;

/** What happened to a campaign, whose move it is, what it costs, and the one next step (annex E6). */
export function bannerOf(campaign: Campaign, { amount, date }: BannerWords): Banner {
  const { id, status, brand, carriers, phoneNumberIds } = campaign;
  if (campaign.isBeingSent) {
    return { kind: 'info', title: t(messages.beingSent), text: t(messages.beingSentText) };
  }
  switch (status) {
    case 'pendingPayment':
      return paying(campaign, amount ?? '');
    case 'paymentFailed':
      return {
        kind: 'warning',
        title: t(messages.payFailed),
        text: t(messages.payFailedText),
        action: {
          label: amount ? t(messages.payActionPriced, { amount }) : t(messages.payAction),
          to: `${compliance.editCampaign(id)}?step=review`,
        },
      };
    case 'pendingReview': {
      const count = carriers.filter(({ state }) => state !== 'waiting').length;
      const all = carriers.length;
      const text = all === 0 ? t(messages.reviewTextPlain) : t(messages.reviewText, { count, all });
      return { kind: 'info', title: t(messages.review), text };
    }
    case 'active':
      if (brand.status !== 'verified') return brandStopped(campaign);
      return phoneNumberIds.length === 0
        ? noNumber(campaign, date)
        : {
            kind: 'success',
            title: t(messages.sending),
            text: t(messages.sendingText, { count: phoneNumberIds.length }),
            action: {
              label: t(messages.sendingAction),
              to: compliance.campaign(id, 'associated-numbers'),
            },
          };
    case 'rejected':
    case 'suspended':
      if (brand.status !== 'verified') return brandStopped(campaign);
      return again(campaign, amount);
    case 'deactivated': {
      const at = lastAt(campaign, 'deactivated');
      return {
        kind: 'info',
        title: t(messages.deactivated),
        text: at
          ? t(messages.deactivatedText, { date: date(at) })
          : t(messages.deactivatedTextPlain),
      };
    }
  }
}

function paying({ confirmUrl }: Campaign, amount: string): Banner {
  if (confirmUrl === null) {
    return {
      kind: 'info',
      title: t(messages.paying),
      text: t(messages.payingText, { amount }),
    };
  }
  return {
    kind: 'warning',
    title: t(messages.confirm),
    text: t(messages.confirmText, { amount }),
    action: { label: t(messages.confirmAction), to: confirmUrl },
  };
}

function noNumber(campaign: Campaign, date: BannerWords['date']): Banner {
  const at = lastAt(campaign, 'approved');
  return {
    kind: 'warning',
    title: t(messages.noNumber),
    text: at ? t(messages.noNumberText, { date: date(at) }) : t(messages.noNumberTextPlain),
    action: {
      label: t(messages.noNumberAction),
      to: `${compliance.campaign(campaign.id, 'associated-numbers')}?drawer=add`,
      isAdd: true,
    },
  };
}

const brandStopped = ({ brand }: Campaign): Banner => ({
  kind: 'warning',
  title: t(messages.brandStopped),
  text: t(messages.brandStoppedText, { brand: brand.brandName }),
  action: { label: t(messages.brandAction), to: compliance.brand(brand.id) },
});

/** The form, opened at the first field that was refused. */
function correctionPath(campaign: Campaign): string {
  const path = compliance.editCampaign(campaign.id);
  const field = refusedPaths(campaign)[0];
  const step = field === undefined ? null : stepOf(campaignSteps, field);
  return step === null ? path : `${path}?${new URLSearchParams({ step, field: field ?? '' })}`;
}

function again(campaign: Campaign, amount: string | undefined): Banner {
  const { status, rejectionReason } = campaign;
  const reason = rejectionReason ?? t(messages.noReason);
  const isRejected = status === 'rejected';
  return {
    kind: 'error',
    title: t(isRejected ? messages.rejected : messages.suspended),
    text: t(isRejected ? messages.rejectedText : messages.suspendedText, { reason }),
    action: {
      label: amount ? t(messages.resubmitPriced, { amount }) : t(messages.resubmit),
      to: correctionPath(campaign),
    },
  };
}
