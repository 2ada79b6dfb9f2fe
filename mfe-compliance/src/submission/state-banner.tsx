import { useLooking } from '@jackfield/kit/may';
import type { StoryStep } from '@jackfield/contract/api/submission';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { ExternalLink, Plus } from '@jackfield/kit/ui/icons';
import { navigateTo } from '@jackfield/runtime';
import css from './state-banner.module.css';

/** What happened to a brand or a campaign, whose move it is, and the one next step. */
export interface Banner {
  /** Amber and red are your move, blue others', green none. */
  readonly kind: 'warning' | 'info' | 'success' | 'error';
  readonly title: string;
  readonly text: string;
  /** A path of the portal, or an address outside of it. */
  readonly action?: {
    readonly label: string;
    readonly to: string;
    readonly note?: string;
    readonly isAdd?: boolean;
  };
}

/** What a banner says besides the state. */
export interface BannerWords {
  /** What sending it again costs; undefined until it is known. */
  readonly amount: string | undefined;
  date(instant: string): string;
}

/** When a step happened last. */
export const lastAt = ({ story }: { story: readonly StoryStep[] }, step: StoryStep['step']) =>
  story.findLast((one) => one.step === step)?.at;

const icon = { size: 16, strokeWidth: 1.75 } as const;
const isOutside = (to: string) => !to.startsWith('/');

const go = (to: string): void => {
  if (isOutside(to)) window.location.assign(to);
  else void navigateTo(to);
};

/** What happened, whose move it is, what it costs, and one button. */
export function StateBanner({ banner: { kind, title, text, action } }: { banner: Banner }) {
  const isLooking = useLooking();
  return (
    <Alert
      kind={kind}
      title={title}
      action={
        action &&
        !isLooking && (
          <div className={css.move}>
            <Button
              type="primary"
              onClick={() => go(action.to)}
              {...(action.isAdd && { icon: <Plus {...icon} /> })}
              {...(isOutside(action.to) && { icon: <ExternalLink {...icon} /> })}
            >
              {action.label}
            </Button>
            {action.note && <p className="ui-note">{action.note}</p>}
          </div>
        )
      }
    >
      {text}
    </Alert>
  );
}
