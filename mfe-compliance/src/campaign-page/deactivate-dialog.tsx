import { type Campaign, deactivateCampaign } from '@jackfield/contract/api/campaign';
import { ConfirmDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { call, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { campaignName } from '@jackfield/domain/campaign-name';
import { campaignKeys } from '../campaigns/campaign-query.ts';
import { pageMessages } from './messages.ts';

interface DeactivateDialogProps {
  campaign: Campaign;
  onClose(): void;
}

/** Asks before a campaign ends for good (annex E6). */
export function DeactivateDialog({ campaign, onClose }: DeactivateDialogProps) {
  const t = useT();
  const client = useQueryClient();
  const { id, version } = campaign;
  const name = campaignName(campaign);
  const ended = useConfirm(() => call(deactivateCampaign, { params: { id } }, { version }), {
    done: t(pageMessages.isDeactivated, { name }),
    onDone: onClose,
    settle: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: campaignKeys.all }),
        client.invalidateQueries({ queryKey: ['phonenumber'] }),
      ]),
  });
  return (
    <ConfirmDialog
      title={t(pageMessages.deactivateTitle, { name })}
      confirmText={t(pageMessages.deactivateConfirm)}
      cancelText={t(pageMessages.keep)}
      onClose={onClose}
      {...ended.dialog}
    >
      {t(pageMessages.deactivateText)}
    </ConfirmDialog>
  );
}
