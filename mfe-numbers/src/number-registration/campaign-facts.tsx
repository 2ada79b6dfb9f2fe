import type { TenantNumber } from '@jackfield/contract/api/number';
import type { CampaignNumbers } from '@jackfield/contract/api/number-registration';
import { formatPhone } from '@jackfield/domain';
import { Button } from '@jackfield/kit/ui/core';
import { ConfirmDialog } from '@jackfield/kit/ui/overlay';
import { failureText, notify, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { numberKeys } from '../account-numbers/number-query.ts';
import css from './registration.module.css';
import { registrationMessages } from './messages.ts';
import { assignNumber, removeNumber } from './registration-query.ts';
import { RecordStatus } from './status-badges.tsx';

interface CampaignFactsProps {
  number: TenantNumber;
  campaign: CampaignNumbers;
}

/** Brand and campaign that a number belongs to, and the way out of it. */
export function CampaignFacts({ number, campaign }: CampaignFactsProps) {
  const t = useT();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const shown = formatPhone(number.number);

  const refresh = () => client.invalidateQueries({ queryKey: numberKeys.all });

  async function putBack() {
    try {
      await assignNumber(number.id, campaign);
      notify.success(t(registrationMessages.assigned));
    } catch (failure) {
      notify.failure(failure);
    }
    await refresh();
  }

  async function remove() {
    setBusy(true);
    setError(undefined);
    try {
      await removeNumber(number.id, campaign);
      notify.success(t(registrationMessages.removed), {
        label: t(registrationMessages.undo),
        run: () => void putBack(),
      });
      setAsking(false);
    } catch (failure) {
      setError(failureText(failure));
    }
    setBusy(false);
    await refresh();
  }

  return (
    <div className={css.card}>
      <dl>
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
            {campaign.useCase}
            <RecordStatus status={campaign.status} />
          </dd>
          <dd className={css.text}>{campaign.description}</dd>
        </div>
      </dl>
      <Button size="small" onClick={() => setAsking(true)}>
        {t(registrationMessages.remove)}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          title={t(registrationMessages.removeTitle, { number: shown })}
          confirmText={t(registrationMessages.removeConfirm)}
          busy={isBusy}
          error={error}
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        >
          {t(registrationMessages.removeText)}
        </ConfirmDialog>
      )}
    </div>
  );
}
