import { newDeviceSchema } from '@jackfield/contract/api/device';
import { Field, Input } from '@jackfield/kit/ui/form';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import type { SeenImpact, WayImpact } from '@jackfield/records/restore';
import { common, useT } from '@jackfield/runtime';
import { useState } from 'react';
import * as v from 'valibot';
import { deviceMessages } from './messages.ts';
import { type PersonAddress, PhoneAddress, usePhoneAddress } from './phone-address.tsx';
import type { Devices } from './use-devices.ts';

const blank = { name: '', model: '', macAddress: '' };

interface AddDialogProps {
  devices: Devices;
  noticed: WayImpact | undefined;
  person: PersonAddress | undefined;
  onClose(): void;
}

/** Gives a person a desk phone: name, model, MAC address (API-128, annex F5), and where help is sent to. */
export function AddDialog({ devices, noticed, person, onClose }: AddDialogProps) {
  const t = useT();
  const [draft, setDraft] = useState(blank);
  const read = v.safeParse(newDeviceSchema, { type: 'deskphone', ...draft });
  const body = read.success ? read.output : null;
  const Impact = noticed?.Impact;
  const [seen, setSeen] = useState<SeenImpact>({ mayGoOn: true, asSeen: {} });
  const address = usePhoneAddress(person);
  const add = async () => {
    await address?.save();
    return devices.add(v.parse(newDeviceSchema, read.output), seen.asSeen);
  };
  const added = useConfirm(add, {
    check: () => {
      const texts = (read.issues ?? []).map((one) => [v.getDotPath(one) ?? '', one.message]);
      return { ...Object.fromEntries(texts.toReversed()), ...address?.check() };
    },
    of: draft,
    fields: Object.keys(blank),
    done: ({ name }) => t(common.isAdded, { name }),
    onDone: onClose,
  });

  const text = (field: keyof typeof blank, label: string, hint?: string) => (
    <Field label={label} hint={hint} error={added.faults[field]} required={field !== 'model'}>
      <Input
        value={draft[field]}
        autoComplete="off"
        most={50}
        onChange={(event) => setDraft({ ...draft, [field]: event.target.value })}
      />
    </Field>
  );
  return (
    <FormDialog
      title={t(deviceMessages.addTitle)}
      dirty={Object.values(draft).some(Boolean) || address?.isDirty === true}
      confirmText={t(deviceMessages.addConfirm)}
      mayConfirm={seen.mayGoOn}
      checking={seen.isChecking === true}
      onClose={onClose}
      {...added.dialog}
    >
      {text('name', t(common.name), t(deviceMessages.nameHint))}
      {text('model', t(common.model))}
      {text('macAddress', t(deviceMessages.mac), t(deviceMessages.macHint))}
      {address && <PhoneAddress of={address} />}
      {Impact && body && (
        <Impact
          name={`add ${JSON.stringify(body)}`}
          ask={(options) => devices.tryAdd(body, options)}
          onSeen={setSeen}
        />
      )}
    </FormDialog>
  );
}
