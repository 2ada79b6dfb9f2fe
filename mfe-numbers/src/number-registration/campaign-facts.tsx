import type { TenantNumber } from '@jackfield/contract/api/number';
import type { CampaignNumbers } from '@jackfield/contract/api/number-registration';
import { formatPhone } from '@jackfield/domain';
import { Button, StatusBadge, type StatusBadgeProps } from '@jackfield/kit/ui/core';
import { ConfirmDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { undoAction } from '@jackfield/records/restore';
import { common, useT } from '@jackfield/runtime';
import { campaignName } from '@jackfield/domain/campaign-name';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { numberKeys } from '../account-numbers/number-query.ts';
import { registrationMessages } from './messages.ts';
import { assignNumber, removeNumber } from './registration-query.ts';
import css from './registration.module.css';

type Look = Pick<StatusBadgeProps, 'meaning' | 'shape'>;

const on: Look = { meaning: 'success', shape: 'dot' };
const waiting: Look = { meaning: 'warning', shape: 'ring' };
const refused: Look = { meaning: 'error', shape: 'cross' };
const stopped: Look = { meaning: 'error', shape: 'bar' };
const off: Look = { meaning: 'quiet', shape: 'bar' };

const looks: Record<CampaignNumbers['status'] | CampaignNumbers['brand']['status'], Look> = {
  pendingPayment: waiting,
  paymentFailed: refused,
  pendingReview: waiting,
  active: on,
  rejected: refused,
  suspended: stopped,
  deactivated: off,
  pending: waiting,
  verified: on,
  unverified: refused,
};

/** State of a brand or a campaign (annexes E5, E6). */
function RecordStatus({ status }: { status: keyof typeof looks }) {
  const t = useT();
  return <StatusBadge {...looks[status]}>{t(registrationMessages[status])}</StatusBadge>;
}

interface CampaignFactsProps {
  number: TenantNumber;
  campaign: CampaignNumbers;
}

/** Brand and campaign that a number belongs to, and the way out of it. */
export function CampaignFacts({ number, campaign }: CampaignFactsProps) {
  const t = useT();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const shown = formatPhone(number.number);

  const refresh = () => client.invalidateQueries({ queryKey: numberKeys.all });

  const putBack = async () => {
    await assignNumber(number.id, campaign);
    await refresh();
  };
  const removal = useConfirm(() => removeNumber(number.id, campaign), {
    done: [t(registrationMessages.removed), undoAction(putBack)],
    onDone: () => setAsking(false),
    settle: refresh,
  });

  return (
    <div className={`ui-card ${css.card}`}>
      <dl className="ui-facts">
        <div>
          <dt>{t(registrationMessages.brand)}</dt>
          <dd>
            {campaign.brand.companyName}
            <RecordStatus status={campaign.brand.status} />
          </dd>
        </div>
        <div>
          <dt>{t(registrationMessages.campaign)}</dt>
          <dd>
            {campaignName(campaign)}
            <RecordStatus status={campaign.status} />
          </dd>
          <dd className="ui-text2">{campaign.description}</dd>
        </div>
      </dl>
      <Button size="small" onClick={() => setAsking(true)}>
        {t(common.remove)}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t(registrationMessages.removeTitle, { number: shown })}
          confirmText={t(registrationMessages.removeConfirm)}
          onClose={() => setAsking(false)}
          {...removal.dialog}
        >
          {t(registrationMessages.removeText)}
        </ConfirmDialog>
      )}
    </div>
  );
}
