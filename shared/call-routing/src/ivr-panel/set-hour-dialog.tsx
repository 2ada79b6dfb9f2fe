import { useChangeImpact } from '@jackfield/call-routing/call-flow';
import type { IvrOwner } from '@jackfield/contract';
import type { IvrMenu } from '@jackfield/contract/api/ivr';
import type { RoutingConfig } from '@jackfield/domain/routing';
import { ConfirmDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { undoAction } from '@jackfield/records/restore';
import { useT } from '@jackfield/runtime';
import { ask } from './menu-bus.ts';
import type { MenuHour } from './menu-marks.ts';
import { panelMessages } from './messages.ts';

interface SetHourDialogProps {
  owner: IvrOwner;
  menu: IvrMenu;
  hour: MenuHour;
  onClose(): void;
}

const sentMessages = { open: panelMessages.openSent, closed: panelMessages.closedSent };
const parts = { open: 'openHour', closed: 'closedHour' } as const;

/** The routing once calls of an hour go to a menu. */
function withHour(
  config: RoutingConfig,
  { owner, menu, hour }: Omit<SetHourDialogProps, 'onClose'>,
) {
  const target = { actionType: 'ivr', actionValue: menu.id } as const;
  const sent = <Item extends { id: string }>(item: Item): Item =>
    item.id === owner.ownerId ? { ...item, [parts[hour]]: target } : item;
  return { ...config, companies: config.companies.map(sent), teams: config.teams.map(sent) };
}

/** Says who will notice before calls of an hour go to a menu, at once (OP-78, annex J4). */
export function SetHourDialog({ owner, menu, hour, onClose }: SetHourDialogProps) {
  const t = useT();
  const { id, name } = menu;
  const { impact, mayGoOn, save } = useChangeImpact(`${id} ${hour}`, (config) =>
    withHour(config, { owner, menu, hour }),
  );
  const sent = useConfirm(
    () => save((asSeen) => ask('set-default-ivr', { ...owner, id, hour }, asSeen)),
    {
      done: (undo) => [t(sentMessages[hour], { name }), undo && undoAction(undo)],
      onDone: onClose,
    },
  );
  return (
    <ConfirmDialog
      danger={false}
      title={t(hour === 'open' ? panelMessages.openTitle : panelMessages.closedTitle, { name })}
      confirmText={t(panelMessages.sendCalls)}
      impact={impact}
      mayConfirm={mayGoOn}
      onClose={onClose}
      {...sent.dialog}
    >
      {t(panelMessages.hourText)}
    </ConfirmDialog>
  );
}
