import { consentKindWords, consentStateWords } from '@jackfield/domain/words/compliance';
import { thisRequired } from '@jackfield/contract';
import { type ConsentState, enteredKinds } from '@jackfield/contract/api/consent';
import { Field, Input, RadioGroup } from '@jackfield/kit/ui/form';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { PhoneInput, phoneFault } from '@jackfield/kit/phone-input';
import { Select } from '@jackfield/kit/ui/select';
import { common, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { consentKey, saveConsent } from './consent-query.ts';
import { consentMessages as words } from './messages.ts';

interface AddDialogProps {
  campaignId: string;
  onClose(): void;
}

/** Enters what a person said on paper, at a form or on the phone. */
export function AddDialog({ campaignId, onClose }: AddDialogProps) {
  const t = useT();
  const client = useQueryClient();
  const [phoneNumber, setNumber] = useState('');
  const [state, setState] = useState<ConsentState>('agreed');
  const [kind, setKind] = useState<(typeof enteredKinds)[number]>('paper');
  const [source, setSource] = useState('');
  const [evidence, setEvidence] = useState('');
  const adding = useConfirm(
    () => saveConsent(campaignId, { phoneNumber, state, kind, source, evidence }),
    {
      check: () => ({
        phoneNumber: phoneFault(phoneNumber, 'phoneNumber') ?? '',
        source: source.trim() === '' ? thisRequired('source')() : '',
      }),
      fields: ['phoneNumber', 'source', 'kind'],
      done: t(state === 'agreed' ? words.added : words.stopAdded),
      onDone: onClose,
      settle: () => client.invalidateQueries({ queryKey: consentKey }),
    },
  );
  const { faults } = adding;
  return (
    <FormDialog
      title={t(words.addTitle)}
      confirmText={t(common.add)}
      dirty={phoneNumber !== '' || source !== ''}
      onClose={onClose}
      {...adding.dialog}
    >
      <p>{t(words.addText)}</p>
      <Field label={t(words.phoneNumber)} error={faults['phoneNumber']} required>
        <PhoneInput
          value={phoneNumber}
          onChange={(value) => {
            setNumber(value);
            adding.forgive('phoneNumber');
          }}
        />
      </Field>
      <Field label={t(words.said)}>
        <RadioGroup<ConsentState>
          value={state}
          onChange={setState}
          options={[
            { value: 'agreed', label: t(consentStateWords.agreed) },
            { value: 'optedOut', label: t(consentStateWords.optedOut) },
          ]}
        />
      </Field>
      <Field label={t(words.how)} error={faults['kind']}>
        <Select
          value={kind}
          options={enteredKinds.map((value) => ({ value, label: t(consentKindWords[value]) }))}
          onChange={setKind}
        />
      </Field>
      <Field label={t(words.where)} hint={t(words.whereHint)} error={faults['source']} required>
        <Input
          value={source}
          most={200}
          onChange={({ target }) => {
            setSource(target.value);
            adding.forgive('source');
          }}
        />
      </Field>
      <Field label={t(words.evidence)} hint={t(words.evidenceHint)}>
        <Input value={evidence} most={200} onChange={({ target }) => setEvidence(target.value)} />
      </Field>
    </FormDialog>
  );
}
