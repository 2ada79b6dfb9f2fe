import { zoneName } from '@jackfield/domain/days-in-words';
import { useNow } from '@jackfield/call-routing/business-hours';
import { useRoutingConfig } from '@jackfield/call-routing/routing-config';
import { useTargetText } from '@jackfield/call-routing/routing-editor';
import type { CallOverride } from '@jackfield/contract/api/call-override';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { Alert, Button } from '@jackfield/kit/ui/core';
import { useConfirm } from '@jackfield/kit/ui/overlay';
import { common, notify, useT } from '@jackfield/runtime';
import { useState } from 'react';
import css from './closed-banner.module.css';
import { type OverrideOwner, holdingOverride } from './override-owner.ts';
import { bannerMessages } from './messages.ts';
import { untilText } from './until-text.ts';
import { useOverride } from './use-override.ts';

const OverrideDialog = lazyPart(() =>
  import('./override-dialog.tsx').then((file) => file.OverrideDialog),
);

/** On the pages of a number or team that is closed for now: until when, where calls go, the way back. */
export function ClosedBanner({ owner }: { owner: OverrideOwner }) {
  const [isOpen, setOpen] = useState(false);
  const override = holdingOverride(owner, useNow());
  return (
    <>
      {override && <Banner owner={owner} override={override} onChange={() => setOpen(true)} />}
      {/* What is typed outlives the banner, which somebody else may end. */}
      {isOpen && <OverrideDialog owner={owner} onClose={() => setOpen(false)} />}
    </>
  );
}

interface BannerProps {
  owner: OverrideOwner;
  override: CallOverride;
  onChange(): void;
}

function Banner({ owner, override, onChange }: BannerProps) {
  const t = useT();
  const now = useNow();
  const { openAgain } = useOverride(owner);
  const reopening = useConfirm(openAgain, { onFailed: notify.failure });
  const config = useRoutingConfig().data;
  const named = [
    ...(config?.menus ?? []).map(({ id, name }) => [id, name] as const),
    ...(config?.messages ?? []).map(({ id, fileName }) => [id, fileName] as const),
  ];
  const target = useTargetText([override.target], new Map(named))(override.target);
  const { timeZone: zone } = owner.hours;
  const when = untilText(Date.parse(override.until), zone, now);
  const { setBy, note } = override;

  return (
    <div className={css.banner} data-place="override" tabIndex={-1}>
      <Alert
        kind="warning"
        title={
          <>
            {t(bannerMessages.closed, { when })} <span className={css.zone}>{zoneName(zone)}</span>
          </>
        }
        action={
          <div className="ui-actions">
            <Button disabled={reopening.busy} onClick={onChange}>
              {t(common.change)}
            </Button>
            <Button loading={reopening.busy} onClick={() => void reopening.run()}>
              {t(bannerMessages.openAgain)}
            </Button>
          </div>
        }
      >
        {t(bannerMessages.text, { target })}{' '}
        {note === ''
          ? t(bannerMessages.by, { name: setBy.name })
          : t(bannerMessages.byWithNote, { name: setBy.name, note })}
      </Alert>
    </div>
  );
}
