import type { Contributor, HomeContribution, HomeFindings } from '@jackfield/contract';
import { PartFence } from '@jackfield/kit/parts';
import { useAtomValue } from 'jotai';
import { isValidElement, memo, useMemo } from 'react';
import { Present } from '../areas/present.tsx';
import { areMattersAskedAtom } from '../bell/bell-state.ts';

interface WatchProps {
  contributor: Contributor<'home'>;
  module: HomeContribution;
  tell(area: string, findings: HomeFindings): void;
}

/**
 * What one area has standing on Home: it tells what it finds. Remembered, so that what one tells
 * draws none of the others anew; what it throws is told as a failure of its own.
 */
export const Watch = memo(function Watch({ contributor, module, tell }: WatchProps) {
  const { area } = contributor;
  // Nobody can open a dialog of it before.
  const isSeen = useAtomValue(areMattersAskedAtom);
  return (
    <PartFence
      onError={(error) => {
        contributor.report(error);
        tell(area, { state: 'failed' });
      }}
    >
      <Present area={area} isSeen={isSeen}>
        <Watching area={area} module={module} tell={tell} />
      </Present>
    </PartFence>
  );
});

function Watching({ area, module, tell }: Omit<WatchProps, 'contributor'> & { area: string }) {
  const drawn = useMemo(
    () => module.watch?.({ tell: (findings) => tell(area, findings) }),
    [area, module, tell],
  );
  return isValidElement(drawn) ? drawn : null;
}
