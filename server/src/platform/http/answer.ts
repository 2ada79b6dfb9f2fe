import type { Endpoint } from '@jackfield/contract';
import * as v from 'valibot';

/** Throws when an answer is not what its endpoint promises; runs in tests. */
export function checkAnswer(endpoint: Endpoint, answer: unknown): void {
  if (endpoint.answer === undefined) {
    if (answer !== undefined) throw new Error(`${endpoint.id} promises no answer.`);
    return;
  }
  const result = v.safeParse(endpoint.answer, structuredClone(answer));
  if (!result.success) {
    const issues = result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
    throw new Error(`${endpoint.id} answers what it does not promise: ${issues.join('; ')}`);
  }
}
