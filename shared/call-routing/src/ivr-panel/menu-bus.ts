import type { BusEvents } from '@jackfield/contract';
import type { IvrMenu } from '@jackfield/contract/api/ivr';
import type { IvrEventName } from '@jackfield/contract/api/ivr-events';
import type { MediaItem } from '@jackfield/contract/api/media';
import { pageWide } from '@jackfield/kit/page-wide';
import { type Bus, bus } from '@jackfield/runtime';

/** What the handler of each event answers, where it does work. */
export interface IvrAnswers {
  'create-ivr': IvrMenu;
  'update-ivr': IvrMenu;
  'delete-ivr': undefined;
  /** The way back, where calls go elsewhere now. */
  'set-default-ivr': (() => Promise<unknown>) | undefined;
  'upload-media': MediaItem;
  'delete-media': undefined;
  'upload-text-media': MediaItem;
}
export type AskedEvent = keyof IvrAnswers & IvrEventName;

/** What the asking part adds to the call: how it follows an upload, what was seen of a save. */
export interface Following {
  readonly seen?: string;
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

interface Question {
  readonly following: Following;
  answer?: Promise<unknown>;
}

// Payloads hold plain data alone, so that what belongs to one event is kept beside it.
const questions = pageWide('call-routing.questions.v1', () => new WeakMap<object, Question>());

/**
 * Emits an event and gives what its handler answers. Rejects as the handler does, with ApiFailure,
 * and when nobody on the page handles menus of that owner.
 */
export function ask<Name extends AskedEvent>(
  name: Name,
  payload: BusEvents[Name],
  following: Following = {},
  on: Bus = bus,
): Promise<IvrAnswers[Name]> {
  const question: Question = { following };
  questions.set(payload, question);
  on.emit(name, payload);
  const answer = question.answer as Promise<IvrAnswers[Name]> | undefined;
  return answer ?? Promise.reject(new Error(`Nothing on this page answers ${name}.`));
}

/** What the asking part follows; nothing for events that were emitted only. */
export const followingOf = (payload: object): Following => questions.get(payload)?.following ?? {};

/** Hands work to whoever asked; false when the event was emitted only. */
export function answerWith(payload: object, work: Promise<unknown>): boolean {
  const question = questions.get(payload);
  if (question === undefined) return false;
  question.answer = work;
  return true;
}
