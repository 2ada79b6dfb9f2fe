import type { IvrOwner } from '@jackfield/contract';
import {
  type ActionList,
  type IvrMenu,
  type IvrMenus,
  maxKeys,
  maxMenuName,
  menuTexts,
} from '@jackfield/contract/api/ivr';
import type { IvrInput } from '@jackfield/contract/api/routing';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { RestoredNote } from '@jackfield/kit/record-page';
import { Alert } from '@jackfield/kit/ui/core';
import { bus, useT } from '@jackfield/runtime';
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { CallersHear } from './callers-hear.tsx';
import css from './editor.module.css';
import { EditorHead, type MenuHour } from './editor-head.tsx';
import { GreetingField } from './greeting-field.tsx';
import { KeyInspector } from './key-inspector.tsx';
import { Keypad } from './keypad.tsx';
import type { GreetingReset } from './menu-list-state.ts';
import { fieldOf, hasKeys, type MenuValues, pressedInputs } from './menu-values.ts';
import { editorMessages } from './messages.ts';
import { NoInputCard } from './no-input-card.tsx';
import { useMenuForm } from './use-menu-form.ts';
import { useMenuMedia } from './use-menu-media.ts';

const AdvancedDialog = lazyPart(() =>
  import('./advanced-dialog.tsx').then((file) => file.AdvancedDialog),
);
const MenuConflict = lazyPart(() =>
  import('./menu-conflict.tsx').then((file) => file.MenuConflict),
);

export interface MenuEditorProps {
  owner: IvrOwner;
  menu: IvrMenu;
  limits: Pick<IvrMenus, 'maximumMedia' | 'hasSpeech'>;
  actions: ActionList;
  isDefault: boolean;
  hour: MenuHour | undefined;
  greetingReset: GreetingReset | null;
  /** What is typed and not saved; null when nothing is. */
  onInput(values: MenuValues | null): void;
}

/** Editor of one menu: name, greeting, keys, what is selected, what callers hear (screens 05). */
export function MenuEditor(props: MenuEditorProps) {
  const { owner, menu, limits, actions, isDefault, hour, greetingReset, onInput } = props;
  const t = useT();
  const edit = useMenuForm(owner, menu, actions);
  const { yours, form, isDirty, setKey } = edit;
  const { errors } = form.formState;
  const [selected, setSelected] = useState<IvrInput | null>(null);
  const [isAdvanced, setAdvanced] = useState(false);

  const choose = (id: string) => bus.emit('update-greeting', { ...owner, ivrId: menu.id, id });
  const media = useMenuMedia(owner, menu, limits, ({ id }) => {
    // Without other input the stored menu, which names it already, is simply shown.
    if (isDirty) edit.choose({ greeting: id });
  });
  const openList = () => bus.emit('get-action-list', owner);

  const takeGreeting = useEffectEvent((ivrId: string, id: string) => {
    const isOwn = ivrId === menu.id && menu.media.some((item) => item.id === id);
    if (isOwn) edit.choose({ greeting: id });
  });
  useEffect(() => {
    const end = new AbortController();
    bus.on('update-greeting', ({ ivrId, id }) => takeGreeting(ivrId, id), end);
    return () => end.abort();
  }, []);

  const resetGreeting = useEffectEvent(({ menuId, mediaId }: GreetingReset) => {
    const isThere = menu.media.some(({ id }) => id === yours.greeting);
    if (menuId === menu.id && !isThere) edit.choose({ greeting: mediaId });
  });
  useEffect(() => {
    if (greetingReset !== null) resetGreeting(greetingReset);
  }, [greetingReset]);

  const report = useEffectEvent(() => onInput(isDirty ? yours : null));
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- told after each change
  useEffect(() => report(), [isDirty, yours]);

  const onKey = (event: KeyboardEvent) => {
    const isName = event.target instanceof HTMLElement && event.target.dataset.menuName === menu.id;
    const isSave = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey);
    if (!isSave && !(isName && event.key === 'Enter')) return;
    event.preventDefault();
    event.stopPropagation();
    void edit.save();
  };
  const invalid = [...pressedInputs, 'timeout' as const].filter((input) => errors[fieldOf(input)]);
  const count = pressedInputs.filter((input) => yours[fieldOf(input)] !== null).length;
  const text = menu.media.find(({ id }) => id === yours.greeting)?.inputText ?? null;
  const pressed = selected === 'timeout' ? null : selected;

  return (
    // Shortcuts of the fields in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={css.editor}
      aria-label={t(editorMessages.region, { name: menu.name })}
      onKeyDown={onKey}
    >
      <EditorHead
        menuId={menu.id}
        name={yours.name}
        maximum={maxMenuName}
        error={errors.name?.message}
        hour={hour}
        isDefault={isDefault}
        isDirty={isDirty}
        isSaving={edit.isSaving}
        canSave={edit.canSave}
        onName={(name) => form.setValue('name', name, { shouldDirty: true, shouldValidate: true })}
        onAdvanced={() => setAdvanced(true)}
        onDiscard={edit.discard}
        onSave={() => void edit.save()}
      />
      {edit.restoredFrom !== null && (
        <RestoredNote from={edit.restoredFrom} onDiscard={edit.discard} />
      )}
      <div className={css.body}>
        <div className={css.main}>
          <section className={css.part}>
            <h4>
              {t(editorMessages.greeting)} <span>{t(editorMessages.greetingText)}</span>
            </h4>
            <GreetingField menu={menu} values={yours} actions={media} onChoose={choose} />
          </section>
          <section className={css.part}>
            <h4>
              {t(editorMessages.keys)}{' '}
              <span>
                {count === 0
                  ? t(editorMessages.noneAssigned)
                  : t(editorMessages.assigned, { count, maximum: maxKeys })}
              </span>
            </h4>
            <Keypad
              values={yours}
              actions={actions}
              timeout={yours.timeout}
              selected={selected}
              invalid={invalid}
              onSelect={setSelected}
              onClear={(input) => setKey(input, null)}
            />
            {!hasKeys(yours) && <Alert kind="error" title={menuTexts.missingKey} />}
          </section>
        </div>
        <div className={css.side}>
          {pressed !== null && (
            <KeyInspector
              key={pressed}
              input={pressed}
              values={yours}
              actions={actions}
              ownId={menu.id}
              error={errors[fieldOf(pressed)]?.message}
              onOpenList={openList}
              onChange={setKey}
              onMove={(from, to) => {
                edit.moveKey(from, to);
                setSelected(to);
              }}
            />
          )}
          <NoInputCard
            isSelected={selected === 'timeout'}
            timing={yours}
            value={yours.noInput}
            actions={actions}
            error={errors.noInput?.message}
            onOpenList={openList}
            onChange={(key) => setKey('timeout', key)}
          />
        </div>
        {text !== null && (
          <div className={css.hear}>
            <CallersHear text={text} values={yours} />
          </div>
        )}
      </div>
      {isAdvanced && (
        <AdvancedDialog
          menu={menu}
          values={yours}
          actions={actions}
          onOpenList={openList}
          onApply={edit.choose}
          onClose={() => setAdvanced(false)}
        />
      )}
      {edit.conflict && <MenuConflict conflict={edit.conflict} actions={actions} edit={edit} />}
    </section>
  );
}
