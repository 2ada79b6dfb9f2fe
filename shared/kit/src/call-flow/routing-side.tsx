import type { Difference, FlowRoot, RoutePlace, RoutingConfig } from '@jackfield/domain/routing';
import { ErrorAlert } from '@jackfield/kit/error-alert';
import { Skeleton } from '@jackfield/kit/ui/core';
import { useT } from '@jackfield/runtime';
import { CallFlow } from './call-flow.tsx';
import { flowMessages, noticeMessages } from './messages.ts';
import css from './routing-side.module.css';
import { WhoNotices } from './who-notices.tsx';

export interface RoutingSideProps {
  /** The account with what the form holds; undefined until it was read. */
  config: RoutingConfig | undefined;
  /** Why it could not be read. */
  error: Error | null;
  onTryAgain(): void;
  root: FlowRoot;
  zone: string;
  /** What callers will notice of unsaved input; undefined when nothing was changed. */
  differences: readonly Difference[] | undefined;
  onEdit(place: RoutePlace): void;
}

/** Beside a form about routing: who will notice, and the map of calls (ui.md 7). */
export function RoutingSide(props: RoutingSideProps) {
  const { config, differences, zone, root } = props;
  const t = useT();
  if (props.error) {
    return (
      <ErrorAlert title={t(flowMessages.notRead)} error={props.error} onRetry={props.onTryAgain}>
        {t(flowMessages.notReadText)}
      </ErrorAlert>
    );
  }
  if (config === undefined) return <Skeleton width="100%" height={320} />;
  return (
    <div className={css.side}>
      {differences && (
        <section className={css.notices} aria-labelledby="who-notices">
          <h2 id="who-notices">{t(noticeMessages.title)}</h2>
          <WhoNotices differences={differences} zone={zone} />
        </section>
      )}
      <CallFlow config={config} root={root} onEdit={props.onEdit} />
    </div>
  );
}
