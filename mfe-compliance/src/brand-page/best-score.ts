import type { Brand } from '@jackfield/contract/api/brand';

/** The best score of a vetting that was passed; null without one. */
export function bestScore(vettings: Brand['vettings']): number | null {
  const scores = vettings.flatMap(({ status, score }) =>
    status === 'passed' && score !== null ? [score] : [],
  );
  return scores.length === 0 ? null : Math.max(...scores);
}
