import { Avatar } from '@jackfield/kit/ui/core';
import { Headset } from '@jackfield/kit/ui/icons';
import { common, useT } from '@jackfield/runtime';
import { formatPhone } from '@jackfield/domain';
import css from './people.module.css';
import type { Found, Standing } from './use-found.ts';

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
        <Avatar name={one.name} src={one.face} size={32} />
      )}
      <span className="ui-lines">
        <span className="ui-clip">{one.name}</span>
        <span className="ui-note ui-clip" data-away={standing?.isReached === false || undefined}>
          {how === '' ? extension : `${extension}, ${how}`}
        </span>
      </span>
    </span>
  );
}
