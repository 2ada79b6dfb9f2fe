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

/** What a call answers; null where Telnyx has no such thing. */
export async function orNull<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call;
  } catch (error) {
    if (refusal(error)?.status === 404) return null;
    throw error;
  }
}

/** How long a step may read before it writes: afterwards another process may take the same step. */
const mostReading = 20_000;

/** Begins a step; what it answers throws where too little time is left to write. */
export function beginStep(): () => void {
  const began = performance.now();
  return () => {
    if (performance.now() - began > mostReading) throw new Error('Telnyx took too long to answer.');
  };
}
