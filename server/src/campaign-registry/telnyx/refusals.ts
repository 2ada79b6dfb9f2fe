import * as v from 'valibot';
import { refusal } from '../../telnyx/read.ts';
import { RegistryRefusal } from '../registry.ts';
import { reasonSchema } from './shapes.ts';

/** Why Telnyx refused something, with its codes; null where it could not do it now. */
export function whyRefused(error: unknown): { reason: string; codes: readonly string[] } | null {
  const refused = refusal(error);
  if (refused === null) return null;
  const known = v.safeParse(reasonSchema, error);
  const reasons = known.success ? known.output.error : [];
  const reason = reasons.map(({ detail }) => detail).join(' ');
  return {
    reason: reason === '' ? `refused with ${refused.status}` : reason,
    codes: reasons.map(({ code }) => code),
  };
}

/** What a call answers; a refusal by Telnyx is one of the registry. */
export async function orRefusal<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    const refused = whyRefused(error);
    throw refused === null ? error : new RegistryRefusal(refused.reason);
  }
}
