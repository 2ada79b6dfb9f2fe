import { endTrial } from '@jackfield/contract/api/subscription';
import { isOtherPrice, QuoteBox, quoteOptions } from '@jackfield/kit/price-box';
import { Button } from '@jackfield/kit/ui/core';
import { CircleCheck, Info } from '@jackfield/kit/ui/icons';
import { FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { call, useT } from '@jackfield/runtime';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { AddCardButton } from '../cards/add-card-button.tsx';
import css from './end-trial-panel.module.css';
import { subscriptionMessages as messages } from './messages.ts';
import { subscriptionKey } from './subscription-query.ts';

const points = [
  { icon: CircleCheck, tone: 'success', title: messages.noLimits, text: messages.noLimitsText },
  { icon: CircleCheck, tone: 'success', title: messages.pays, text: messages.paysText },
  { icon: Info, tone: 'warning', title: messages.final, text: messages.finalText },
] as const;

interface Account {
  id: string;
  companyName: string;
}

/** What the end of the trial does, and the way there, which needs a card (BILL-07). */
export function EndTrialPanel({ account, hasCard }: { account: Account; hasCard: boolean }) {
  const t = useT();
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  return (
    <section className={`ui-card ${css.panel}`} aria-labelledby={id}>
      <div>
        <h2 id={id}>{t(messages.end)}</h2>
        <p className="ui-secondary">{t(messages.keep)}</p>
      </div>
      <ul className={css.points}>
        {points.map(({ icon: Icon, tone, title, text }) => (
          <li key={title.id} className={css.point}>
            <Icon
              size={16}
              strokeWidth={1.75}
              aria-hidden="true"
              style={{ color: `var(--ui-${tone}-dot)` }}
            />
            <div>
              <p className="ui-strong">{t(title)}</p>
              <p className="ui-secondary">{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
      {hasCard ? (
        <Button type="primary" block onClick={() => setAsking(true)}>
          {t(messages.endAsk)}
        </Button>
      ) : (
        <PriceBeforeCard />
      )}
      {isAsking && <EndTrialDialog account={account} onClose={() => setAsking(false)} />}
    </section>
  );
}

/** What ending the trial costs, before a card is asked for. */
function PriceBeforeCard() {
  const t = useT();
  const quote = useQuery(quoteOptions({ of: 'trialEnd' }));
  return (
    <>
      <h3 className="ui-section">{t(messages.price)}</h3>
      <QuoteBox quote={quote} />
      <div className={`ui-well ${css.card}`}>
        <p>{t(messages.needsCard)}</p>
        <AddCardButton />
      </div>
    </>
  );
}

function EndTrialDialog({ account, onClose }: { account: Account; onClose(): void }) {
  const t = useT();
  const client = useQueryClient();
  const quote = useQuery(quoteOptions({ of: 'trialEnd' }));
  const body = { shownTotal: quote.data?.total };
  const asked = useConfirm(() => call(endTrial, { params: { id: account.id }, body }), {
    done: t(messages.ended),
    onDone: onClose,
    onFailed: (error) => {
      if (isOtherPrice(error)) void quote.refetch();
    },
    settle: () => client.invalidateQueries({ queryKey: subscriptionKey }),
  });
  return (
    <FormDialog
      title={t(messages.endTitle, { company: account.companyName })}
      confirmText={t(messages.endConfirm)}
      mayConfirm={quote.data !== undefined}
      onClose={onClose}
      {...asked.dialog}
    >
      <p className={css.text}>{t(messages.endText)}</p>
      <QuoteBox quote={quote} />
    </FormDialog>
  );
}
