import type { CallerIdPermission } from '@jackfield/contract/api/company';
import { IconButton } from '@jackfield/kit/ui/core';
import { Field, RadioGroup } from '@jackfield/kit/ui/form';
import { X } from '@jackfield/kit/ui/icons';
import { PickerSelect, useNamed } from '@jackfield/records/people-picker';
import { common, useT } from '@jackfield/runtime';
import css from './caller-id-control.module.css';
import { advancedMessages } from './messages.ts';

interface CallerIdControlProps {
  value: CallerIdPermission;
  error: string | undefined;
  onChange(value: CallerIdPermission): void;
}

/** Everyone, or a list of users; the list is kept while everyone is chosen (annex F7). */
export function CallerIdControl({ value, error, onChange }: CallerIdControlProps) {
  const t = useT();
  const { type, teammateIds } = value;
  const named = useNamed('teammate', teammateIds);
  const nameOf = (id: string) => named(id).found?.name ?? t(advancedMessages.gone);
  return (
    <div className={css.control}>
      <Field
        label={t(advancedMessages.callerIDPermission)}
        hint={t(
          type === 'everyone' ? advancedMessages.everyoneHint : advancedMessages.selectedHint,
        )}
      >
        <RadioGroup
          label={t(advancedMessages.callerIDPermission)}
          value={type}
          options={[
            { value: 'everyone', label: t(advancedMessages.everyone) },
            { value: 'selected', label: t(advancedMessages.selected) },
          ]}
          onChange={(next) => onChange({ type: next, teammateIds })}
        />
      </Field>
      {type === 'selected' && (
        <>
          {teammateIds.length > 0 && (
            <ul className={`ui-card ui-rows ${css.users}`} aria-label={t(advancedMessages.users)}>
              {teammateIds.map((id) => (
                <li key={id}>
                  <span>{nameOf(id)}</span>
                  <IconButton
                    size="small"
                    label={t(common.removeOf, { name: nameOf(id) })}
                    icon={<X size={14} strokeWidth={1.75} />}
                    onClick={() =>
                      onChange({ type, teammateIds: teammateIds.filter((one) => one !== id) })
                    }
                  />
                </li>
              ))}
            </ul>
          )}
          <Field isLabelHidden label={t(common.addAUser)} error={error}>
            <PickerSelect
              kind="teammate"
              value={null}
              taken={teammateIds}
              placeholder={t(common.addAUser)}
              onPick={({ id }) => onChange({ type, teammateIds: [...teammateIds, id] })}
            />
          </Field>
        </>
      )}
    </div>
  );
}
