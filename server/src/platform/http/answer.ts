import type { Endpoint } from '@jackfield/contract';
import * as v from 'valibot';
import type { RequestContext } from '../context.ts';

/** Throws when an answer is not what its endpoint promises; runs in tests. */
export function checkAnswer(
  endpoint: Endpoint,
  answer: unknown,
  { actor, reach }: Pick<RequestContext, 'actor' | 'reach'>,
): void {
  const isOwn = actor !== null && reach === 'own';
  const schema = isOwn ? (endpoint.answerForStandard ?? endpoint.answer) : endpoint.answer;
  if (schema === undefined) {
    if (answer !== undefined) throw new Error(`${endpoint.id} promises no answer.`);
    return;
  }
  const result = v.safeParse(schema, structuredClone(answer));
  if (!result.success) {
    const issues = result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
    throw new Error(`${endpoint.id} answers what it does not promise: ${issues.join('; ')}`);
  }
}
