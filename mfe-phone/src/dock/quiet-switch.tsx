import { useT } from '@jackfield/runtime';
import { useAtom } from 'jotai';
import { dockMessages } from './messages.ts';
import { quietAtom } from '../phone/own-flags.ts';
import { SwitchRow } from './switch-row.tsx';

/** Do not disturb, for this person in this browser. */
export function QuietSwitch() {
  const t = useT();
  const [isQuiet, setQuiet] = useAtom(quietAtom);
  return (
    <SwitchRow
      label={t(dockMessages.quiet)}
      hint={isQuiet ? t(dockMessages.quietHint) : ''}
      isOn={isQuiet}
      onChange={setQuiet}
    />
  );
}
