import { paths } from '@jackfield/contract';
import type { Campaign } from '@jackfield/contract/api/campaign';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { Button, useIsPhone } from '@jackfield/kit/ui/core';
import { History, MessageSquareText, Pencil } from '@jackfield/kit/ui/icons';
import { RecordHead, RecordTile } from '@jackfield/records/record-head';
import { common, Link, navigateTo, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CampaignStatus } from '../campaigns/campaign-badges.tsx';
import { campaignName, nameOfUseCase } from '@jackfield/domain/campaign-name';
import { campaignKeys } from '../campaigns/campaign-query.ts';
import { mayDeactivate, mayEdit } from '../campaigns/campaign-moves.ts';
import { DeactivateDialog } from './deactivate-dialog.tsx';
import { pageMessages } from './messages.ts';

const HistoryDrawer = lazyPart(() =>
  import('@jackfield/records/record-history').then((file) => file.HistoryDrawer),
);

const { compliance } = paths.admin;
const icon = { size: 16, strokeWidth: 1.75 } as const;
const eventTypes = ['campaign'] as const;

/** Head of the pages of a campaign: what it is, where it stands, and what may be done with it. */
export function CampaignHead({ campaign }: { campaign: Campaign }) {
  const t = useT();
  const isPhone = useIsPhone();
  const client = useQueryClient();
  const [open, setOpen] = useState<'history' | 'deactivate'>();
  const close = () => setOpen(undefined);
  const { id, brand, useCase, registryId, version } = campaign;
  const name = campaignName(campaign);
  return (
    <>
      <RecordHead
        sign={<RecordTile icon={MessageSquareText} size={isPhone ? 44 : 48} />}
        name={name}
        badges={<CampaignStatus {...campaign} />}
        meta={[
          ...(campaign.name === '' ? [] : [nameOfUseCase(useCase), registryId]),
          <Link key="brand" to={compliance.brand(brand.id)}>
            {brand.brandName}
          </Link>,
        ]}
        actions={
          <>
            <Button
              looks
              icon={<History {...icon} />}
              aria-haspopup="dialog"
              onClick={() => setOpen('history')}
            >
              {t(common.history)}
            </Button>
            {mayEdit(campaign) && (
              <Button
                icon={<Pencil {...icon} />}
                onClick={() => void navigateTo(compliance.editCampaign(id))}
              >
                {t(common.edit)}
              </Button>
            )}
            {mayDeactivate(campaign) && (
              <Button danger aria-haspopup="dialog" onClick={() => setOpen('deactivate')}>
                {t(pageMessages.deactivate)}
              </Button>
            )}
          </>
        }
      />
      {open === 'history' && (
        <HistoryDrawer
          entity="campaign"
          record={{ id, name, version }}
          eventTypes={eventTypes}
          onRestored={() => void client.invalidateQueries({ queryKey: campaignKeys.record(id) })}
          onClose={close}
        />
      )}
      {open === 'deactivate' && <DeactivateDialog campaign={campaign} onClose={close} />}
    </>
  );
}
