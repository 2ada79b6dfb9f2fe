import {
  type Campaign,
  type CampaignFields,
  changeCampaign,
  registerCampaign,
  resubmitCampaign,
} from '@jackfield/contract/api/campaign';
import { paths } from '@jackfield/contract';
import { isSameValue } from '@jackfield/domain/same-value';
import { accountAtom, call, navigateTo, notify, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { keepCampaign } from '../campaigns/campaign-query.ts';
import { payingMessages } from '../paying/messages.ts';
import type { PaidMembers, SubmitFailure } from '../submission/submission-form.tsx';
import { campaignFormMessages as messages } from './messages.ts';
import type { CampaignSteps } from './use-campaign-steps.ts';
import { fieldsOf, valuesOfCampaign } from './values.ts';

const { compliance } = paths.admin;

/** Sends a campaign for its price: a new one, one whose payment failed, or one that was refused. */
export function useSendCampaign(campaign: Campaign | null, { form }: CampaignSteps) {
  const t = useT();
  const client = useQueryClient();
  const tenantId = useAtomValue(accountAtom)?.id ?? '';
  const declined: SubmitFailure = { title: t(payingMessages.declined), needsCard: true };
  /** What is stored, while changes are stored and the price is still to be paid. */
  const stored = useRef(campaign);

  async function send(paid: PaidMembers, keyOf: (sent: unknown) => string): Promise<Campaign> {
    // The rules have let every member through.
    const fields = fieldsOf(form.getValues()) as CampaignFields;
    const known = stored.current;
    if (known === null) {
      const body = { campaign: fields, ...paid };
      return call(registerCampaign, { body }, { idempotencyKey: keyOf(body) });
    }
    const params = { id: known.id };
    const change = (body: Parameters<typeof call<typeof changeCampaign>>[1]['body']) =>
      call(
        changeCampaign,
        { params, body },
        { version: known.version, idempotencyKey: keyOf([known.version, body]) },
      );
    if (known.status === 'paymentFailed') return change({ campaign: fields, ...paid });
    if (!isSameValue(fields, fieldsOf(valuesOfCampaign(known)))) {
      stored.current = await change({ campaign: fields });
      keepCampaign(client, stored.current);
    }
    const { version } = stored.current ?? known;
    const body = { tenantId, ...paid };
    const idempotencyKey = keyOf([known.id, version, body]);
    return call(resubmitCampaign, { params, body }, { version, idempotencyKey });
  }

  return {
    send,
    onStored: (sent: Campaign) => keepCampaign(client, sent),
    failedBefore: campaign?.status === 'paymentFailed' ? declined : null,
    onSent(sent: Campaign): SubmitFailure | undefined {
      if (sent.status !== 'paymentFailed') {
        notify.success(t(sent.isBeingSent ? messages.submittedLater : messages.submitted));
        void navigateTo(compliance.campaign(sent.id));
        return undefined;
      }
      // The card was declined: what was typed is stored, and paid from its own page.
      stored.current = sent;
      if (campaign === null) {
        const to = `${compliance.editCampaign(sent.id)}?step=review`;
        void navigateTo(to, { replace: true });
      }
      return declined;
    },
    refusedOf: (refused: Readonly<Record<string, string>>) =>
      Object.fromEntries(
        Object.entries(refused).map(([path, message]) => [
          path.replace(/^campaign\./, ''),
          message,
        ]),
      ),
  };
}
