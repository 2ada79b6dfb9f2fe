import type { IvrOwner } from '@jackfield/contract';
import {
  type IvrMenu,
  maxMenuName,
  menuNameSchema,
  menuPresets,
  menuRefusals,
} from '@jackfield/contract/api/ivr';
import type { IvrInput } from '@jackfield/contract/api/routing';
import { Alert } from '@jackfield/kit/ui/core';
import { Field, Input } from '@jackfield/kit/ui/form';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { bus, common, useT } from '@jackfield/runtime';
import { useState } from 'react';
import * as v from 'valibot';
import css from './add-menu-dialog.module.css';
import { KeyInspector } from './key-inspector.tsx';
import { Keypad } from './keypad.tsx';
import { ask } from './menu-bus.ts';
import {
  fieldOf,
  hasKeys,
  keysOf,
  type KeyValue,
  type KeyValues,
  keyValuesOf,
  pressedInputs,
} from './menu-values.ts';
import { addMenuMessages } from './messages.ts';
import { NoInputCard } from './no-input-card.tsx';
import { useMenuEvents } from './use-menu-events.ts';
import { useActionList } from './use-menus.ts';

export interface AddMenuDialogProps {
  owner: IvrOwner;
  /** The key of another menu that leads to the new one. */
  ofKey?: IvrInput;
  /** Receives the new menu, which can be a target at once. */
  onAdded(menu: IvrMenu): void;
  onClose(): void;
}

const noActions = { teammate: [], team: [], ivr: [] };

/** The team of key 0, or of the first key with a team; null without one. */
function teamOf(keys: KeyValues): KeyValue | null {
  const pressed = ['0', ...pressedInputs] as const;
  const found = pressed.map((input) => keys[fieldOf(input)]);
  return found.find((key) => key?.action === 'team' && key.actionId !== null) ?? null;
}

/** Add IVR Menu, from the routing: name and keys (IVR-09, OP-79). */
export function AddMenuDialog({ owner, ofKey, onAdded, onClose }: AddMenuDialogProps) {
  const t = useT();
  useMenuEvents(owner);
  const actions = useActionList(owner).data ?? noActions;
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState(() => keyValuesOf([]));
  const [isNoInputChosen, setNoInputChosen] = useState(false);
  // Who presses nothing is hung up on only where somebody wants that.
  const keys = isNoInputChosen ? chosen : { ...chosen, noInput: teamOf(chosen) };
  const [selected, setSelected] = useState<IvrInput>('1');
  const [isTried, setTried] = useState(false);
  const [adding, setAdding] = useState<IvrInput | null>(null);

  const read = v.safeParse(menuNameSchema, name);
  const invalid = pressedInputs.filter((input) => keys[fieldOf(input)]?.actionId === null);
  const hasNoTeam = keys.noInput !== null && keys.noInput.actionId === null;
  const isUnfit = invalid.length > 0 || hasNoTeam || !hasKeys(keys);
  const setKey = (input: IvrInput, key: KeyValue | null) => {
    setChosen((now) => ({ ...now, [fieldOf(input)]: key }));
    if (input === 'timeout') setNoInputChosen(true);
  };
  const move = (from: IvrInput, to: IvrInput) => {
    setChosen((now) => ({
      ...now,
      [fieldOf(from)]: now[fieldOf(to)],
      [fieldOf(to)]: now[fieldOf(from)],
    }));
    setSelected(to);
  };

  const added = useConfirm(
    () => ask('create-ivr', { ...owner, name: v.parse(menuNameSchema, name), keys: keysOf(keys) }),
    {
      check: () => {
        setTried(true);
        return { name: read.issues?.[0].message, keys: isUnfit ? menuRefusals.missingKey() : '' };
      },
      fields: ['name'],
      done: (menu) => t(common.isAdded, { name: menu.name }),
      onDone: (menu) => {
        onAdded(menu);
        onClose();
      },
    },
  );
  const nameFault = (isTried && read.issues?.[0].message) || added.faults.name;
  const inspected = {
    values: keys,
    actions,
    onOpenList: () => bus.emit('get-action-list', owner),
  };

  return (
    <FormDialog
      width={750}
      title={
        ofKey === undefined
          ? t(addMenuMessages.title)
          : t(addMenuMessages.titleOfKey, { input: ofKey })
      }
      dirty={name !== '' || hasKeys(keys)}
      confirmText={t(common.addMenu)}
      onClose={onClose}
      {...added.dialog}
    >
      <p className="ui-secondary">
        {ofKey === undefined
          ? t(addMenuMessages.intro)
          : t(addMenuMessages.introOfKey, { input: ofKey })}
      </p>
      <Field label={t(common.name)} error={nameFault || undefined} required>
        <Input
          value={name}
          most={maxMenuName}
          autoComplete="off"
          onChange={(event) => {
            setName(event.target.value);
            added.forgive();
          }}
        />
      </Field>
      <div className={css.keys}>
        <Keypad
          values={keys}
          actions={actions}
          timeout={menuPresets.timeout}
          selected={selected}
          invalid={isTried ? invalid : []}
          onSelect={setSelected}
          onClear={(input) => setKey(input, null)}
        />
        {selected === 'timeout' ? (
          <NoInputCard
            isSelected
            timing={menuPresets}
            value={keys.noInput}
            actions={actions}
            error={isTried && hasNoTeam ? menuRefusals.team() : undefined}
            onOpenList={inspected.onOpenList}
            onChange={(key) => setKey('timeout', key)}
          />
        ) : (
          <KeyInspector
            key={selected}
            input={selected}
            ownId={null}
            error={isTried && invalid.includes(selected) ? menuRefusals.action() : undefined}
            onChange={setKey}
            onMove={move}
            onNewMenu={setAdding}
            {...inspected}
          />
        )}
      </div>
      {adding !== null && (
        <AddMenuDialog
          owner={owner}
          ofKey={adding}
          onAdded={({ id }) => {
            inspected.onOpenList();
            setKey(adding, { action: 'ivr', actionId: id });
          }}
          onClose={() => setAdding(null)}
        />
      )}
      {isTried && !hasKeys(keys) && <Alert kind="error" title={menuRefusals.missingKey()} />}
    </FormDialog>
  );
}
