import { Segmented } from '@jackfield/kit/ui/form';
import { useT } from '@jackfield/runtime';
import { type ReactNode, useState } from 'react';
import css from './flow-aside.module.css';
import { besideMessages } from './messages.ts';

interface FlowAsideProps {
  side: ReactNode;
  children: ReactNode;
}

/** A form with its call flow beside it, where there is one; below 1200 px one of both at a time. */
export function FlowAside({ side, children }: FlowAsideProps) {
  const t = useT();
  const [view, setView] = useState<'form' | 'map'>('form');
  if (!side) return children;
  return (
    <div className={css.frame} data-view={view}>
      <div className={css.choice}>
        <Segmented<'form' | 'map'>
          label={t(besideMessages.view)}
          value={view}
          options={[
            { value: 'form', label: t(besideMessages.form) },
            { value: 'map', label: t(besideMessages.map) },
          ]}
          onChange={setView}
        />
      </div>
      <div className={css.form}>{children}</div>
      <div className={css.side}>{side}</div>
    </div>
  );
}
