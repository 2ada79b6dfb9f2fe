import { Button, useIsPhone } from '@jackfield/kit/ui/core';
import { Field, Input } from '@jackfield/kit/ui/form';
import { Check, History } from '@jackfield/kit/ui/icons';
import { EditorsChip } from '@jackfield/records/editors';
import type { SaveLater } from '@jackfield/records/save-bar';
import { common, useT } from '@jackfield/runtime';
import css from './editor.module.css';
import type { MenuMarks } from './menu-marks.ts';
import { editorMessages } from './messages.ts';

interface EditorHeadProps {
  menuId: string;
  name: string;
  /** Characters. */
  maximum: number;
  error: string | undefined;
  marks: MenuMarks;
  isDirty: boolean;
  isSaving: boolean;
  canSave: boolean;
  onName(name: string): void;
  onHistory(): void;
  onAdvanced(): void;
  onDiscard(): void;
  onSave(): void;
  /** Saving at a time to come; absent while there is nothing to save. */
  later: SaveLater | undefined;
}

/** For which hours the menu is the default. */
function defaultText({ answers }: MenuMarks) {
  const [hour, other] = answers;
  if (hour === undefined) return editorMessages.isDefault;
  if (other !== undefined) return editorMessages.isDefaultBoth;
  return hour === 'open' ? editorMessages.isDefaultOpen : editorMessages.isDefaultClosed;
}

/** Name, whether it is the default, ADVANCED SETTINGS and SAVE (IVR-01). */
export function EditorHead(props: EditorHeadProps) {
  const { menuId, name, maximum, error, marks, isDirty, isSaving, canSave } = props;
  const t = useT();
  const isPhone = useIsPhone();
  return (
    <header className={css.head}>
      <div className={css.name}>
        <Field label={t(common.name)} error={error} required>
          <Input
            data-menu-name={menuId}
            value={name}
            most={maximum}
            autoComplete="off"
            onChange={(event) => props.onName(event.target.value)}
          />
        </Field>
      </div>
      {marks.isChecked && (
        <span className={`ui-secondary ${css.default}`}>
          <Check size={15} strokeWidth={2} aria-hidden="true" />
          {t(defaultText(marks))}
        </span>
      )}
      <EditorsChip entity="ivr" id={menuId} />
      <div className={`ui-actions ${css.actions}`}>
        {isDirty && (
          <Button type="text" disabled={isSaving} onClick={props.onDiscard}>
            {t(common.discard)}
          </Button>
        )}
        <Button
          icon={<History size={16} strokeWidth={1.75} />}
          aria-haspopup="dialog"
          {...(isPhone && { 'aria-label': t(common.history) })}
          onClick={props.onHistory}
        >
          {isPhone ? undefined : t(common.history)}
        </Button>
        <Button onClick={props.onAdvanced}>
          <span className={css.caps}>{t(editorMessages.advanced)}</span>
        </Button>
        {props.later && !isSaving && (
          <Button aria-haspopup="dialog" onClick={props.later.run}>
            {isPhone ? props.later.textShort : props.later.text}
          </Button>
        )}
        <Button type="primary" disabled={!canSave} loading={isSaving} onClick={props.onSave}>
          <span className={css.caps}>{t(editorMessages.save)}</span>
        </Button>
      </div>
    </header>
  );
}
