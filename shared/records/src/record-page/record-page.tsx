import { useMayChange } from '@jackfield/kit/may';
import {
  EditPage,
  isTabOf,
  type LinkTab,
  LinkTabs,
  useMarkUnsaved,
} from '@jackfield/records/edit-page';
import { LeaveGuard } from '@jackfield/records/leave-guard';
import { SaveBar, type SaveLater, type SaveNote } from '@jackfield/records/save-bar';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import css from './record-page.module.css';
import { RestoredNote } from './restored-note.tsx';

export interface RecordPageProps {
  head: ReactNode;
  /** Who else edits the record. */
  editors?: ReactNode;
  /** Tabs of the record, and the path of the one that holds this form and takes its mark. */
  tabs?: readonly LinkTab[] | undefined;
  tab?: string | undefined;
  /** What the form says of itself. */
  edit: {
    isDirty: boolean;
    isSaving: boolean;
    /** What is done before it saves, while that is under way. */
    savingText?: string | undefined;
    restoredFrom: number | null;
    /** What saving will do, beside the buttons. */
    note?: SaveNote | undefined;
    /** Saving at a time to come, where the form can. */
    later?: SaveLater | undefined;
    save(): Promise<unknown>;
    discard(): void;
  };
  /** Labels of fields that were changed, and of those that cannot be saved as they are. */
  changed: readonly string[];
  invalid: readonly string[];
  /** False lets the person go though input is unsaved: there is nothing left to save it to. */
  isGuarded?: boolean;
  /** Dialogs of the form, outside of it. */
  dialogs?: ReactNode;
  /** Sections that act at once, below the form; one with `data-wide` takes the whole sheet. */
  below?: ReactNode;
  /** Sections of the form. */
  children: ReactNode;
}

/**
 * Page with the form of one record: restored draft, sections, save bar, leave guard.
 * Removal to another tab of the record asks nothing: the input is kept as a draft, and its tab marked.
 */
export function RecordPage(props: RecordPageProps) {
  const { edit, isGuarded = true, tabs } = props;
  const mayChange = useMayChange();
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  const save = () => void edit.save().then(() => setTries((before) => before + 1));
  useEffect(() => {
    const refused = '[aria-invalid="true"]';
    if (tries === 0 || document.activeElement?.matches(refused)) return;
    form.current?.querySelector<HTMLElement>(refused)?.focus();
  }, [tries]);
  useMarkUnsaved(props.tab ?? '', edit.isDirty && isGuarded);
  const mark = props.invalid.length > 0 ? 'errors' : edit.isDirty ? 'unsaved' : undefined;
  return (
    <EditPage
      head={props.head}
      editors={props.editors}
      tabs={
        tabs && (
          <LinkTabs tabs={tabs.map((tab) => (tab.to === props.tab ? { ...tab, mark } : tab))} />
        )
      }
      bar={
        <SaveBar
          changed={props.changed}
          invalid={props.invalid}
          saving={edit.isSaving}
          savingText={edit.savingText}
          note={edit.note}
          later={edit.later}
          onDiscard={edit.discard}
          onSave={save}
        />
      }
    >
      {edit.restoredFrom !== null && (
        <RestoredNote from={edit.restoredFrom} onDiscard={edit.discard} />
      )}
      <form
        ref={form}
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (edit.isDirty && mayChange) save();
        }}
      >
        {props.children}
      </form>
      {props.below && <div className={css.below}>{props.below}</div>}
      <LeaveGuard
        dirty={edit.isDirty && isGuarded}
        onLeave={edit.discard}
        isKept={(path) => tabs?.some((tab) => isTabOf(tab, path)) === true}
      />
      {props.dialogs}
    </EditPage>
  );
}
