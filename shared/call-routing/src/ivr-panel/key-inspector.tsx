import type { ActionList } from '@jackfield/contract/api/ivr';
import type { IvrInput } from '@jackfield/contract/api/routing';
import { Button } from '@jackfield/kit/ui/core';
import { Field, Segmented } from '@jackfield/kit/ui/form';
import { ArrowLeftRight, Eraser, Plus } from '@jackfield/kit/ui/icons';
import { Menu } from '@jackfield/kit/ui/menu';
import { useT } from '@jackfield/runtime';
import { memo, useId, useState } from 'react';
import css from './inspector.module.css';
import { actionKinds, targetName } from './key-labels.ts';
import { fieldOf, type KeyValue, type KeyValues, pressedInputs } from './menu-values.ts';
import { keyMessages } from './messages.ts';
import { TargetSelect } from './target-select.tsx';

export interface KeyInspectorProps {
  input: IvrInput;
  values: KeyValues;
  actions: ActionList;
  /** The menu itself, which is no target (VAL-52). */
  ownId: string | null;
  error: string | undefined;
  onOpenList(): void;
  onChange(input: IvrInput, key: KeyValue | null): void;
  onMove(from: IvrInput, to: IvrInput): void;
  /** Adds a menu that the key leads to. */
  onNewMenu(input: IvrInput): void;
}

type Kind = keyof ActionList;
const kinds: readonly Kind[] = ['teammate', 'team', 'ivr'];

/** What the selected key does: its kind, its target, and actions on it. */
export const KeyInspector = memo(function KeyInspector(props: KeyInspectorProps) {
  const { input, values, actions, ownId, error, onOpenList, onChange, onMove } = props;
  const { onNewMenu } = props;
  const t = useT();
  const titleId = useId();
  const key = values[fieldOf(input)];
  const [picked, setPicked] = useState<{ input: IvrInput; kind: Kind }>();
  const shown = key?.action ?? (picked?.input === input ? picked.kind : 'team');
  const change = (next: Kind) => {
    setPicked({ input, kind: next });
    if (key !== null && key.action !== next) onChange(input, { action: next, actionId: null });
  };
  const moves = pressedInputs
    .filter((other) => other !== input)
    .map((other) => {
      const taken = values[fieldOf(other)];
      const name = taken && targetName(taken, actions);
      return {
        key: other,
        label: name
          ? t(keyMessages.moveSwap, { input: other, name })
          : t(keyMessages.moveTo, { input: other }),
        run: () => onMove(input, other),
      };
    });

  return (
    <section className={`ui-card ${css.card}`} aria-labelledby={titleId}>
      <h3 id={titleId} className={css.title}>
        <span className={css.badge} aria-hidden="true">
          {input}
        </span>
        {t(keyMessages.title, { input })}
      </h3>
      <Field label={t(keyMessages.action)}>
        <Segmented<Kind>
          block
          label={t(keyMessages.action)}
          value={shown}
          onChange={change}
          options={kinds.map((value) => ({ value, label: t(actionKinds[value].label) }))}
        />
      </Field>
      <TargetSelect
        kind={shown}
        label={t(actionKinds[shown].label)}
        actions={actions}
        without={ownId}
        value={key?.actionId ?? null}
        error={error}
        onOpenList={onOpenList}
        onChange={(actionId) => onChange(input, { action: shown, actionId })}
      />
      {shown === 'ivr' && (
        <Button
          type="link"
          size="small"
          className={css.newMenu}
          icon={<Plus size={15} strokeWidth={1.75} />}
          aria-haspopup="dialog"
          onClick={() => onNewMenu(input)}
        >
          {t(keyMessages.newMenu)}
        </Button>
      )}
      <div className={`ui-actions ${css.actions}`}>
        <Button
          type="text"
          danger
          size="small"
          disabled={key === null}
          icon={<Eraser size={15} strokeWidth={1.75} />}
          onClick={() => onChange(input, null)}
        >
          {t(keyMessages.clear)}
        </Button>
        <Menu groups={[moves]} title={t(keyMessages.move)}>
          <Button
            size="small"
            disabled={key === null}
            icon={<ArrowLeftRight size={15} strokeWidth={1.75} />}
          >
            {t(keyMessages.move)}
          </Button>
        </Menu>
      </div>
    </section>
  );
});
