import { required } from '@jackfield/contract';
import { Checkbox, Field, Input } from '@jackfield/kit/ui/form';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { common, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { keepView } from './list-memory.ts';
import { viewMessages } from './messages.ts';

export interface SaveViewProps {
  list: string;
  query: string;
  onClose(): void;
}

/** Asks for the name under which the present filters are kept. */
export function SaveView({ list, query, onClose }: SaveViewProps) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const [isDefault, setDefault] = useState(false);
  const name = typed.trim();
  const kept = useConfirm(() => keepView(list, { name, query, isDefault }), {
    check: () => ({ name: name === '' ? required('name')() : '' }),
    fields: ['name'],
    done: t(viewMessages.saved, { name }),
    onDone: onClose,
  });

  return (
    <FormDialog
      title={t(viewMessages.saveTitle)}
      dirty={typed !== ''}
      confirmText={t(viewMessages.saveConfirm)}
      onClose={onClose}
      {...kept.dialog}
    >
      <Field
        label={t(common.name)}
        hint={t(viewMessages.saveHint)}
        error={kept.faults.name}
        required
      >
        <Input
          value={typed}
          most={40}
          onChange={(event) => {
            setTyped(event.target.value);
            kept.forgive();
          }}
        />
      </Field>
      <Checkbox checked={isDefault} onChange={(event) => setDefault(event.target.checked)}>
        {t(viewMessages.asDefault)}
      </Checkbox>
    </FormDialog>
  );
}
