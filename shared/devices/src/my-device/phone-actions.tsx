import { paths } from '@jackfield/contract';
import { Button } from '@jackfield/kit/ui/core';
import { Plus } from '@jackfield/kit/ui/icons';
import { common, Link, profileAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { deviceMessages } from './messages.ts';
import css from './my-device.module.css';
import { useFullTrial } from './use-devices.ts';

/** Button that adds a desk phone, or why it cannot (ROLE-19, OP-58), and the links beside it. */
export function PhoneActions({ links, onAdd }: { links: ReactNode; onAdd(): void }) {
  const t = useT();
  const full = useFullTrial(true);
  const isOwner = useAtomValue(profileAtom)?.isTenantOwner ?? false;
  return (
    <div className={css.below}>
      <Button icon={<Plus size={16} strokeWidth={1.75} />} disabled={full !== null} onClick={onAdd}>
        {t(deviceMessages.add)}
      </Button>
      {full !== null && (
        <p>
          {t(deviceMessages.trialLimit, { n: full })}{' '}
          {isOwner && <Link to={paths.admin.billing.subscription()}>{t(common.subscription)}</Link>}
        </p>
      )}
      {links}
    </div>
  );
}
