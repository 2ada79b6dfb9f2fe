import { Avatar, Button } from '@jackfield/kit/ui/core';
import { useT } from '@jackfield/runtime';
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

/** The second call: back to it, or both sides connected without the person. */
export function OtherCall({ call, current, acts }: OtherCallProps) {
  const t = useT();
  const name = nameOf(call.who);
  return (
    <div className={css.other}>
      <Avatar name={name} size={32} />
      <div className="ui-lines ui-fill">
        <span className="ui-strong ui-clip">{name}</span>
        <span className="ui-note">{callText(call)}</span>
      </div>
      <Button
        size="small"
        aria-label={t(dockMessages.switchTo, { who: name })}
        onClick={() => acts.switchTo(call.id)}
      >
        {t(dockMessages.switch)}
      </Button>
      {current.answeredAt !== null && (
        <Button
          size="small"
          title={t(dockMessages.joinHint, { one: name, other: nameOf(current.who) })}
          onClick={() => acts.join(call.id, current.id)}
        >
          {t(dockMessages.join)}
        </Button>
      )}
    </div>
  );
}
