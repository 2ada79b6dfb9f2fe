import { Segmented } from '@jackfield/kit/ui/form';
import { useT } from '@jackfield/runtime';
import type { LineState } from '@jackfield/web-phone/line';
import { type RefObject, useRef, useState } from 'react';
import { ShownAs } from '../outgoing/shown-as.tsx';
import type { Acts } from '../phone/acts.ts';
import { dockMessages } from './messages.ts';
import { lineTexts } from '../phone/state-text.ts';
import css from './keypad.module.css';
import { Keypad } from './keypad.tsx';
import { PeopleList } from './people-list.tsx';
import { QuietSwitch } from './quiet-switch.tsx';
import { RecentList } from './recent-list.tsx';
import { useFocusHeir } from './use-focus-heir.ts';

type View = 'keypad' | 'recent' | 'people';

interface IdleCardProps {
  state: LineState;
  acts: Acts | null;
  heir: RefObject<HTMLElement | null>;
}

/** The phone while nothing goes on: whom to call, and whether it can. */
export function IdleCard({ state, acts, heir }: IdleCardProps) {
  const t = useT();
  const [view, setView] = useState<View>('keypad');
  const place = useRef<HTMLDivElement>(null);
  useFocusHeir(place, heir);
  const call = acts && state === 'ready' ? acts.call : null;
  const stateText = lineTexts[state];
  return (
    <div ref={place} className={css.idle}>
      <div className={css.views}>
        <Segmented<View>
          label={t(dockMessages.view)}
          value={view}
          onChange={setView}
          options={[
            { value: 'keypad', label: t(dockMessages.keypad) },
            { value: 'recent', label: t(dockMessages.recent) },
            { value: 'people', label: t(dockMessages.people) },
          ]}
        />
      </div>
      {view === 'keypad' && <Keypad onCall={call} />}
      {view === 'recent' && <RecentList onCall={call} />}
      {view === 'people' && (
        <PeopleList onCall={call && (({ extension, name }) => call(extension, name))} />
      )}
      <QuietSwitch />
      <footer className={css.foot}>
        <ShownAs />
        {stateText && (
          <output className={css.state} data-state={state}>
            {t(stateText)}
          </output>
        )}
      </footer>
    </div>
  );
}
