import { Button } from '@jackfield/kit/ui/core';
import { Field } from '@jackfield/kit/ui/form';
import { Select } from '@jackfield/kit/ui/select';
import { common, useT } from '@jackfield/runtime';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import { routingMessages } from './messages.ts';
import css from './routing-editor.module.css';
import type { ControlOf, RoutingMenus } from './routing-parts.ts';
import { TargetNote } from './target-note.tsx';

/**
 * Whether a menu that the list lacks is deleted. The list may be older than the target, so it is
 * read anew before anybody is told.
 */
function useConfirmedGone(missingId: string | null, menus: RoutingMenus | undefined) {
  const [confirmedId, setConfirmedId] = useState<string | null>(null);
  const readAgain = useEffectEvent(async () => menus?.readAgain());
  useEffect(() => {
    if (missingId === null) return;
    let isCurrent = true;
    void readAgain().then(() => isCurrent && setConfirmedId(missingId));
    return () => {
      isCurrent = false;
    };
  }, [missingId]);
  return missingId !== null && missingId === confirmedId;
}

/** IVR: one of the owner's menus that has keys (OP-79). */
export function IvrControl({ value, error, menus, onChange }: ControlOf<'ivr'>) {
  const t = useT();
  const items = menus?.items ?? [];
  const chosen = items.find(({ id }) => id === value.actionValue);
  const isMissing = value.actionValue !== '' && menus !== undefined && chosen === undefined;
  const isGone = useConfirmedGone(isMissing ? value.actionValue : null, menus);
  const [addedId, setAddedId] = useState<string | null>(null);
  const offered = items.find((menu) => menu.id === addedId && menu !== chosen);
  const add = async () => {
    const id = await menus?.onAdd();
    if (id) setAddedId(id);
  };
  return (
    <>
      <div className={css.beside}>
        <Field isLabelHidden label={t(routingMessages.menu)} error={error}>
          <Select<string>
            emptyOf="ivr"
            value={chosen?.id ?? null}
            placeholder={t(routingMessages.chooseMenu)}
            options={items.map(({ id, name, isIncomplete }) => ({
              value: id,
              label: isIncomplete ? t(routingMessages.incomplete, { name }) : name,
              disabled: isIncomplete,
            }))}
            onChange={(id) => onChange({ ...value, actionValue: id })}
          />
        </Field>
        {menus && <Button onClick={() => void add()}>{t(common.addMenu)}</Button>}
      </div>
      {chosen && menus?.pathOf && (
        <Link to={menus.pathOf(chosen.id)}>
          {t(routingMessages.openMenu, { name: chosen.name })}
        </Link>
      )}
      {offered && !offered.isIncomplete && (
        <p className={css.offer}>
          <span>{t(routingMessages.menuAdded, { name: offered.name })}</span>
          <Button
            type="link"
            size="small"
            onClick={() => onChange({ ...value, actionValue: offered.id })}
          >
            {t(routingMessages.takeMenu)}
          </Button>
        </p>
      )}
      {isGone && <TargetNote text={t(routingMessages.goneIvr)} />}
    </>
  );
}
