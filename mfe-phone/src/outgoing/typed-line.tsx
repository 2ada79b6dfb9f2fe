import { countryAbroad } from '@jackfield/domain/dialing';
import { isStoredPhone } from '@jackfield/domain/phone-numbers';
import { useSettled } from '@jackfield/kit/settled';
import { accountAtom } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { HelpLine } from './help-line.tsx';
import { PriceLine } from './price-line.tsx';

/** What there is to know of a number while it is typed: what it costs, or where help is sent to. */
export function TypedLine({ to }: { to: string }) {
  const country = useAtomValue(accountAtom)?.country ?? 'USA';
  const settled = useSettled(to);
  const isPriced = isStoredPhone(settled) && countryAbroad(settled, country) !== null;
  return isPriced && settled === to ? <PriceLine to={settled} /> : <HelpLine number={to} />;
}
