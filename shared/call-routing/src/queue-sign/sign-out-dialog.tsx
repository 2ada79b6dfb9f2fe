import { useMay } from '@jackfield/kit/may';
import { useWriteImpact } from '@jackfield/call-routing/call-flow';
import { OwnImpactNote } from '@jackfield/call-routing/own-impact';
import { dryRunOf } from '@jackfield/contract/api/routing-engine';
import { type OwnQueue, signQueue } from '@jackfield/contract/api/team';
import { ConfirmDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { undoAction } from '@jackfield/records/restore';
import { call, profileAtom, useT } from '@jackfield/runtime';
import { ledTeams } from '@jackfield/contract';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { queueMessages as messages } from './messages.ts';

/** Signs out or in; options are those of the call. */
export type Signing = (isSignedOut: boolean, options?: { seen?: string }) => Promise<void>;

interface SignOutProps {
  person: { readonly id: string; readonly name: string };
  queue: OwnQueue;
  isOwn: boolean;
  sign: Signing;
  onClose(): void;
}

/** Asks before nobody is left who takes calls of a queue, and says which callers will notice. */
export function SignOutDialog(props: SignOutProps) {
  const profile = useAtomValue(profileAtom);
  const maySeeRouting = useMay('routing:read');
  // Who leads some teams signs nobody but themselves out.
  const isForAll = useMay('teams:write') && (profile === null || ledTeams(profile) === null);
  return maySeeRouting && isForAll ? <AskWithRouting {...props} /> : <AskMember {...props} />;
}

function AskWithRouting(props: SignOutProps) {
  const { person, queue } = props;
  const noticed = useWriteImpact(`sign out ${person.id} ${queue.id}`, ({ signal }) =>
    call(
      dryRunOf(signQueue),
      { params: { id: person.id, teamId: queue.id }, body: { isSignedOut: true } },
      { signal },
    ),
  );
  return <Ask {...props} {...noticed} />;
}

/** Who does not see the routing is told by the server what may be told. */
const AskMember = (props: SignOutProps) => (
  <Ask
    {...props}
    mayGoOn
    asSeen={{}}
    impact={<OwnImpactNote change={{ signOutOf: props.queue.id }} />}
  />
);

interface AskProps extends SignOutProps {
  impact: ReactNode;
  mayGoOn: boolean;
  asSeen: { seen?: string };
}

function Ask({ person, queue, isOwn, sign, onClose, impact, mayGoOn, asSeen }: AskProps) {
  const t = useT();
  const names = { name: person.name, queue: queue.name };
  const asked = useConfirm(() => sign(true, asSeen), {
    done: () => [t(messages.out, names), undoAction(() => sign(false))],
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      danger={false}
      title={t(isOwn ? messages.askOwn : messages.ask, names)}
      confirmText={t(messages.signOut)}
      mayConfirm={mayGoOn}
      impact={impact}
      onClose={onClose}
      {...asked.dialog}
    >
      {t(messages.nobodyElse, names)}
    </ConfirmDialog>
  );
}
