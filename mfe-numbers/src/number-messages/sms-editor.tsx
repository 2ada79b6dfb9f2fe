import { OptionList, PickedField } from '@jackfield/call-routing/routing-editor';
import type { SmsHandling } from '@jackfield/contract/api/company';
import { Field, TextArea } from '@jackfield/kit/ui/form';
import { Ban, Headset, MessageSquareText, UserRound } from '@jackfield/kit/ui/icons';
import { common, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { smsMessages } from './messages.ts';
import { emptyHandling, longestAnswer } from './sms-values.ts';

const icons = { none: Ban, teammate: UserRound, team: Headset, message: MessageSquareText };
const types = ['none', 'teammate', 'team', 'message'] as const;

interface SmsEditorProps {
  value: SmsHandling;
  error: string | undefined;
  onChange(value: SmsHandling): void;
  onBlur(): void;
}

/** Where text messages go; what was entered under another option is kept (ROUTE-03, OP-76). */
export function SmsEditor({ value, error, onChange, onBlur }: SmsEditorProps) {
  const t = useT();
  const [kept, setKept] = useState<Partial<Record<SmsHandling['actionType'], SmsHandling>>>({});
  const choose = (type: SmsHandling['actionType']) => {
    setKept({ ...kept, [value.actionType]: value });
    onChange(kept[type] ?? emptyHandling(type));
  };
  const { actionType, actionValue } = value;
  return (
    <OptionList
      label={t(smsMessages.smsHandling)}
      value={actionType}
      options={types.map((type) => ({
        value: type,
        label: t(smsMessages[type]),
        hint: t(smsMessages[`${type}Hint`]),
        icon: icons[type],
      }))}
      onChoose={choose}
      onBlur={onBlur}
    >
      {(actionType === 'teammate' || actionType === 'team') && (
        <PickedField
          key={actionType}
          kind={actionType}
          id={actionValue}
          taken={[]}
          error={error}
          onPick={(id) => onChange({ actionType, actionValue: id })}
        />
      )}
      {actionType === 'message' && (
        <Field
          label={t(smsMessages.text)}
          hint={t(common.countOf, { count: actionValue.length, maximum: longestAnswer })}
          error={error}
        >
          <TextArea
            rows={3}
            value={actionValue}
            most={longestAnswer}
            onChange={(event) => onChange({ actionType, actionValue: event.target.value })}
          />
        </Field>
      )}
    </OptionList>
  );
}
