import { required } from '@jackfield/contract';
import type { TenantNumber } from '@jackfield/contract/api/number';
import type { CampaignNumbers } from '@jackfield/contract/api/number-registration';
import { formatPhone } from '@jackfield/domain';
import { Field } from '@jackfield/kit/ui/form';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { Select } from '@jackfield/kit/ui/select';
import { useT } from '@jackfield/runtime';
import { campaignName } from '@jackfield/domain/campaign-name';
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
  const campaign = campaigns.find(({ id }) => id === chosen);
  const assigned = useConfirm(async () => campaign && assignNumber(number.id, campaign), {
    of: { campaign: chosen },
    check: () => ({ campaign: campaign ? '' : required('campaign')() }),
    done: t(registrationMessages.assigned),
    onDone: onClose,
    settle: () => client.invalidateQueries({ queryKey: numberKeys.all }),
  });

  return (
    <FormDialog
      title={t(registrationMessages.assignTitle, { number: formatPhone(number.number) })}
      confirmText={t(registrationMessages.assign)}
      onClose={onClose}
      {...assigned.dialog}
    >
      <Field label={t(registrationMessages.choose)} error={assigned.faults.campaign} required>
        <Select
          value={chosen}
          options={campaigns.map((one) => ({
            value: one.id,
            label: t(registrationMessages.option, {
              name: campaignName(one),
              brand: one.brand.companyName,
            }),
          }))}
          onChange={setChosen}
        />
      </Field>
    </FormDialog>
  );
}
