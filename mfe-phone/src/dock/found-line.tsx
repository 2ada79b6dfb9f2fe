import { Avatar } from '@jackfield/kit/ui/core';
import { Headset } from '@jackfield/kit/ui/icons';
import { common, useServerTime, useT } from '@jackfield/runtime';
import { formatPhone } from '@jackfield/domain';
import { clockText } from '../phone/call-time.tsx';
import { dockMessages } from './messages.ts';
import css from './people.module.css';
import type { Standing } from './standing.ts';
import type { Found } from './use-found.ts';

/** Face, name, and how somebody is reached or is now. */
export function FoundLine({ one, standing }: { one: Found; standing?: Standing | undefined }) {
  const t = useT();
  const extension = t(common.ext, { extension: one.extension });
  const how = standing?.text ?? (one.number === null ? '' : formatPhone(one.number));
  return (
    <span className="ui-signed ui-fill">
      {one.kind === 'team' ? (
        <span className={`ui-tile ${css.team}`}>
          <Headset size={16} strokeWidth={1.75} aria-hidden="true" />
        </span>
      ) : (
        <Avatar
          name={one.name}
          src={one.face}
          size={32}
          {...(standing && { presence: standing.isReached ? 'online' : 'offline' })}
        />
      )}
      <span className="ui-lines">
        <span className="ui-clip">{one.name}</span>
        <span className="ui-note ui-clip" data-away={standing?.isReached === false || undefined}>
          {extension}
          {standing?.talkingSince != null && <Talking since={standing.talkingSince} />}
          {how !== '' && `, ${how}`}
        </span>
      </span>
    </span>
  );
}

function Talking({ since }: { since: number }) {
  const t = useT();
  const time = clockText(useServerTime(0, true) - since);
  return <span className="ui-num">, {t(dockMessages.talkingFor, { time })}</span>;
}
