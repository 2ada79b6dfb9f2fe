import type { ListOf } from '@jackfield/contract';
import { settleRows } from './settle-rows.ts';

/** The pages of a long list that have been in sight, as they stand on the screen. */
export interface SeenRows<Answer extends ListOf<{ id: string }>> {
  /** Everything of the request but its page; empty before the first answer. */
  request: string;
  /** The newest answer, for the total and what else comes with it, and its time in ms. */
  newest: { answer: Answer; at: number } | null;
  pages: ReadonlyMap<number, { answer: Answer; rows: readonly Answer['items'][number][] }>;
  /** Ids of rows that say something new since they were last answered. */
  changed: ReadonlySet<string>;
}

/** One page just answered. */
export interface PageAnswer<Answer> {
  page: number;
  answer: Answer;
  /** When it was answered, ms. */
  at: number;
}

export const nothingSeen = {
  request: '',
  newest: null,
  pages: new Map(),
  changed: new Set<string>(),
};

/** Which pages a stretch of rows lies in, from 1. */
export function pagesOf(first: number, last: number, pageSize: number): number[] {
  const from = Math.floor(first / pageSize);
  const to = Math.floor(Math.max(last, first) / pageSize);
  return Array.from({ length: to - from + 1 }, (_page, at) => from + at + 1);
}

/** Takes answers in: a page seen before changes in place (RT-08), another request begins anew. */
export function addAnswers<Answer extends ListOf<{ id: string }>>(
  seen: SeenRows<Answer>,
  request: string,
  answers: readonly PageAnswer<Answer>[],
): SeenRows<Answer> {
  const isSame = seen.request === request;
  const pages = new Map(isSame ? seen.pages : []);
  const changed = new Set<string>();
  let newest = isSame ? seen.newest : null;
  for (const { page, answer, at } of answers) {
    const before = pages.get(page)?.rows;
    const settled = before && settleRows<Answer['items'][number]>(before, answer.items);
    for (const id of settled?.changed ?? []) changed.add(id);
    pages.set(page, { answer, rows: settled?.rows ?? answer.items });
    if (newest === null || at >= newest.at) newest = { answer, at };
  }
  return { request, newest, pages, changed };
}
