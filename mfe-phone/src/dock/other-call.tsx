import { Avatar, Button } from '@jackfield/kit/ui/core';
import { notify, useT } from '@jackfield/runtime';
import type { LineCall } from '@jackfield/web-phone/line';
import type { Acts } from '../phone/acts.ts';
import { dockMessages } from './messages.ts';
import { callText } from '../phone/state-text.ts';
import { nameOf } from '../phone/who.ts';
import css from './call.module.css';

interface OtherCallProps {
  call: LineCall;
  /** The one that the person talks in. */
  current: LineCall;
  acts: Acts;
}

/** The second call: to it alone, both together, or both connected without the person. */
export function OtherCall({ call, current, acts }: OtherCallProps) {
  const t = useT();
  const name = nameOf(call.who);
  const names = { one: name, other: nameOf(current.who) };
  const { isTogether } = call;
  return (
    <div className={css.other}>
      <Avatar name={name} size={32} />
      <div className="ui-lines ui-fill">
        <span className="ui-strong ui-clip">{name}</span>
        <span className="ui-note">
          {isTogether
            ? callText({ ...call, isMuted: false }) || t(dockMessages.onCallToo)
            : callText(call)}
        </span>
      </div>
      <div className={css.choices}>
        <Button
          size="small"
          aria-label={t(isTogether ? dockMessages.aloneWith : dockMessages.switchTo, { who: name })}
          onClick={() => acts.switchTo(call.id)}
        >
          {t(isTogether ? dockMessages.alone : dockMessages.switch)}
        </Button>
        {current.answeredAt !== null && !isTogether && (
          <Button
            size="small"
            title={t(dockMessages.togetherHint, names)}
            onClick={() =>
              acts
                .together(call.id, current.id)
                .catch(() => notify.error(t(dockMessages.togetherFailed)))
            }
          >
            {t(dockMessages.together)}
          </Button>
        )}
        {current.answeredAt !== null && (
          <Button
            size="small"
            title={t(dockMessages.joinHint, names)}
            onClick={() => acts.join(call.id, current.id)}
          >
            {t(dockMessages.join)}
          </Button>
        )}
      </div>
    </div>
  );
}
