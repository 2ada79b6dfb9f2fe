import { required } from '@jackfield/contract';
import type { TextingNumber } from '@jackfield/contract/api/texting';
import { formatPhone } from '@jackfield/domain';
import { Field } from '@jackfield/kit/ui/form';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { Select } from '@jackfield/kit/ui/select';
import { common, defineMessages, useT } from '@jackfield/runtime';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addNumbers } from './add-numbers.ts';
import { textingKey, textingOptions } from './query.ts';

const addMessages = defineMessages('texting.add', {
  titleOne: 'Add {number} to a campaign',
  titleMany: 'Add {count, plural, one {# number} other {# numbers}} to a campaign',
  campaign: 'Campaign',
  hint: 'Carriers switch numbers on within a day.',
  add: common.add,
  added: '{count, plural, one {# number added} other {# numbers added}}',
});

export interface AddDialogProps {
  /** The number; with `count`, any of those that are meant. */
  first: Pick<TextingNumber, 'id' | 'number'>;
  /** How many numbers of the account are meant, all that are in no campaign; one without it. */
  count?: number;
  onClose(): void;
}

/** Chooses the active campaign that numbers shall text for. */
export function AddDialog({ first, count, onClose }: AddDialogProps) {
  const t = useT();
  const client = useQueryClient();
  const { data } = useQuery(textingOptions(first.id));
  const campaigns = data?.others ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const only = campaigns.length === 1 ? (campaigns[0]?.id ?? null) : null;
  const campaignId = chosen ?? only;
  const adding = useConfirm(
    async () => addNumbers(count === undefined ? [first.id] : 'all', campaignId ?? ''),
    {
      of: { campaign: campaignId },
      check: () => ({ campaign: campaignId === null ? required('campaign')() : '' }),
      done: (added) => t(addMessages.added, { count: added }),
      onDone: onClose,
      settle: () => client.invalidateQueries({ queryKey: textingKey }),
    },
  );
  return (
    <FormDialog
      title={
        count === undefined
          ? t(addMessages.titleOne, { number: formatPhone(first.number) })
          : t(addMessages.titleMany, { count })
      }
      confirmText={t(addMessages.add)}
      onClose={onClose}
      {...adding.dialog}
    >
      <Field
        label={t(addMessages.campaign)}
        hint={t(addMessages.hint)}
        error={adding.faults['campaign']}
        required
      >
        <Select
          value={campaignId}
          options={campaigns.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setChosen}
        />
      </Field>
    </FormDialog>
  );
}
