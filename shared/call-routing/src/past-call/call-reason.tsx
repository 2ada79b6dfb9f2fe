import type { PartProps } from '@jackfield/contract';
import { Button, Skeleton } from '@jackfield/kit/ui/core';
import { common, defineMessages, navigateTo, useT } from '@jackfield/runtime';
import css from './call-reason.module.css';
import { useCallReasons } from './use-call-reasons.ts';

export const reasonMessages = defineMessages('callRouting.callReason', {
  loading: 'Looking up why…',
  failed: 'The reason could not be loaded.',
  changeHours: 'Change hours',
  sendClosed: 'Send closed calls elsewhere…',
  sendMissed: 'Send missed calls elsewhere…',
});

/** Why a call that came in went where it went, by the routing of then, with the ways to change it. */
export function CallReason({ call }: PartProps['call-routing/call-reason/v1']) {
  const t = useT();
  const { past, text, ways } = useCallReasons(call);
  if (past.isPending) {
    return (
      <output aria-label={t(reasonMessages.loading)}>
        <Skeleton width="60%" height={20} />
      </output>
    );
  }
  if (past.isError) {
    return (
      <p role="alert" className="ui-note">
        {t(reasonMessages.failed)}{' '}
        <Button type="link" onClick={() => void past.refetch()}>
          {t(common.tryAgain)}
        </Button>
      </p>
    );
  }
  if (text === '') return null;
  return (
    <div className={css.reason}>
      <p>{text}</p>
      {ways.length > 0 && (
        <div className="ui-actions">
          {ways.map(({ path, change }) => (
            <Button key={path} size="small" onClick={() => void navigateTo(path)}>
              {t(reasonMessages[change])}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
