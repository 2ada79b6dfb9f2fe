import type { ActionList } from '@jackfield/contract/api/ivr';
import type { IvrInput } from '@jackfield/contract/api/routing';
import { useLooking } from '@jackfield/kit/may';
import { PhoneOff, Plus, Timer, TriangleAlert } from '@jackfield/kit/ui/icons';
import { common, useT } from '@jackfield/runtime';
import { memo } from 'react';
import { actionKinds, keyLetters, targetName } from './key-labels.ts';
import css from './keypad.module.css';
import type { KeyValue } from './menu-values.ts';
import { keyMessages } from './messages.ts';

interface KeyTileProps {
  input: IvrInput;
  value: KeyValue | null;
  actions: ActionList;
  timeout: number;
  isSelected: boolean;
  /** Takes the focus of the group while nothing is selected. */
  isFirstStop: boolean;
  isInvalid: boolean;
  onSelect(input: IvrInput): void;
}

/** A key with what it does; dashed with a plus while it does nothing. */
export const KeyTile = memo(function KeyTile(props: KeyTileProps) {
  const { input, value, actions, timeout, isSelected, isFirstStop, isInvalid, onSelect } = props;
  const t = useT();
  const isLooking = useLooking();
  const isTimeout = input === 'timeout';
  const kind = value && actionKinds[value.action];
  const name = value && (targetName(value, actions) ?? t(keyMessages.chooseTarget));
  const free = t(isTimeout ? common.hangUp : keyMessages.notAssigned);
  const Icon = isInvalid ? TriangleAlert : kind ? kind.icon : PhoneOff;
  return (
    <button
      type="button"
      className={css.tile}
      data-input={input}
      data-free={value === null && !isTimeout}
      data-timeout={isTimeout}
      data-invalid={isInvalid}
      aria-pressed={isSelected}
      tabIndex={isSelected || isFirstStop ? 0 : -1}
      onClick={() => onSelect(input)}
    >
      <span className={css.top}>
        {isTimeout ? (
          <>
            <Timer size={16} strokeWidth={1.75} aria-hidden="true" />
            <span className="ui-clip ui-strong" title={t(keyMessages.noInput)}>
              {t(keyMessages.noInput)}
            </span>{' '}
            <span className={css.kind}>{t(keyMessages.seconds, { count: timeout })}</span>
          </>
        ) : (
          <>
            <span className="ui-hidden">{t(keyMessages.key)}</span>{' '}
            <span className={css.digit}>{input}</span>{' '}
            <span className={css.letters}>{keyLetters[input]}</span>{' '}
            {kind && <span className={css.kind}>{t(kind.label)}</span>}
            {!kind && !isLooking && (
              <Plus size={16} strokeWidth={1.75} aria-hidden="true" className={css.plus} />
            )}
          </>
        )}
      </span>{' '}
      <span className={css.target} data-hangup={isTimeout && value === null}>
        {(value !== null || isTimeout) && <Icon size={14} strokeWidth={1.75} aria-hidden="true" />}
        <span title={name ?? free}>{name ?? free}</span>
      </span>
    </button>
  );
});
