import { useChangeNotices } from '@jackfield/call-routing/call-flow';
import type { IvrOwner } from '@jackfield/contract';
import type { IvrMenu } from '@jackfield/contract/api/ivr';
import type { RoutingConfig } from '@jackfield/domain/routing';
import { ConfirmDialog } from '@jackfield/kit/ui/overlay';
import { undoAction } from '@jackfield/records/restore';
import { failureText, notify, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { ask } from './menu-bus.ts';
import type { MenuHour } from './menu-marks.ts';
import { panelMessages } from './messages.ts';

interface SetHourDialogProps {
  owner: IvrOwner;
  menu: IvrMenu;
  hour: MenuHour;
  onClose(): void;
}

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
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const { notices, mayGoOn } = useChangeNotices(`${id} ${hour}`, (config) =>
    withHour(config, { owner, menu, hour }),
  );
  const send = async () => {
    setBusy(true);
    try {
      const takeBack = await ask('set-default-ivr', { ...owner, id, hour });
      notify.success(t(panelMessages.saved), takeBack && undoAction(takeBack));
      onClose();
    } catch (error) {
      setFault(failureText(error));
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      danger={false}
      title={t(hour === 'open' ? panelMessages.openTitle : panelMessages.closedTitle, { name })}
      confirmText={t(panelMessages.sendCalls)}
      notices={notices}
      mayConfirm={mayGoOn}
      busy={isBusy}
      error={fault}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      {t(panelMessages.hourText)}
    </ConfirmDialog>
  );
}
