import type { IvrMenu } from '@jackfield/contract/api/ivr';
import { useCallback, useState } from 'react';
import type { MenuValues } from './menu-values.ts';
import { useStableValue } from './use-stable-value.ts';

/**
 * Input of menus that is not saved, by menu. Input of a menu that somebody else deleted is `lost`
 * until it was added again or forgotten: nothing typed goes without a word (annex J1).
 */
export function useUnsavedMenus(menus: readonly IvrMenu[]) {
  const [inputs, setInputs] = useState<ReadonlyMap<string, MenuValues>>(new Map());
  const note = useCallback((id: string, values: MenuValues | null) => {
    setInputs((now) => {
      if (now.get(id) === (values ?? undefined)) return now;
      const next = new Map(now);
      if (values === null) next.delete(id);
      else next.set(id, values);
      return next;
    });
  }, []);
  const isStored = (id: string) => menus.some((menu) => menu.id === id);
  const lostId = Array.from(inputs.keys()).find((id) => !isStored(id));
  const ids = useStableValue(Array.from(inputs.keys()).filter(isStored));
  return {
    ids,
    note,
    lost: lostId === undefined ? null : (inputs.get(lostId) ?? null),
    forget: () => lostId !== undefined && note(lostId, null),
  };
}
