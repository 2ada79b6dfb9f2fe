import type { Override } from '@jackfield/contract/api/submission';
import { type RequestContext, signedIn } from '../../../platform/context.ts';

/** Overrides as they are kept, with who gave them and when (annex J6). */
export function keptOverrides(context: RequestContext, overrides: readonly Override[]) {
  const { name: by } = signedIn(context);
  const at = context.clock.now().toISOString();
  return overrides.map(({ code, reason }) => ({ code, reason, by, at }));
}
