import type { PartSource } from '@jackfield/contract';
import { PartFence } from '@jackfield/kit/parts';
import { firstRowsAtom } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { shellPart } from '../errors/shell-part.ts';
import css from './phone-place.module.css';
import { phoneShownAtom } from './phone-state.ts';

const Phone = shellPart(() => import(/* webpackChunkName: "phone" */ './phone.tsx'));

/** Where the phone stands in the top bar, once the page has its rows (CALL-16). */
export function PhonePlace({ parts }: { parts: PartSource }) {
  const isSettled = useAtomValue(firstRowsAtom);
  const isShown = useAtomValue(phoneShownAtom);
  return (
    <span className={css.place} data-kept={isShown || undefined}>
      {isSettled && (
        <PartFence onError={(error) => reportError(error)}>
          <Suspense>
            <Phone parts={parts} />
          </Suspense>
        </PartFence>
      )}
    </span>
  );
}
