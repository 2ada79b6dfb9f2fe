import type { Campaign } from '@jackfield/contract/api/campaign';

/** Path of a member as forms name it: `sampleMessages[1]` is `sampleMessages.1`. */
export const formPath = (field: string): string => field.replaceAll(/\[(\d+)\]/g, '.$1');

/** Paths that the carriers refused, in the order in which they said it. */
export const refusedPaths = ({ rejections }: Pick<Campaign, 'rejections'>): string[] =>
  rejections.flatMap(({ field }) => (field === null ? [] : [formPath(field)]));
