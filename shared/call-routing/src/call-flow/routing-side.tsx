import type { FlowRoot, RoutePlace, RoutingConfig } from '@jackfield/domain/routing';
import { ErrorAlert } from '@jackfield/kit/error-alert';
import { Skeleton } from '@jackfield/kit/ui/core';
import { useT } from '@jackfield/runtime';
import type { ComponentType, ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { CallFlowProps } from './call-flow.tsx';
import { flowMessages } from './messages.ts';
import css from './routing-side.module.css';

export interface RoutingSideProps {
  /** The account with what the form holds; undefined until it was read. */
  config: RoutingConfig | undefined;
  /** Why it could not be read. */
  error: Error | null;
  onTryAgain(): void;
  root: FlowRoot;
  /** Draws the map: from this package, or the part of another remote. */
  map: ComponentType<CallFlowProps>;
  /** Who will notice unsaved input. */
  impact: ReactNode;
  onEdit(place: RoutePlace): void;
}

/** Beside a form about routing: the impact of the change, and the call flow. */
export function RoutingSide({
  config,
  error,
  onTryAgain,
  root,
  map: CallFlow,
  impact,
  onEdit,
}: RoutingSideProps) {
  const t = useT();
  const asked = useSearchParams()[0].get('at') ?? undefined;
  if (error) {
    return (
      <ErrorAlert title={t(flowMessages.notRead)} error={error} onRetry={onTryAgain}>
        {t(flowMessages.notReadText)}
      </ErrorAlert>
    );
  }
  if (config === undefined) {
    return (
      <div aria-busy="true">
        <Skeleton width="100%" height={320} />
      </div>
    );
  }
  return (
    <div className={css.side}>
      {impact}
      <CallFlow key={asked} config={config} root={root} asked={asked} onEdit={onEdit} />
    </div>
  );
}
