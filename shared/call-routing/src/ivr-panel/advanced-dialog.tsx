import {
  type ActionList,
  type IvrMenu,
  type MenuTiming,
  menuRefusals,
} from '@jackfield/contract/api/ivr';
import { Button } from '@jackfield/kit/ui/core';
import { Field, Input } from '@jackfield/kit/ui/form';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { Select } from '@jackfield/kit/ui/select';
import { common, useT } from '@jackfield/runtime';
import { MediaPlayer } from '@jackfield/voice-media/media-manager';
import { useState } from 'react';
import css from './advanced-dialog.module.css';
import type { MenuValues } from './menu-values.ts';
import { advancedMessages } from './messages.ts';
import { NoInputFields } from './no-input-fields.tsx';
import { timingFault, type TimingText } from './timing-text.ts';

export interface AdvancedDialogProps {
  menu: IvrMenu;
  values: MenuValues;
  actions: ActionList;
  onOpenList(): void;
  /** Takes the temporary copy into the menu; saving stores it (IVR-11). */
  onApply(values: Partial<MenuValues>): void;
  onClose(): void;
}

const timings = ['timeout', 'interdigitTimeout', 'retries'] as const;
const uses = ['invalidMedia', 'transferMedia', 'exitMedia'] as const;
const none = '';

/** Timing, timeout action and announcements of a menu, on a temporary copy (IVR-10, IVR-11, OP-81). */
export function AdvancedDialog(props: AdvancedDialogProps) {
  const { menu, values, actions, onOpenList, onApply, onClose } = props;
  const t = useT();
  const [typed, setTyped] = useState<TimingText>({
    timeout: String(values.timeout),
    interdigitTimeout: String(values.interdigitTimeout),
    retries: String(values.retries),
  });
  const [copy, setCopy] = useState({
    noInput: values.noInput,
    invalidMedia: values.invalidMedia,
    transferMedia: values.transferMedia,
    exitMedia: values.exitMedia,
  });
  const [stored] = useState(copy);
  const isDirty =
    copy !== stored || timings.some((member) => typed[member] !== String(values[member]));
  const [isTried, setTried] = useState(false);
  const fault = (member: keyof MenuTiming) => timingFault(member, typed[member]) ?? undefined;
  const hasNoTeam = copy.noInput !== null && copy.noInput.actionId === null;

  const apply = () => {
    setTried(true);
    if (hasNoTeam || timings.some((member) => fault(member) !== undefined)) return;
    onApply({
      ...copy,
      timeout: Number(typed.timeout),
      interdigitTimeout: Number(typed.interdigitTimeout),
      retries: Number(typed.retries),
    });
    onClose();
  };

  return (
    <Dialog
      open
      width={600}
      dirty={isDirty}
      title={t(advancedMessages.title)}
      cancelText={t(advancedMessages.cancel)}
      onClose={onClose}
      onSubmit={apply}
      action={
        <Button type="primary" onClick={apply}>
          {t(advancedMessages.apply)}
        </Button>
      }
    >
      <p className={`ui-secondary ${css.intro}`}>
        {t(advancedMessages.intro, { name: values.name })}
      </p>
      <div className={css.timing}>
        {timings.map((member) => (
          <Field
            key={member}
            label={t(advancedMessages[member])}
            hint={t(advancedMessages[`${member}Hint`])}
            error={fault(member)}
            required
          >
            <Input
              value={typed[member]}
              inputMode="numeric"
              autoComplete="off"
              suffix={member === 'retries' ? undefined : t(advancedMessages.seconds)}
              onChange={(event) => setTyped({ ...typed, [member]: event.target.value })}
            />
          </Field>
        ))}
      </div>
      <div className={css.action}>
        <span className={css.label}>{t(advancedMessages.timeoutAction)}</span>
        <NoInputFields
          label={t(advancedMessages.timeoutAction)}
          value={copy.noInput}
          actions={actions}
          error={isTried && hasNoTeam ? menuRefusals.team() : undefined}
          onOpenList={onOpenList}
          onChange={(noInput) => setCopy({ ...copy, noInput })}
        />
      </div>
      {uses.map((use) => (
        <MediaRow
          key={use}
          label={t(advancedMessages[use])}
          menu={menu}
          value={copy[use]}
          onChange={(id) => setCopy({ ...copy, [use]: id })}
        />
      ))}
    </Dialog>
  );
}

interface MediaRowProps {
  label: string;
  menu: IvrMenu;
  value: string | null;
  onChange(id: string | null): void;
}

/** One announcement: none, or one of the media of the menu, to be listened to. */
function MediaRow({ label, menu, value, onChange }: MediaRowProps) {
  const t = useT();
  const chosen = menu.media.find(({ id }) => id === value);
  return (
    <div className={css.row}>
      <span className={css.label}>{label}</span>
      <Select
        aria-label={label}
        value={chosen?.id ?? none}
        options={[
          { value: none, label: t(common.none) },
          ...menu.media.map(({ id, fileName }) => ({ value: id, label: fileName })),
        ]}
        onChange={(id) => onChange(id === none ? null : id)}
      />
      {chosen && (
        <MediaPlayer
          key={chosen.id}
          id={chosen.id}
          name={chosen.fileName}
          duration={chosen.duration}
        />
      )}
    </div>
  );
}
