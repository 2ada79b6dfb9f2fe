import { useFormReview } from '@jackfield/call-routing/call-flow';
import { PlannedNote, useSaveLater } from '@jackfield/call-routing/planned-changes';
import type { IvrOwner } from '@jackfield/contract';
import {
  type ActionList,
  type IvrMenu,
  type IvrMenus,
  maxMenuName,
} from '@jackfield/contract/api/ivr';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { RestoredNote } from '@jackfield/records/record-page';
import { useSaveKey } from '@jackfield/records/save-bar';
import { accountAtom, bus, common, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { type KeyboardEvent, memo, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { CallersHear } from './callers-hear.tsx';
import { useQueryClient } from '@tanstack/react-query';
import css from './editor.module.css';
import { EditorHead } from './editor-head.tsx';
import { GreetingField } from './greeting-field.tsx';
import { MenuKeys } from './menu-keys.tsx';
import type { GreetingReset } from './menu-list-state.ts';
import type { MenuMarks } from './menu-marks.ts';
import { menuKeys } from './menu-queries.ts';
import type { MenuRequest } from './menu-request.ts';
import { fieldOf, type MenuValues, menuWith, routedMenu } from './menu-values.ts';
import { editorMessages } from './messages.ts';
import { useMenuForm } from './use-menu-form.ts';
import { useMenuMedia } from './use-menu-media.ts';
import { useStableValue } from './use-stable-value.ts';

const AdvancedDialog = lazyPart(() =>
  import('./advanced-dialog.tsx').then((file) => file.AdvancedDialog),
);
const RoutedHistory = lazyPart(() =>
  import('@jackfield/call-routing/routed-history').then((file) => file.RoutedHistory),
);
const MenuConflict = lazyPart(() =>
  import('./menu-conflict.tsx').then((file) => file.MenuConflict),
);

/** A menu as it is sent to be stored. */
const changeOf = ({ name, keys, menuMedia, retries, timeout, interdigitTimeout }: IvrMenu) => ({
  name,
  keys,
  menuMedia,
  retries,
  timeout,
  interdigitTimeout,
});

/** A menu is told of by its owner. */
const historyEvents = ['callhandling'] as const;

export interface MenuEditorProps {
  owner: IvrOwner;
  menu: IvrMenu;
  limits: Pick<IvrMenus, 'maximumMedia' | 'hasSpeech'>;
  actions: ActionList;
  marks: MenuMarks;
  greetingReset: GreetingReset | null;
  /** Somebody came to see this menu or one of its keys. */
  request: MenuRequest | null;
  /** Another menu is shown meanwhile; what is typed into this one stays. */
  isShown: boolean;
  /** What is typed and not saved; null when nothing is. */
  onInput(menuId: string, values: MenuValues | null): void;
}

/** Editor of one menu: name, greeting, keys, what is selected, what callers hear. */
export const MenuEditor = memo(function MenuEditor(props: MenuEditorProps) {
  const { owner, menu, limits, actions, marks, greetingReset, request, isShown, onInput } = props;
  const t = useT();
  const edit = useMenuForm(owner, menu, actions);
  const { yours, form, isDirty } = edit;
  const { errors } = form.formState;
  // What does not show the name need not be drawn again while it is typed.
  const others = useStableValue({ ...yours, name: menu.name });
  const change = { list: 'menus', id: menu.id, members: routedMenu(menu, others) } as const;
  const review = useFormReview({ edit, change });
  const zone = useAtomValue(accountAtom)?.timeZone ?? 'UTC';
  const { later, dialogs } = useSaveLater(edit, {
    part: () => ({
      entity: 'ivr',
      id: menu.id,
      version: menu.version,
      members: changeOf(menuWith(menu, form.getValues())),
    }),
    zone,
  });
  const save = () => void (edit.canSave && !review.edit.isSaving && review.save());
  useSaveKey(isShown, save);
  const [isAdvanced, setAdvanced] = useState(false);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const client = useQueryClient();

  const choose = (id: string) => bus.emit('update-greeting', { ...owner, ivrId: menu.id, id });
  const media = useMenuMedia(owner, menu, limits, ({ id }) => {
    // Without other input the stored menu, which names it already, is simply shown.
    if (isDirty) edit.choose({ greeting: id });
  });
  const openList = useCallback(() => bus.emit('get-action-list', owner), [owner]);

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

  const report = useEffectEvent(() => onInput(menu.id, isDirty ? yours : null));
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- told after each change
  useEffect(() => report(), [isDirty, yours]);

  const onKey = (event: KeyboardEvent) => {
    const isName = event.target instanceof HTMLElement && event.target.dataset.menuName === menu.id;
    if (!isName || event.key !== 'Enter') return;
    event.preventDefault();
    save();
  };
  const text = menu.media.find(({ id }) => id === yours.greeting)?.inputText ?? null;

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter in a field of it
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
        marks={marks}
        isDirty={isDirty}
        isSaving={review.edit.isSaving}
        canSave={edit.canSave}
        onName={(name) => form.setValue('name', name, { shouldDirty: true, shouldValidate: true })}
        onHistory={() => setHistoryOpen(true)}
        onAdvanced={() => setAdvanced(true)}
        onDiscard={edit.discard}
        onSave={save}
        later={edit.canSave ? later : undefined}
      />
      <PlannedNote entity="ivr" id={menu.id} zone={zone} />
      {edit.restoredFrom !== null && (
        <RestoredNote from={edit.restoredFrom} onDiscard={edit.discard} />
      )}
      <div className={css.body}>
        <section className={css.part}>
          <h3>
            {t(common.greeting)} <span>{t(editorMessages.greetingText)}</span>
          </h3>
          <GreetingField menu={menu} values={yours} actions={media} onChoose={choose} />
        </section>
        <MenuKeys
          owner={owner}
          ownId={menu.id}
          request={request}
          values={others}
          actions={actions}
          errorOf={(input) => errors[fieldOf(input)]?.message}
          note={review.note}
          onOpenList={openList}
          onChange={edit.setKey}
          onMove={edit.moveKey}
        />
        {text !== null && (
          <div className={css.hear}>
            <CallersHear text={text} values={others} />
          </div>
        )}
      </div>
      <div className={css.impact}>{review.impact}</div>
      {review.dialog}
      {dialogs}
      {isHistoryOpen && (
        <RoutedHistory
          entity="ivr"
          record={{ id: menu.id, name: menu.name, version: menu.version, ownerId: owner.ownerId }}
          eventTypes={historyEvents}
          onRestored={() => void client.invalidateQueries({ queryKey: menuKeys.list(owner) })}
          onClose={() => setHistoryOpen(false)}
        />
      )}
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
      {edit.isDirty && <MenuConflict actions={actions} edit={review.edit} />}
    </section>
  );
});
