import { type LeaverRule, setLeaverRule } from '@jackfield/contract/api/directory';
import { Field } from '@jackfield/kit/ui/form';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { Select } from '@jackfield/kit/ui/select';
import { PickerSelect } from '@jackfield/records/people-picker';
import { call, common, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import look from '../parts/parts.module.css';
import { directoryKey } from './directory-query.ts';
import { directoryMessages as messages, ruleMessages } from './messages.ts';

type Kind = LeaverRule['kind'];
const kinds: readonly Kind[] = ['nobody', 'manager', 'person', 'team'];

function ruleOf(kind: Kind, id: string | null): LeaverRule | null {
  if (kind === 'nobody' || kind === 'manager') return { kind };
  return id === null ? null : { kind, id };
}

interface RuleDialogProps {
  rule: LeaverRule;
  onClose(): void;
}

/** Chooses who rings instead of people who leave from now on (SCIM-01). */
export function RuleDialog({ rule: now, onClose }: RuleDialogProps) {
  const t = useT();
  const client = useQueryClient();
  const [kind, setKind] = useState(now.kind);
  const [id, setId] = useState('id' in now ? now.id : null);
  const rule = ruleOf(kind, id);
  const confirm = useConfirm(() => call(setLeaverRule, { body: { rule: rule ?? now } }), {
    of: { kind, id },
    fields: ['rule'],
    check: () => ({ rule: rule === null ? t(messages.choose) : undefined }),
    done: t(messages.ruleSaved),
    onDone: onClose,
    settle: () => client.invalidateQueries({ queryKey: directoryKey }),
  });
  return (
    <FormDialog
      title={t(messages.ruleTitle)}
      confirmText={t(messages.ruleSave)}
      dirty={JSON.stringify(rule) !== JSON.stringify(now)}
      onClose={onClose}
      {...confirm.dialog}
    >
      <div className={look.form}>
        <Field label={t(messages.ruleLabel)}>
          <Select<Kind>
            value={kind}
            options={kinds.map((value) => ({ value, label: t(ruleMessages[value]) }))}
            onChange={(chosen) => {
              setKind(chosen);
              setId(null);
            }}
          />
        </Field>
        {(kind === 'person' || kind === 'team') && (
          <Field
            label={t(kind === 'team' ? common.team : common.user)}
            error={confirm.faults['rule']}
            required
          >
            <PickerSelect
              key={kind}
              kind={kind === 'team' ? 'team' : 'teammate'}
              value={id}
              onPick={(picked) => setId(picked.id)}
            />
          </Field>
        )}
      </div>
    </FormDialog>
  );
}
