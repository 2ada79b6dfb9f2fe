import { noUsageKey, tollFreeKey, type UsageShare } from '@jackfield/contract/api/usage';
import { formatPhone } from '@jackfield/domain';
import { countryName } from '@jackfield/domain/dialing';
import { common, t } from '@jackfield/runtime';
import { usageMessages } from './messages.ts';
import type { ShareKind } from './usage-page.tsx';

/** Name of a user, own number or destination of the sums. */
export function shareName(
  kind: ShareKind,
  { key, name }: Pick<UsageShare, 'key' | 'name'>,
): string {
  if (kind === 'number') return formatPhone(key);
  if (kind === 'user') return name || t(usageMessages.noUser);
  if (key === noUsageKey) return t(usageMessages.noCountry);
  if (key === tollFreeKey) return t(common.tollFree);
  // The two share a prefix, so that their numbers are not told apart.
  return key === 'USA' ? t(usageMessages.northAmerica) : countryName(key);
}
