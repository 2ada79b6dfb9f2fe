import type { Release, ReleasePointer, VersionRef } from '@jackfield/contract/api/release';
import { Alert } from '@jackfield/kit/ui/core';
import { FormDialog } from '@jackfield/kit/ui/overlay';
import { notify, t, useT } from '@jackfield/runtime';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { waysBackOptions, withdraw } from '../api/moves.ts';
import { versionsOptions } from '../api/versions.ts';
import { MoveNotes } from '../moves/move-notes.tsx';
import { keyOf, whyError } from '../moves/read-promotion.ts';
import { WayBackChoice } from '../moves/way-back-choice.tsx';
import { WhyField } from '../moves/why-field.tsx';
import { shortVersion } from '../overview/words.ts';
import { versionMessages as messages } from './messages.ts';

export interface WithdrawDialogProps {
  pointer: ReleasePointer;
  label: string;
  release: Release;
  onClose(): void;
}

/**
 * Whether a version is live, and what may take its place: those that were live first, then all
 * others, newest first.
 */
function useOthers(pointer: ReleasePointer, release: Release) {
  const ways = useQuery(waysBackOptions(pointer));
  const published = useQuery(versionsOptions(pointer.area));
  const others = (published.data?.items ?? []).filter(
    ({ remote, version, withdrawn }) =>
      remote === release.remote && version !== release.version && withdrawn === null,
  );
  const isSame = (ref: VersionRef) => keyOf(ref) === keyOf(release);
  const isOffered = (ref: VersionRef) => others.some((each) => keyOf(each) === keyOf(ref));
  const back = (ways.data?.versions ?? []).filter(({ misfit }) => misfit === null);
  const first = [...back, ...(pointer.live ? [pointer.live] : [])];
  const byKey = new Map([...first.filter(isOffered), ...others].map((ref) => [keyOf(ref), ref]));
  // The list that this was opened from may be older than the last move.
  const { usedBy } = published.data?.items.find(isSame) ?? release;
  return {
    // In this variant or another: what is live somewhere needs something to go to.
    isLive: usedBy.some((use) => use.endsWith(' live')),
    versions: [...byKey.values()],
    isKnown: ways.isSuccess && published.isSuccess,
    leadsToNothing: ways.data?.leadsToNothing ?? false,
  };
}

/** Takes a version out of use for good, with a reason. Render it when it is to open. */
export function WithdrawDialog({ pointer, label, release, onClose }: WithdrawDialogProps) {
  const text = useT();
  const [why, setWhy] = useState('');
  const [chosen, setChosen] = useState<VersionRef | null>(null);
  const [isSent, setSent] = useState(false);
  const version = shortVersion(release.version);
  const { versions, isLive, isKnown, leadsToNothing } = useOthers(pointer, release);
  const instead = chosen ?? versions[0] ?? null;
  const isStuck = isLive && isKnown && versions.length === 0 && !leadsToNothing;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => withdraw(release, why.trim(), isLive ? instead : null),
    onSuccess: () => {
      notify.success(t(messages.withdrawn, { label, version }));
      onClose();
    },
  });
  const send = async () => {
    setSent(true);
    if (whyError(why)) return false;
    mutate();
    return true;
  };
  return (
    <FormDialog
      title={text(messages.withdrawTitle, { label, version })}
      dirty={why !== ''}
      busy={isPending}
      danger
      confirmText={isStuck ? null : text(messages.withdrawConfirm, { version })}
      mayConfirm={!isStuck}
      onConfirm={send}
      onClose={onClose}
    >
      <MoveNotes label={label} failure={error} overtaken={null} />
      <p>{text(messages.withdrawText)}</p>
      {isStuck && <Alert kind="warning" title={text(messages.withdrawStuck)} />}
      {isLive && versions.length > 0 && (
        <WayBackChoice
          legend={text(messages.withdrawInstead)}
          pointer={pointer}
          versions={versions}
          value={instead && keyOf(instead)}
          onChange={setChosen}
        />
      )}
      {!isStuck && (
        <WhyField value={why} error={isSent ? whyError(why) : undefined} onChange={setWhy} />
      )}
    </FormDialog>
  );
}
