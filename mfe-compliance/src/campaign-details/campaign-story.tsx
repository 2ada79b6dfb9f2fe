import type { Campaign } from '@jackfield/contract/api/campaign';
import type { StoryStep } from '@jackfield/contract/api/submission';
import { useT } from '@jackfield/runtime';
import { Story } from '../submission/story.tsx';
import { campaignTimeline } from './campaign-timeline.ts';
import { CarrierChips } from './carrier-chips.tsx';
import { timelineMessages as messages } from './messages.ts';

/** How it went with the campaign, and what is still to come. */
export function CampaignStory({ campaign }: { campaign: Campaign }) {
  const t = useT();
  return (
    <Story
      title={t(messages.title)}
      steps={campaignTimeline(campaign)}
      aheadWords={(ahead, mark) => ({
        title: messages[ahead],
        note: ahead === 'numbers' && mark === 'yours' && messages.numbersText,
      })}
      answers={<CarrierChips carriers={campaign.carriers} />}
      isAnswered={({ past, ahead, mark }) =>
        campaign.status === 'pendingReview'
          ? ahead === 'review' && mark === 'waiting'
          : past !== null && isLastWord(campaign, past)
      }
    />
  );
}

/** Whether carriers have said nothing newer than this. */
const isLastWord = ({ story }: Campaign, step: StoryStep) =>
  story.findLast((one) => one.step === 'approved' || one.step === 'rejected') === step;
