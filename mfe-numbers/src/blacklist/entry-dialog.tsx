import type { BlacklistDirection, BlacklistType } from '@jackfield/contract/api/blacklist';
import { countryChoices } from '@jackfield/domain/dialing';
import { PhoneInput } from '@jackfield/kit/phone-input';
import { Alert } from '@jackfield/kit/ui/core';
import { Field, RadioGroup } from '@jackfield/kit/ui/form';
import { FormDialog } from '@jackfield/kit/ui/overlay';
import { Select } from '@jackfield/kit/ui/select';
import { common, useT } from '@jackfield/runtime';
import type { BlacklistEntry } from './blacklist-calls.ts';
import { entryText } from './entry-text.ts';
import { blacklistMessages } from './messages.ts';
import { useEntry } from './use-entry.ts';

export interface EntryDialogProps {
  direction: BlacklistDirection;
  /** The entry to change; null blocks something new. */
  entry: BlacklistEntry | null;
  /** Who blocked it, and what came of it. */
  story?: string;
  /** In E.164; what is filled in of something new. */
  number?: string | undefined;
  /** After it was saved; without it the dialog closes only. */
  onSaved?: (() => void) | undefined;
  onClose(): void;
}

/** Blocks a number or a country, or changes what an entry blocks (NUM-06, OP-73). */
export function EntryDialog(props: EntryDialogProps) {
  const { direction, entry, story, number = '', onClose, onSaved = onClose } = props;
  const t = useT();
  const edit = useEntry(direction, entry, { number, onSaved });
  const { impact, mayGoOn } = edit.noticed;
  const isOutbound = direction === 'outbound';
  const title = isOutbound ? blacklistMessages.addOutbound : blacklistMessages.addInbound;

  return (
    <FormDialog
      title={entry ? t(common.editOf, { name: entryText(entry) }) : t(title)}
      dirty={edit.isDirty}
      confirmText={t(entry ? blacklistMessages.save : blacklistMessages.addEntry)}
      mayConfirm={mayGoOn}
      onClose={onClose}
      {...edit.saved.dialog}
    >
      {edit.theirs && (
        <Alert
          kind="warning"
          title={t(blacklistMessages.theirs, { name: entryText(edit.theirs) })}
        />
      )}
      {isOutbound && (
        <Field label={t(blacklistMessages.block)}>
          <RadioGroup<BlacklistType>
            label={t(blacklistMessages.block)}
            options={[
              { value: 'number', label: t(blacklistMessages.oneNumber) },
              { value: 'country', label: t(blacklistMessages.wholeCountry) },
            ]}
            value={edit.type}
            onChange={edit.setType}
          />
        </Field>
      )}
      {edit.type === 'number' ? (
        <Field label={t(common.number)} error={edit.saved.faults.number} required>
          <PhoneInput value={edit.number} onChange={edit.setNumber} />
        </Field>
      ) : (
        <Field label={t(common.country)} error={edit.saved.faults.country} required>
          <Select
            showSearch
            value={edit.country || null}
            options={countryChoices()}
            onChange={(country) => edit.setCountry(country ?? '')}
          />
        </Field>
      )}
      {story && <p className="ui-note">{story}</p>}
      {impact}
    </FormDialog>
  );
}
