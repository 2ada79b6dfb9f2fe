import { greetingReviewMessages } from '@jackfield/call-routing/greeting-review';
import { ConfirmDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { accountAtom, useT } from '@jackfield/runtime';
import type { ChoiceReview, MediaChoice } from '@jackfield/voice-media/media-manager';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { ownImpactMessages } from './messages.ts';
import css from './own-impact-card.module.css';
import { OwnImpactState } from './own-impact-card.tsx';
import { type OwnChange, useOwnImpact } from './use-own-impact.ts';

/** What callers of the person notice of another greeting; no landmark, as the page may have its own. */
function Impact({ query }: { query: ReturnType<typeof useOwnImpact> }) {
  const t = useT();
  const id = useId();
  const zone = useAtomValue(accountAtom)?.timeZone ?? 'UTC';
  return (
    <fieldset className={css.asked} aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        {t(ownImpactMessages.title)}
      </h3>
      <div aria-live="polite">
        <OwnImpactState
          impact={query.data}
          isFailed={query.isError && !query.isFetching}
          zone={zone}
          onTryAgain={() => void query.refetch()}
        />
      </div>
    </fieldset>
  );
}

function OwnGreetingDialog({ item, choose, onClose }: MediaChoice) {
  const t = useT();
  const query = useOwnImpact({ greetingId: item.id });
  const chosen = useConfirm(() => choose(), { onDone: onClose });
  return (
    <ConfirmDialog
      danger={false}
      title={t(greetingReviewMessages.title, { name: item.fileName })}
      confirmText={t(greetingReviewMessages.confirm)}
      mayConfirm={!query.isLoading}
      impact={<Impact query={query} />}
      onClose={onClose}
      {...chosen.dialog}
    >
      {t(greetingReviewMessages.greeting)}
    </ConfirmDialog>
  );
}

/** What callers of the person notice of a change, which the server compares. */
export const OwnImpactNote = ({ change }: { change: OwnChange }) => (
  <Impact query={useOwnImpact(change)} />
);

/** Says who will notice before callers of the person hear another greeting (annex J4). */
export const reviewOwnGreeting: ChoiceReview = {
  ask: (choice) => <OwnGreetingDialog {...choice} />,
  note: ({ id }) => <OwnImpactNote change={{ greetingId: id }} />,
};
