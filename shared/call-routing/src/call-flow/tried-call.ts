import { eachSpan, type Outcome, type RoutingConfig, simulate } from '@jackfield/domain/routing';
import type { ImpactGroup } from './impact-groups.ts';

const minute = 60_000;
const hour = 60 * minute;
const step = 5 * minute;

/** A time in the first stretch that is not over: near its middle, within its first hour. */
export function triedAt(spans: readonly number[], now: number): number {
  const all = eachSpan(spans);
  const { from, to } = all.find((span) => span.to > now) ?? all[0] ?? { from: now, to: now };
  const start = Math.max(from, Math.min(now, to - minute));
  const middle = start + Math.min(to - start, hour) / 2;
  return Math.max(Math.floor(middle / step) * step, start);
}

/** A call that meets a difference, as the dialog to try calls takes it. */
export function triedCall({ difference }: ImpactGroup, after: RoutingConfig, now: number) {
  const { number, path, everyone, spans } = difference;
  const at = triedAt(spans, now);
  const call = { number: number.number, from: null, at, inputs: path, outcomes: { everyone } };
  const { steps, end } = simulate(after, call);
  const outcomes: Record<string, Outcome> = {};
  if (everyone === 'silent') {
    for (const { node } of [...steps, end]) {
      if (node.kind === 'teammate' || node.kind === 'team') outcomes[node.id] = 'silent';
    }
  }
  return { number: number.number, at, inputs: path, outcomes };
}
