import type { ReleasePointer, VersionRef } from '@jackfield/contract/api/release';
import { Alert } from '@jackfield/kit/ui/core';
import { FormDialog } from '@jackfield/kit/ui/overlay';
import { notify, t, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rollBack, waysBackOptions } from '../api/moves.ts';
import { shortVersion } from '../overview/words.ts';
import { moveMessages as messages } from './messages.ts';
import { MoveNotes } from './move-notes.tsx';
import { keyOf, whyError } from './read-promotion.ts';
import { useMove } from './use-move.ts';
import { WayBackChoice } from './way-back-choice.tsx';
import { WhyField } from './why-field.tsx';

export interface RollBackDialogProps {
  pointer: ReleasePointer;
  label: string;
  variantName: string;
  onClose(): void;
}

/** From which version to which a roll back leads: off the canary, or to a version that was live. */
function wayBack(
  { canary, live }: ReleasePointer,
  target: VersionRef | null,
  leadsToNothing: boolean,
) {
  const name = (version: string | undefined) =>
    version === undefined ? t(messages.nothing) : shortVersion(version);
  const from = name(canary?.version ?? live?.version);
  const to = name(canary ? live?.version : target?.version);
  const isPossible = canary !== null || target !== null || leadsToNothing;
  return { isCanary: canary !== null, isPossible, from, to };
}

/** What the pointer can go back to, and which of it is chosen: the previous version at first. */
function useTarget(pointer: ReleasePointer) {
  const [chosen, setChosen] = useState<VersionRef | null>(null);
  const { data } = useQuery({ ...waysBackOptions(pointer), enabled: pointer.canary === null });
  const known = data?.versions ?? [];
  const { previous } = pointer;
  const isListed = previous === null || known.some((ref) => keyOf(ref) === keyOf(previous));
  const versions = isListed ? known : [{ ...previous, misfit: null }, ...known];
  const fitting = versions.filter(({ misfit }) => misfit === null);
  const find = (ref: VersionRef | null) =>
    ref && fitting.find((each) => keyOf(each) === keyOf(ref));
  const target = find(chosen) ?? find(previous) ?? fitting[0] ?? null;
  return { versions, target, setChosen, leadsToNothing: data?.leadsToNothing ?? false };
}

/** Ends a canary or goes back to the previous version, with a reason. Render it when it opens. */
export function RollBackDialog({ label, variantName, onClose, ...props }: RollBackDialogProps) {
  const text = useT();
  const [why, setWhy] = useState('');
  const [isSent, setSent] = useState(false);
  const { pointer, isBusy, failure, overtaken, run } = useMove(props.pointer, (now) => {
    notify.success(
      now.live
        ? t(messages.rolledBack, { label, version: shortVersion(now.live.version) })
        : t(messages.tookAway, { label }),
    );
    onClose();
  });
  const { versions, target, setChosen, leadsToNothing } = useTarget(pointer);
  const { isCanary, isPossible, from, to } = wayBack(pointer, target, leadsToNothing);
  const isPlain = isCanary || target === null || pointer.previous?.version === target.version;
  const send = async () => {
    setSent(true);
    if (whyError(why)) return false;
    await run((at) => rollBack(at, why.trim(), isPlain ? undefined : target.version));
    return true;
  };
  const isLeaving = !isCanary && target === null && leadsToNothing;
  const ways = isLeaving ? messages.takeAway : messages.rollBack;
  const confirm = isCanary ? text(messages.endCanary) : text(ways, { to });
  const said = isLeaving ? messages.takeAwayText : messages.rollBackText;
  const values = { name: variantName, label, from, to };
  return (
    <FormDialog
      title={text(isCanary ? messages.endCanaryTitle : messages.rollBackTitle, { label })}
      dirty={why !== ''}
      busy={isBusy}
      danger
      confirmText={isPossible ? confirm : null}
      mayConfirm={isPossible}
      onConfirm={send}
      onClose={onClose}
    >
      <MoveNotes label={label} failure={failure} overtaken={overtaken} />
      {isPossible ? (
        <p>
          {text(isCanary ? messages.endCanaryText : said, values)} {text(messages.openBrowsers)}
        </p>
      ) : (
        <Alert kind="info" title={text(messages.nothingToDo, { label })} />
      )}
      {!isCanary && (versions.length > 1 || versions.some(({ misfit }) => misfit)) && (
        <WayBackChoice
          legend={text(messages.back)}
          hint={text(messages.backHint)}
          pointer={pointer}
          versions={versions}
          value={target && keyOf(target)}
          onChange={setChosen}
        />
      )}
      <WhyField value={why} error={isSent ? whyError(why) : undefined} onChange={setWhy} />
    </FormDialog>
  );
}
