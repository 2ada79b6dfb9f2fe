import type { IvrOwner } from '@jackfield/contract';
import { type ActionList, maxKeys, menuRefusals } from '@jackfield/contract/api/ivr';
import type { IvrInput } from '@jackfield/contract/api/routing';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { lazyPart } from '@jackfield/kit/lazy-part';
import type { SaveNote } from '@jackfield/records/save-bar';
import { useT } from '@jackfield/runtime';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import css from './editor.module.css';
import { KeyInspector } from './key-inspector.tsx';
import { Keypad } from './keypad.tsx';
import { fieldOf, hasKeys, type KeyValue, type MenuValues, pressedInputs } from './menu-values.ts';
import type { MenuRequest } from './menu-request.ts';
import { editorMessages } from './messages.ts';
import { NoInputCard } from './no-input-card.tsx';
import { useStableValue } from './use-stable-value.ts';

const inputs: readonly IvrInput[] = [...pressedInputs, 'timeout'];

/** Selects the key that somebody came to see, and gives it the focus; else the keypad gets it. */
function useRequestedKey(request: MenuRequest | null, select: (input: IvrInput) => void) {
  const keypad = useRef<HTMLElement>(null);
  const show = useEffectEvent((wanted: MenuRequest) => {
    const input = inputs.find((one) => one === wanted.input);
    if (input !== undefined) select(input);
    const key = keypad.current?.querySelector<HTMLElement>(`[data-input="${input ?? '1'}"]`);
    (key ?? keypad.current)?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (request !== null) show(request);
  }, [request]);
  return keypad;
}

const AddMenuDialog = lazyPart(() =>
  import('./add-menu-dialog.tsx').then((file) => file.AddMenuDialog),
);

interface MenuKeysProps {
  owner: IvrOwner;
  /** The menu, which is no target of its own keys (VAL-52). */
  ownId: string;
  /** Somebody came to see the menu, or one of its keys. */
  request: MenuRequest | null;
  values: MenuValues;
  actions: ActionList;
  /** Why a key cannot be saved. */
  errorOf(input: IvrInput): string | undefined;
  /** What saving will do, and the way to the whole. */
  note: SaveNote | undefined;
  onOpenList(): void;
  onChange(input: IvrInput, key: KeyValue | null): void;
  onMove(from: IvrInput, to: IvrInput): void;
}

/** Keypad and, beside it, what the selected key does; selecting draws nothing else again. */
export function MenuKeys(props: MenuKeysProps) {
  const { owner, ownId, request, values, actions, note, errorOf, onOpenList, onChange, onMove } =
    props;
  const t = useT();
  const [selected, setSelected] = useState<IvrInput | null>(null);
  const [adding, setAdding] = useState<IvrInput | null>(null);
  const keypad = useRequestedKey(request, setSelected);
  const clear = useCallback((input: IvrInput) => onChange(input, null), [onChange]);
  const changeNoInput = useCallback((key: KeyValue | null) => onChange('timeout', key), [onChange]);
  const invalid = useStableValue([...pressedInputs, 'timeout' as const].filter(errorOf));
  const move = useCallback(
    (from: IvrInput, to: IvrInput) => {
      onMove(from, to);
      setSelected(to);
    },
    [onMove],
  );
  const count = pressedInputs.filter((input) => values[fieldOf(input)] !== null).length;
  return (
    <>
      <section ref={keypad} className={css.keys} tabIndex={-1}>
        <header className={css.keysHead}>
          <h3>
            {t(editorMessages.keys)}{' '}
            <span>
              {count === 0
                ? t(editorMessages.noneAssigned)
                : t(editorMessages.assigned, { count, maximum: maxKeys })}
            </span>
          </h3>
          {note && (
            <Button type="link" size="small" onClick={note.run}>
              {note.text}
            </Button>
          )}
        </header>
        <Keypad
          values={values}
          actions={actions}
          timeout={values.timeout}
          selected={selected}
          invalid={invalid}
          onSelect={setSelected}
          onClear={clear}
        />
        {!hasKeys(values) && <Alert kind="error" title={menuRefusals.missingKey()} />}
      </section>
      <div className={css.side}>
        {selected !== null && selected !== 'timeout' && (
          <KeyInspector
            input={selected}
            values={values}
            actions={actions}
            ownId={ownId}
            error={errorOf(selected)}
            onOpenList={onOpenList}
            onChange={onChange}
            onMove={move}
            onNewMenu={setAdding}
          />
        )}
        <NoInputCard
          isSelected={selected === 'timeout'}
          timing={values}
          value={values.noInput}
          actions={actions}
          error={errorOf('timeout')}
          onOpenList={onOpenList}
          onChange={changeNoInput}
        />
      </div>
      {adding !== null && (
        <AddMenuDialog
          owner={owner}
          ofKey={adding}
          onAdded={({ id }) => {
            onOpenList();
            onChange(adding, { action: 'ivr', actionId: id });
          }}
          onClose={() => setAdding(null)}
        />
      )}
    </>
  );
}
