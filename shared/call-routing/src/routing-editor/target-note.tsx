import type { Status } from '@jackfield/contract';
import { TriangleAlert } from '@jackfield/kit/ui/icons';
import type { Named } from '@jackfield/records/people-picker';
import { useT } from '@jackfield/runtime';
import { routingMessages } from './messages.ts';
import css from './routing-editor.module.css';

/** A warning about what a target leads to, with what to do about it. */
export function TargetNote({ text }: { text: string }) {
  const t = useT();
  return (
    <p className={css.note}>
      <TriangleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
      <span>
        {text} {t(routingMessages.chooseOther)}
      </span>
    </p>
  );
}

const silent: readonly (Status | undefined)[] = ['suspended', 'pending'];

/** Says that a person or team is gone, suspended or pending; nothing for the others. */
export function PickedNote({ kind, named }: { kind: 'teammate' | 'team'; named: Named }) {
  const t = useT();
  const { found, isGone } = named;
  if (isGone) {
    return (
      <TargetNote text={t(kind === 'team' ? routingMessages.goneTeam : routingMessages.goneUser)} />
    );
  }
  if (found === null || !silent.includes(found.status)) return null;
  const message =
    found.status === 'suspended' ? routingMessages.suspended : routingMessages.pending;
  return <TargetNote text={t(message, { name: found.name })} />;
}
