import type { Contributor, HomeCard } from '@jackfield/contract';
import { PartFence } from '@jackfield/kit/parts';
import { SummaryCard } from '@jackfield/kit/summary-card';
import { isValidElement, useMemo, useState } from 'react';
import { Present } from '../areas/present.tsx';

interface ContributedCardProps {
  contributor: Contributor<'home'>;
  card: HomeCard;
  /** Counts the tries of the whole page, each of which draws a broken card anew. */
  round: number;
}

/** A card of an area. What it throws costs its own place only, and can be tried again. */
export function ContributedCard({ contributor, card, round }: ContributedCardProps) {
  const [broken, setBroken] = useState<number | null>(null);
  if (broken === round) {
    return (
      <SummaryCard
        title={card.label()}
        state="failed"
        height={card.height}
        onRetry={() => setBroken(null)}
      />
    );
  }
  return (
    <PartFence
      onError={(error) => {
        contributor.report(error);
        setBroken(round);
      }}
    >
      <Present area={contributor.area}>
        <Drawn card={card} />
      </Present>
    </PartFence>
  );
}

function Drawn({ card }: { card: HomeCard }) {
  const drawn = useMemo(() => card.render(), [card]);
  return isValidElement(drawn) ? drawn : null;
}
