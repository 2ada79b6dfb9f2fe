import {
  type Campaign,
  type CampaignFields,
  changeCampaign,
  registerCampaign,
  resubmitCampaign,
} from '@jackfield/contract/api/campaign';
import { paths } from '@jackfield/contract';
import { isSameValue } from '@jackfield/domain/same-value';
import { usePriceTry } from '@jackfield/kit/price-box';
import { accountAtom, call, fieldMessages, navigateTo, notify, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { keepCampaign } from '../campaigns/campaign-query.ts';
import { payingMessages } from '../paying/messages.ts';
import { needsCard, paymentFailure } from '../paying/payment-failure.ts';
import type { Override } from '../preflight/preflight-state.ts';
import { campaignFormMessages as messages } from './messages.ts';
import type { CampaignSteps } from './use-campaign-steps.ts';
import { fieldsOf, valuesOfCampaign } from './values.ts';

const { compliance } = paths.admin;

interface SubmitOptions {
  /** The campaign that is corrected; null for a new one. */
  campaign: Campaign | null;
  flow: CampaignSteps;
  shownTotal: number | undefined;
  /** Reasons to send what reviewers refuse as a rule. */
  overrides: readonly Override[];
  onOtherPrice(): void;
}

interface SubmitFailure {
  title: string;
  needsCard: boolean;
}

/** Sends a campaign for its price: a new one, one whose payment failed, or one that was refused. */
export function useSubmitCampaign(options: SubmitOptions) {
  const { campaign, flow, shownTotal, overrides, onOtherPrice } = options;
  const t = useT();
  const client = useQueryClient();
  const key = usePriceTry(onOtherPrice);
  const tenantId = useAtomValue(accountAtom)?.id ?? '';
  const declined: SubmitFailure = { title: t(payingMessages.declined), needsCard: true };
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SubmitFailure | null>(
    campaign?.status === 'paymentFailed' ? declined : null,
  );
  /** What is stored, while changes are stored and the price is still to be paid. */
  const stored = useRef(campaign);

  async function send(): Promise<Campaign> {
    // The rules have let every member through.
    const fields = fieldsOf(flow.form.getValues()) as CampaignFields;
    const paid = {
      hasRead: true as const,
      overrides: [...overrides],
      ...(shownTotal !== undefined && { shownTotal }),
    };
    const known = stored.current;
    if (known === null) {
      const body = { campaign: fields, ...paid };
      return call(registerCampaign, { body }, { idempotencyKey: key.of(body) });
    }
    const params = { id: known.id };
    if (known.status === 'paymentFailed') {
      const body = { campaign: fields, ...paid };
      const idempotencyKey = key.of([known.version, body]);
      return call(changeCampaign, { params, body }, { version: known.version, idempotencyKey });
    }
    if (!isSameValue(fields, fieldsOf(valuesOfCampaign(known)))) {
      const body = { campaign: fields };
      const idempotencyKey = key.of([known.version, body]);
      stored.current = await call(
        changeCampaign,
        { params, body },
        { version: known.version, idempotencyKey },
      );
      keepCampaign(client, stored.current);
    }
    const { version } = stored.current ?? known;
    const body = { tenantId, ...paid };
    const idempotencyKey = key.of([known.id, version, body]);
    return call(resubmitCampaign, { params, body }, { version, idempotencyKey });
  }

  async function fail(error: unknown): Promise<void> {
    key.failed(error);
    const refusals = Object.entries(fieldMessages(error)).map(
      ([path, message]) => [path.replace(/^campaign\./, ''), message] as const,
    );
    if (await flow.refuse(Object.fromEntries(refusals))) return;
    setFailure({ title: paymentFailure(error), needsCard: needsCard(error) });
  }

  /** The card was declined: what was typed is stored, and paid from its own page. */
  function wasDeclined(sent: Campaign): void {
    stored.current = sent;
    key.renew();
    setFailure(declined);
    if (campaign === null) {
      const to = `${compliance.editCampaign(sent.id)}?step=review`;
      void navigateTo(to, { replace: true });
    }
  }

  return {
    isBusy,
    failure,
    async run(): Promise<void> {
      if (isBusy || !(await flow.isReady())) return;
      setBusy(true);
      setFailure(null);
      try {
        const sent = await send();
        flow.drop();
        keepCampaign(client, sent);
        if (sent.confirmUrl !== null) {
          window.location.assign(sent.confirmUrl);
          return;
        }
        if (sent.status === 'paymentFailed') {
          wasDeclined(sent);
          return;
        }
        notify.success(t(sent.isBeingSent ? messages.submittedLater : messages.submitted));
        void navigateTo(compliance.campaign(sent.id));
      } catch (error) {
        await fail(error);
      } finally {
        setBusy(false);
      }
    },
  };
}
