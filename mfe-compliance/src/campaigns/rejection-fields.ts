import { decodeRefusal } from '@jackfield/compliance';
import type { Campaign } from '@jackfield/contract/api/campaign';

/** Path of a member as forms name it: `sampleMessages[1]` is `sampleMessages.1`. */
const formPath = (field: string): string => field.replaceAll(/\[(\d+)\]/g, '.$1');

type Refused = Pick<Campaign, 'rejections' | 'rejectionReason'>;
type Rejection = Campaign['rejections'][number];

/** Refusals with their codes; the reason alone where there is nothing else. */
export const refusalsOf = ({ rejections, rejectionReason }: Refused): readonly Rejection[] =>
  rejections.length > 0 || rejectionReason === null
    ? rejections
    : [{ code: null, description: rejectionReason, field: null }];

/** Where a refusal is mended: as the carriers say it, else as its code or its words are known to mean. */
export function refusedPath<Known extends object>(
  { code, description, field }: Rejection,
  members: Known,
): string | null {
  if (field !== null) return formPath(field);
  const fields = decodeRefusal(code, description)?.fields ?? [];
  return fields.find((path) => (path.split('.')[0] ?? '') in members) ?? null;
}

/** Paths that the carriers refused, in the order in which they said it. */
export const refusedPaths = (campaign: Refused): string[] =>
  refusalsOf(campaign).flatMap((one) => refusedPath(one, campaign) ?? []);
