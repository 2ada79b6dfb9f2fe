import { brandStates } from '@jackfield/domain/words/compliance';
import type { Brand } from '@jackfield/contract/api/brand';
import { defineMessages, useT } from '@jackfield/runtime';
import { type AheadWords, Story } from '../submission/story.tsx';
import { type Ahead, brandTimeline } from './brand-timeline.ts';
import { brandPageMessages } from './messages.ts';

const messages = defineMessages('compliance.brandStory', {
  pay: 'You confirm the payment',
  correct: 'You correct and send it again',
  check: 'The registry checks',
  usually: 'Usually within 2 working days',
  thenCampaign: 'Then you can add a campaign',
});

const words: Readonly<Record<Ahead, AheadWords>> = {
  pay: { title: messages.pay },
  correct: { title: messages.correct },
  check: { title: messages.check, note: messages.usually },
  verified: { title: brandStates.verified, note: messages.thenCampaign },
};

/** What happened to a brand, with its days, and what is still to come. */
export function BrandStory({ brand }: { brand: Brand }) {
  const t = useT();
  return (
    <Story
      title={t(brandPageMessages.stands)}
      steps={brandTimeline(brand)}
      aheadWords={(ahead) => words[ahead]}
    />
  );
}
