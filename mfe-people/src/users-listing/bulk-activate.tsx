import { useChangeImpact } from '@jackfield/call-routing/call-flow';
import { FormDialog } from '@jackfield/kit/ui/overlay';
import { useT } from '@jackfield/runtime';
import type { BulkConfirmProps } from './bulk-confirm.tsx';
import { nameList } from './bulk-texts.ts';
import { bulkMessages } from './messages.ts';

/** Asks before many people are activated, whom calls reach again from then on (SAY-01). */
export function BulkActivate({ plan, busy, error, onConfirm, onClose }: BulkConfirmProps) {
  const t = useT();
  const { applies } = plan;
  const ids = new Set(applies.map(({ id }) => id));
  const { impact, mayGoOn } = useChangeImpact([...ids].join(), (config) => ({
    ...config,
    people: config.people.map((one) => (ids.has(one.id) ? { ...one, status: 'active' } : one)),
  }));
  return (
    <FormDialog
      width={600}
      title={t(bulkMessages.activateTitle, { count: applies.length })}
      confirmText={t(bulkMessages.activate)}
      mayConfirm={mayGoOn}
      busy={busy}
      error={error}
      onConfirm={() => onConfirm({})}
      onClose={onClose}
    >
      <p>{nameList(applies)}</p>
      {impact}
    </FormDialog>
  );
}
