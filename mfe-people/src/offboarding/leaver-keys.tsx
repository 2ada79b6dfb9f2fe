import { leaverDays } from '@jackfield/contract/api/key';
import type { OwnedItems } from '@jackfield/contract/api/teammate-offboarding';
import { formatList, useT } from '@jackfield/runtime';
import { offboardingMessages } from './messages.ts';

/** Which keys end soon after people have left, unless somebody takes them over; nothing for none (KEY-01). */
export function LeaverKeys({ keys }: { keys: OwnedItems['keys'] }) {
  const t = useT();
  if (keys.length === 0) return null;
  const names = formatList(keys.map(({ name }) => name));
  return <p>{t(offboardingMessages.keys, { count: keys.length, days: leaverDays, names })}</p>;
}
