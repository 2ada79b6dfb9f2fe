import type { IvrOwner } from '@jackfield/contract';
import { pageWide } from '@jackfield/kit/page-wide';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { handleMenuEvents, type SetHourTarget } from './handle-menu-events.ts';

interface Handling {
  users: number;
  readonly end: AbortController;
}

// Panel, forms and dialogs of one page share the handlers of an owner: each event is done once,
// also where the panel comes from another remote than the form.
const handling = pageWide('call-routing.handling.v1', () => new Map<string, Handling>());
const hourTargets = pageWide('call-routing.hours.v1', () => new Map<string, SetHourTarget>());

/** Handles the events about the menus of an owner while any part of the page shows them. */
export function useMenuEvents(owner: IvrOwner, setHourTarget?: SetHourTarget): void {
  const client = useQueryClient();
  const { ownerType, ownerId } = owner;
  const key = `${ownerType} ${ownerId}`;
  const setTarget = useEffectEvent<SetHourTarget>(async (...target) => setHourTarget?.(...target));
  const hasHours = setHourTarget !== undefined;

  useEffect(() => {
    if (!hasHours) return;
    hourTargets.set(key, (...target) => setTarget(...target));
    return () => void hourTargets.delete(key);
  }, [key, hasHours]);

  useEffect(() => {
    const present = handling.get(key) ?? { users: 0, end: new AbortController() };
    if (present.users === 0) {
      const parts = {
        owner: { ownerType, ownerId },
        client,
        setHourTarget: async (...target: Parameters<SetHourTarget>) =>
          hourTargets.get(key)?.(...target),
      };
      handling.set(key, present);
      handleMenuEvents(parts, present.end.signal);
    }
    present.users += 1;
    return () => {
      present.users -= 1;
      if (present.users > 0) return;
      present.end.abort();
      handling.delete(key);
    };
  }, [key, ownerType, ownerId, client]);
}
