import { Spinner, useIsPhone } from '@jackfield/kit/ui/core';
import { useT } from '@jackfield/runtime';
import { saveMessages } from './messages.ts';
import css from './save-bar.module.css';
import { useSaveKey } from './use-save-key.ts';

/** What saving will do, in a few words, and the way to the whole. */
export interface SaveNote {
  readonly text: string;
  run(): void;
}

/** Saving at a time to come. */
export interface SaveLater {
  readonly text: string;
  /** On a phone. */
  readonly textShort: string;
  run(): void;
}

export interface SaveBarProps {
  /** Labels of the changed fields in the order of the page; the bar shows while there is one. */
  changed: readonly string[];
  /** Labels of the fields that are refused. */
  invalid?: readonly string[];
  saving?: boolean;
  /** What is done before it saves, while that is under way. */
  savingText?: string | undefined;
  note?: SaveNote | undefined;
  later?: SaveLater | undefined;
  onDiscard(): void;
  onSave(): void;
}

/**
 * Names what is not saved and saves or discards it. Ctrl or Cmd + S saves. Stands in the
 * `bar` of an EditPage, or in any positioned element.
 */
export function SaveBar({
  changed,
  invalid = [],
  saving = false,
  savingText,
  note,
  later,
  onDiscard,
  onSave,
}: SaveBarProps) {
  const t = useT();
  const phone = useIsPhone();
  const shown = changed.length > 0;
  const save = () => {
    if (shown && !saving) onSave();
  };
  useSaveKey(true, save);

  if (!shown) return null;
  const title =
    invalid.length > 0
      ? t(saveMessages.attention, { count: invalid.length })
      : t(saveMessages.unsaved);
  const names = (invalid.length > 0 ? invalid : changed).join(', ');
  const saveText = t(phone ? saveMessages.saveShort : saveMessages.save);
  return (
    <section className={css.bar} aria-label={t(saveMessages.region)}>
      <span className={css.dot} aria-hidden="true" />
      <output className={css.text}>
        <span className={`ui-strong ${css.title}`}>{title}</span>
        <span className={css.names}>{names}</span>
      </output>
      {note && (
        <button type="button" className={css.note} onClick={note.run}>
          {note.text}
        </button>
      )}
      <span className={css.buttons}>
        {!saving && (
          <button type="button" className={css.discard} onClick={onDiscard}>
            {t(saveMessages.discard)}
          </button>
        )}
        <button
          type="button"
          className={css.save}
          aria-busy={saving}
          aria-keyshortcuts="Control+S Meta+S"
          onClick={save}
        >
          {saving && <Spinner size={14} />}
          {saving ? (savingText ?? t(saveMessages.saving)) : saveText}
        </button>
        {later && !saving && (
          <button type="button" className={css.later} aria-haspopup="dialog" onClick={later.run}>
            {phone ? later.textShort : later.text}
          </button>
        )}
      </span>
    </section>
  );
}
