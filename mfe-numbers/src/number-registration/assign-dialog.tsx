import type { TenantNumber } from '@jackfield/contract/api/number';
import type { CampaignNumbers } from '@jackfield/contract/api/number-registration';
import { formatPhone } from '@jackfield/domain';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { Field } from '@jackfield/kit/ui/form';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { Select } from '@jackfield/kit/ui/select';
import { failureText, notify, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { numberKeys } from '../account-numbers/number-query.ts';
import { registrationMessages } from './messages.ts';
import { assignNumber } from './registration-query.ts';

export interface AssignDialogProps {
  number: TenantNumber;
  /** Campaigns that take numbers. */
  campaigns: readonly CampaignNumbers[];
  onClose(): void;
}

/** Chooses the campaign that a number shall send for (annex G9). */
export function AssignDialog({ number, campaigns, onClose }: AssignDialogProps) {
  const t = useT();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<string | null>(
    campaigns.length === 1 ? (campaigns[0]?.id ?? null) : null,
  );
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function assign() {
    const campaign = campaigns.find(({ id }) => id === chosen);
    setMissing(campaign === undefined);
    if (!campaign) return;
    setBusy(true);
    setError(undefined);
    try {
      await assignNumber(number.id, campaign);
      notify.success(t(registrationMessages.assigned));
      onClose();
    } catch (failure) {
      setError(failureText(failure));
      setBusy(false);
    }
    await client.invalidateQueries({ queryKey: numberKeys.all });
  }

  return (
    <Dialog
      open
      width={520}
      title={t(registrationMessages.assignTitle, { number: formatPhone(number.number) })}
      busy={isBusy}
      onClose={onClose}
      onSubmit={() => void assign()}
      action={
        <Button type="primary" loading={isBusy} onClick={() => void assign()}>
          {t(registrationMessages.assign)}
        </Button>
      }
    >
      <Field
        label={t(registrationMessages.choose)}
        error={isMissing ? t(registrationMessages.chooseFirst) : undefined}
        required
      >
        <Select
          value={chosen}
          options={campaigns.map(({ id, useCase, brand }) => ({
            value: id,
            label: t(registrationMessages.option, { useCase, brand: brand.companyName }),
          }))}
          onChange={setChosen}
        />
      </Field>
      {error !== undefined && <Alert kind="error" title={error} />}
    </Dialog>
  );
}
