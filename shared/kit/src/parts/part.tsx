import type { PartModule, PartName, PartProps } from '@jackfield/contract';
import { ErrorAlert } from '@jackfield/kit/error-alert';
import { ErrorDetails } from '@jackfield/kit/error-page';
import { Skeleton } from '@jackfield/kit/ui/core';
import { defineMessages, useT } from '@jackfield/runtime';
import { isValidElement } from 'react';
import { PartFence } from './part-fence.tsx';
import { usePart } from './use-part.ts';

const partMessages = defineMessages('kit.parts', {
  failed: '{part} could not be opened',
  text: 'The rest of the page keeps working. Nothing you entered is lost.',
  broken: 'It did not load, or something in it went wrong.',
  timeOut: 'It did not arrive in time.',
});

export interface PartRequest<Name extends PartName> {
  name: Name;
  /** Plain data and callbacks, as the contract types them. */
  props: PartProps[Name];
  /** What people call it. */
  label: string;
  /** Height in pixels that is kept for it while it loads. */
  height: number;
  /** The page is whole without it: nothing stands in its place while it loads, and when it fails. */
  isExtra?: boolean;
}

/**
 * Shows a part of another remote, of the version that this browser gets. It stands in the tree of
 * the page, so that store, queries and router are the page's. What goes wrong with it costs the
 * page nothing: a card with Try again stands in its place.
 */
export function Part<Name extends PartName>(request: PartRequest<Name>) {
  const { name, props, label, height, isExtra = false } = request;
  const t = useT();
  const { state, tryAgain, fail } = usePart(name);
  if (isExtra && state.phase !== 'shown') return null;
  if (state.phase === 'loading') {
    return (
      <section aria-busy="true" aria-label={label}>
        <Skeleton width="100%" height={height} />
      </section>
    );
  }
  if (state.phase === 'failed') {
    const reason = state.error.name === 'TimeOut' ? partMessages.timeOut : partMessages.broken;
    return (
      <ErrorAlert title={t(partMessages.failed, { part: label })} onRetry={tryAgain}>
        <p>
          {t(reason)} {t(partMessages.text)}
        </p>
        <ErrorDetails error={state.error} />
      </ErrorAlert>
    );
  }
  return (
    <PartFence onError={fail}>
      <Drawn part={state.part} props={props} />
    </PartFence>
  );
}

interface DrawnProps<Name extends PartName> {
  part: PartModule<Name>;
  props: PartProps[Name];
}

function Drawn<Name extends PartName>({ part, props }: DrawnProps<Name>) {
  const drawn = part.render(props);
  return isValidElement(drawn) ? drawn : null;
}
