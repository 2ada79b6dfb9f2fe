import type { PartSource } from '@jackfield/contract';
import { Part, PartsContext } from '@jackfield/kit/parts';
import { KitProvider } from '@jackfield/kit/ui/core';
import { RuntimeProvider, useT } from '@jackfield/runtime';
import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { messages } from '../layout/messages.ts';
import { onCallAtom, phoneShownAtom } from './phone-state.ts';

/** The phone of another remote; a portal without it, or one that fails, has none. */
export default function Phone({ parts }: { parts: PartSource }) {
  const t = useT();
  const setShown = useSetAtom(phoneShownAtom);
  const setOnCall = useSetAtom(onCallAtom);
  const onState = useCallback(
    ({ isShown, isOnCall }: { isShown: boolean; isOnCall: boolean }) => {
      setShown(isShown);
      setOnCall(isOnCall);
    },
    [setShown, setOnCall],
  );
  return (
    <RuntimeProvider>
      <KitProvider>
        <PartsContext value={parts}>
          <Part
            name="web-phone/phone/v1"
            label={t(messages.phone)}
            height={32}
            props={{ onState }}
            isExtra
          />
        </PartsContext>
      </KitProvider>
    </RuntimeProvider>
  );
}
