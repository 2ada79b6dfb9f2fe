import { useT } from '@jackfield/runtime';
import { useAtom } from 'jotai';
import { messages } from '../phone/messages.ts';
import { quietAtom } from '../phone/own-flags.ts';
import { SwitchRow } from './switch-row.tsx';

/** Do not disturb, for this person in this browser. */
export function QuietSwitch() {
  const t = useT();
  const [isQuiet, setQuiet] = useAtom(quietAtom);
  return (
    <SwitchRow
      label={t(messages.quiet)}
      hint={isQuiet ? t(messages.quietHint) : ''}
      isOn={isQuiet}
      onChange={setQuiet}
    />
  );
}
