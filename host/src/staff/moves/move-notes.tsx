import { ApiFailure, failureText, useFormats, useT } from '@jackfield/runtime';
import { Alert } from '@jackfield/kit/ui/core';
import { moveText } from '../overview/words.ts';
import { moveMessages as messages } from './messages.ts';
import type { Overtaken } from './use-move.ts';

/** Refusals of the server that say what is wrong with a version in words of their own. */
const refusalText = (error: unknown): string =>
  error instanceof ApiFailure && error.message ? error.message : failureText(error);

export interface MoveNotesProps {
  label: string;
  failure: unknown;
  overtaken: Overtaken | null;
}

/** Why the last attempt did not move anything: refused, or somebody else was faster. */
export function MoveNotes({ label, failure, overtaken }: MoveNotesProps) {
  const t = useT();
  const { relative } = useFormats();
  if (failure) {
    return (
      <Alert kind="error" title={t(messages.failed)}>
        {refusalText(failure)}
      </Alert>
    );
  }
  if (!overtaken) return null;
  const { move } = overtaken;
  return (
    <Alert kind="warning" title={t(messages.overtaken, { label })}>
      {move && (
        <p>
          {t(messages.whatHappened, {
            who: move.who,
            when: relative(move.at),
            what: moveText(move),
            why: move.why,
          })}
        </p>
      )}
      <p>{t(messages.goOn)}</p>
    </Alert>
  );
}
