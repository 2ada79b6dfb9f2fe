import { createWall, listWalls, revokeWall, type WallLink } from '@jackfield/contract/api/wall';
import { formatDate, formatDateTime } from '@jackfield/domain';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { Alert, Button, Skeleton } from '@jackfield/kit/ui/core';
import { Checkbox, Field, Input, Segmented } from '@jackfield/kit/ui/form';
import { Copy } from '@jackfield/kit/ui/icons';
import { ConfirmDialog, Dialog, FormDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import {
  call,
  common,
  notify,
  sessionAtom,
  timeZoneAtom,
  useLiveRefetch,
  useT,
} from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { wallMessages as messages } from './wall-messages.ts';
import css from './wall-links.module.css';

const queryKey = ['wall-links'] as const;

/** Links that show the board on a wall, without a sign-in: made, copied once and revoked. */
export function WallLinksDialog({ onClose }: { onClose(): void }) {
  const t = useT();
  const [step, setStep] = useState<'list' | 'new' | WallLink>('list');
  const [address, setAddress] = useState<string | null>(null);
  const isActing = useAtomValue(sessionAtom).profile?.isImpersonate ?? false;
  useLiveRefetch(['wall'], queryKey);
  const stored = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listWalls, {}, { signal }),
  });
  const toList = () => setStep('list');
  if (step === 'new') {
    return (
      <NewWall
        onClose={toList}
        onMade={(made) => {
          setAddress(made);
          toList();
          void stored.refetch();
        }}
      />
    );
  }
  if (step !== 'list') {
    return <RevokeWall wall={step} onClose={toList} onRevoked={() => stored.refetch()} />;
  }
  const walls = stored.data?.items;
  return (
    <Dialog
      open
      title={t(messages.title)}
      cancelText={t(common.close)}
      onClose={onClose}
      action={
        !isActing && (
          <Button type="primary" onClick={() => setStep('new')}>
            {t(messages.make)}
          </Button>
        )
      }
    >
      <div className={css.form}>
        <p>{t(messages.intro)}</p>
        {isActing && <Alert kind="info" title={t(messages.notYours)} />}
        {address !== null && <Address address={address} />}
        {stored.error && <LoadFailure title={t(messages.failed)} query={stored} />}
        {walls === undefined && !stored.error && <Skeleton width="100%" height={64} />}
        {walls?.length === 0 && <p className="ui-note">{t(messages.none)}</p>}
        {walls !== undefined && walls.length > 0 && (
          <ul className={css.walls} aria-label={t(messages.title)}>
            {walls.map((wall) => (
              <li key={wall.id}>
                <WallLine wall={wall} />
                {!isActing && (
                  <Button
                    aria-label={t(messages.revokeOf, { name: wall.name })}
                    onClick={() => setStep(wall)}
                  >
                    {t(messages.revokeAsk)}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

function WallLine({ wall }: { wall: WallLink }) {
  const t = useT();
  const zone = useAtomValue(timeZoneAtom);
  const { name, showsNames, createdBy, createdAt, endsAt, lastUsedAt } = wall;
  const [openedAt] = useState(Date.now);
  // It ends as the day after its last one begins.
  const lastDay = endsAt && formatDate(new Date(Date.parse(endsAt) - 1), zone);
  const isOver = endsAt !== null && Date.parse(endsAt) <= openedAt;
  return (
    <span className={css.wall}>
      <span className="ui-clip">{name}</span>
      <span className="ui-note">
        {t(messages.madeBy, { name: createdBy, date: formatDate(createdAt, zone) })}{' '}
        {lastUsedAt === null
          ? t(messages.neverUsed)
          : t(messages.lastUsed, { time: formatDateTime(lastUsedAt, zone) })}
      </span>
      <span className="ui-note">
        {t(showsNames ? messages.withNames : messages.withoutNames)}{' '}
        {lastDay && t(isOver ? messages.ended : messages.ends, { date: lastDay })}
      </span>
    </span>
  );
}

function Address({ address }: { address: string }) {
  const t = useT();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      notify.success(t(messages.copied));
    } catch {
      notify.error(t(messages.notCopied));
    }
  };
  return (
    <Field label={t(messages.link)} hint={t(messages.onlyNow)}>
      <div className={css.link}>
        <Input readOnly value={address} onFocus={({ target }) => target.select()} />
        <Button icon={<Copy size={16} strokeWidth={1.75} />} onClick={() => void copy()}>
          {t(messages.copy)}
        </Button>
      </div>
    </Field>
  );
}

const fresh = { name: '', showsNames: false, theme: 'system' as WallLink['theme'], lastDay: '' };

interface NewWallProps {
  /** Closes it, too; receives the address. */
  onMade(address: string): void;
  onClose(): void;
}

function NewWall({ onMade, onClose }: NewWallProps) {
  const t = useT();
  const [typed, setTyped] = useState(fresh);
  const change = (part: Partial<typeof fresh>) => setTyped((was) => ({ ...was, ...part }));
  const confirm = useConfirm(
    () => call(createWall, { body: { ...typed, lastDay: typed.lastDay || null } }),
    {
      of: typed,
      fields: ['name', 'lastDay'],
      check: () => ({ name: typed.name.trim() === '' ? t(messages.nameMissing) : undefined }),
      onDone: ({ address }) => onMade(address),
    },
  );
  return (
    <FormDialog
      title={t(messages.newTitle)}
      confirmText={t(messages.make)}
      dirty={typed !== fresh}
      onClose={onClose}
      {...confirm.dialog}
    >
      <div className={css.form}>
        <Field label={t(common.name)} error={confirm.faults['name']} required>
          <Input
            value={typed.name}
            most={60}
            autoComplete="off"
            placeholder={t(messages.example)}
            onChange={({ target }) => change({ name: target.value })}
          />
        </Field>
        <Field label={t(messages.theme)}>
          <Segmented
            value={typed.theme}
            options={[
              { value: 'system', label: t(messages.system) },
              { value: 'light', label: t(messages.light) },
              { value: 'dark', label: t(messages.dark) },
            ]}
            onChange={(theme) => change({ theme })}
          />
        </Field>
        <Field
          label={t(common.lastDay)}
          hint={t(messages.lastDayHint)}
          error={confirm.faults['lastDay']}
        >
          <Input
            type="date"
            value={typed.lastDay}
            onChange={({ target }) => change({ lastDay: target.value })}
          />
        </Field>
        <div>
          <Checkbox
            checked={typed.showsNames}
            onChange={({ target }) => change({ showsNames: target.checked })}
          >
            {t(messages.showNames)}
          </Checkbox>
          <p className="ui-note">{t(messages.showNamesHint)}</p>
        </div>
      </div>
    </FormDialog>
  );
}

interface RevokeWallProps {
  wall: WallLink;
  onRevoked(): void;
  onClose(): void;
}

function RevokeWall({ wall: { id, name }, onRevoked, onClose }: RevokeWallProps) {
  const t = useT();
  const confirm = useConfirm(() => call(revokeWall, { params: { id } }), {
    done: t(messages.revoked, { name }),
    onDone: onClose,
    settle: onRevoked,
  });
  return (
    <ConfirmDialog
      title={t(messages.revokeTitle, { name })}
      confirmText={t(messages.revoke)}
      onClose={onClose}
      {...confirm.dialog}
    >
      {t(messages.revokeText)}
    </ConfirmDialog>
  );
}
