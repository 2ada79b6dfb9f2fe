import { useWriteImpact } from '@jackfield/call-routing/call-flow';
import { useRoutingConfig } from '@jackfield/call-routing/routing-config';
import type { IvrOwner } from '@jackfield/contract';
import { type IvrMenu, menuCalls } from '@jackfield/contract/api/ivr';
import { dryRunOf } from '@jackfield/contract/api/routing-engine';
import { usedBy } from '@jackfield/domain/routing';
import { ConfirmDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { restoreDeleted, undoAction } from '@jackfield/records/restore';
import { call, common, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { ask } from './menu-bus.ts';
import { menuKeys } from './menu-queries.ts';
import { UsedMenuDialog } from './used-menu-dialog.tsx';

interface DeleteMenuDialogProps {
  owner: IvrOwner;
  menu: IvrMenu;
  onClose(): void;
}

/**
 * Asks before a menu is deleted, and says who will notice; says why not when calls are still sent
 * to it (annex H, J4, OP-72).
 */
export function DeleteMenuDialog({ owner, menu, onClose }: DeleteMenuDialogProps) {
  const t = useT();
  const client = useQueryClient();
  const { id, name } = menu;
  const calls = menuCalls[owner.ownerType];
  const noticed = useWriteImpact(`delete ${id}`, ({ signal }) =>
    call(
      dryRunOf(calls.remove),
      { params: { id: owner.ownerId, ivrId: id } },
      { version: menu.version, signal },
    ),
  );
  const { data: config } = useRoutingConfig();
  // Its own keys go with it.
  const places = config ? usedBy(config, 'menu', id).filter(({ ownerId }) => ownerId !== id) : [];
  const undo = undoAction(async () => {
    await restoreDeleted('ivr', id, { action: 'ivr.delete' });
    await client.invalidateQueries({ queryKey: menuKeys.list(owner) });
    await client.invalidateQueries({ queryKey: menuKeys.actions(owner) });
  });
  const removal = useConfirm(() => ask('delete-ivr', { ...owner, id }, noticed.asSeen), {
    done: [t(common.isDeleted, { name }), undo],
    onDone: onClose,
  });
  if (config && places.length > 0) {
    const title = t(common.deleteQuoted, { name });
    return <UsedMenuDialog title={title} config={config} places={places} onClose={onClose} />;
  }
  return (
    <ConfirmDialog
      title={t(common.deleteQuoted, { name })}
      confirmText={t(common.delete)}
      impact={noticed.impact}
      mayConfirm={noticed.mayGoOn}
      checking={!noticed.isKnown}
      onClose={onClose}
      {...removal.dialog}
    >
      {t(common.deleteQuestion, { name })}
    </ConfirmDialog>
  );
}
