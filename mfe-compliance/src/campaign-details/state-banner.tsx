import type { Campaign } from '@jackfield/contract/api/campaign';
import { quoteOptions } from '@jackfield/kit/price-box';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { ExternalLink, Plus } from '@jackfield/kit/ui/icons';
import { navigateTo, useFormats } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { bannerOf } from './banner-of.ts';

const icon = { size: 16, strokeWidth: 1.75 } as const;

const go = (to: string): void => {
  if (to.startsWith('/')) void navigateTo(to);
  else window.location.assign(to);
};

/** What happened, whose move it is, what it costs, and one button. */
export function StateBanner({ campaign }: { campaign: Campaign }) {
  const { money, date } = useFormats();
  const quote = useQuery(quoteOptions({ items: 'campaign*1' })).data;
  const amount = quote && money(quote.total, quote.currency);
  const { kind, title, text, action } = bannerOf(campaign, { amount, date });
  const sign = action?.isAdd ? <Plus {...icon} /> : <ExternalLink {...icon} />;
  const hasSign = action?.isAdd === true || action?.to.startsWith('/') === false;
  return (
    <Alert
      kind={kind}
      title={title}
      action={
        action && (
          <Button type="primary" onClick={() => go(action.to)} {...(hasSign && { icon: sign })}>
            {action.label}
          </Button>
        )
      }
    >
      {text}
    </Alert>
  );
}
