import { type PortOrder, updatePortOrder } from '@jackfield/contract/api/port-in';
import { ApiFailure, call, failureText, fieldMessages } from '@jackfield/runtime';
import { useRef, useState } from 'react';
import { keepPortOrder } from '../port-query.ts';
import { refusedOf } from './rules.ts';
import { changeOf, isSaved, type PortValues } from './values.ts';

interface SaveDraftOptions {
  order: PortOrder | null;
  pin: string;
  /** What was typed now. */
  values(): PortValues;
  /** Shows refusals at their fields; false where no field says one. */
  refuse(refused: Readonly<Record<string, string>>): Promise<boolean>;
  onPinSaved(): void;
  /** Someone else has saved the draft: what was typed is merged into theirs. */
  onMerge(): void;
}

/** Keeps a draft on the server, as of the version that this form has seen last. */
export function useSaveDraft(options: SaveDraftOptions) {
  const { order, pin, values, refuse, onPinSaved, onMerge } = options;
  const seen = useRef(order);
  const [failure, setFailure] = useState<string | null>(null);

  /** Takes what another write of this form has answered. */
  const take = (now: PortOrder) => {
    seen.current = now;
    keepPortOrder(now);
  };

  async function fail(error: unknown): Promise<null> {
    if (error instanceof ApiFailure && error.status === 412) onMerge();
    else if (!(await refuse(refusedOf(fieldMessages(error), values())))) {
      setFailure(failureText(error));
    }
    return null;
  }

  return {
    take,
    fail,
    /** Why the last attempt failed, where no field says it. */
    failure,
    /** Saves what differs; the order as it is stored then, null where it could not be. */
    async save(): Promise<PortOrder | null> {
      const known = seen.current;
      setFailure(null);
      if (known === null || (pin.trim() === '' && isSaved(known, values()))) return known;
      const { id, version } = known;
      try {
        const body = changeOf(values(), pin);
        take(await call(updatePortOrder, { params: { id }, body }, { version }));
        if (body.pin !== undefined) onPinSaved();
        return seen.current;
      } catch (error) {
        return fail(error);
      }
    },
  };
}
