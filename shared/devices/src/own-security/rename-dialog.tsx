import { required } from '@jackfield/contract';
import type { Passkey } from '@jackfield/contract/api/second-step';
import { Field, Input } from '@jackfield/kit/ui/form';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { common, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { securityMessages } from './messages.ts';
import type { Security } from './use-security.ts';

/** As long as a name may be. */
const longest = 60;

interface RenameDialogProps {
  passkey: Passkey;
  security: Security;
  onClose(): void;
}

/** Asks for another name of a passkey. */
export function RenameDialog({ passkey, security, onClose }: RenameDialogProps) {
  const t = useT();
  const [name, setName] = useState(passkey.name);
  const asked = useConfirm(() => security.renamePasskey(passkey.id, name.trim()), {
    check: () => ({ name: name.trim() === '' ? required('name')() : '' }),
    fields: ['name'],
    done: t(securityMessages.renamed),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t(securityMessages.renameOf, { name: passkey.name })}
      dirty={name !== passkey.name}
      confirmText={t(common.save)}
      onClose={onClose}
      {...asked.dialog}
    >
      <Field label={t(common.name)} error={asked.faults.name} required>
        <Input
          value={name}
          most={longest}
          onChange={(event) => {
            setName(event.target.value);
            asked.forgive('name');
          }}
        />
      </Field>
    </FormDialog>
  );
}
