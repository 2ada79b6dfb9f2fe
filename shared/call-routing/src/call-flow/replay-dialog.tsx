import { zoneName } from '@jackfield/domain/days-in-words';
import { formatDateTime, formatPhone } from '@jackfield/domain';
import type { ReplayedCall, RoutingConfig } from '@jackfield/domain/routing';
import { Button } from '@jackfield/kit/ui/core';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { common, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { branchText } from './branch-text.ts';
import { impactMessages } from './impact-messages.ts';
import { tryMessages } from './messages.ts';
import css from './replay-dialog.module.css';
import { replayMessages } from './replay-messages.ts';

export interface ReplayDialogProps {
  /** The latest first. */
  calls: readonly ReplayedCall[];
  sides: readonly [RoutingConfig, RoutingConfig];
  zone: string;
  onClose(): void;
}

const page = 50;

/** The calls that would have gone elsewhere: when, from whom, to which number, and where instead. */
export function ReplayDialog({ calls, sides, zone, onClose }: ReplayDialogProps) {
  const t = useT();
  const [shown, setShown] = useState(page);
  const rest = calls.length - shown;
  return (
    <Dialog
      open
      width={920}
      title={t(replayMessages.title, { count: calls.length })}
      cancelText={t(common.close)}
      onClose={onClose}
    >
      <p className="ui-text2">{t(replayMessages.intro, { zone: zoneName(zone) })}</p>
      <table className={css.calls}>
        <thead>
          <tr>
            <th scope="col">{t(tryMessages.when)}</th>
            <th scope="col">{t(tryMessages.caller)}</th>
            <th scope="col">{t(tryMessages.number)}</th>
            <th scope="col">{t(replayMessages.before)}</th>
            <th scope="col">{t(replayMessages.instead)}</th>
          </tr>
        </thead>
        <tbody>
          {calls.slice(0, shown).map(({ call, before, after }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- calls have no id, and two may come in the same second
            <tr key={index}>
              <td data-label={t(tryMessages.when)}>{formatDateTime(new Date(call.at), zone)}</td>
              <td data-label={t(tryMessages.caller)}>
                {call.from === null ? t(replayMessages.withheld) : formatPhone(call.from)}
              </td>
              <td data-label={t(tryMessages.number)}>{formatPhone(call.number)}</td>
              <td data-label={t(replayMessages.before)}>{branchText(before, sides[0])}</td>
              <td data-label={t(replayMessages.instead)}>{branchText(after, sides[1])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 && (
        <Button type="link" onClick={() => setShown(shown + page)}>
          {t(impactMessages.more, { count: Math.min(rest, page) })}
        </Button>
      )}
    </Dialog>
  );
}
