import { paths } from '@jackfield/contract';
import { PartFence } from '@jackfield/kit/parts';
import { Voicemail } from '@jackfield/kit/ui/icons';
import { firstRowsAtom, Link, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { pathAtom } from '../areas/atoms.ts';
import { shellPart } from '../errors/shell-part.ts';
import { messages } from './messages.ts';
import css from './top-bar.module.css';

const MessagesCount = shellPart(
  () => import(/* webpackChunkName: "messages-count" */ './messages-count.tsx'),
);

/** To what callers said, with how much of it is new once the page has its rows. */
export function MessagesLink() {
  const t = useT();
  const to = paths.yourSettings.messages();
  const isOpen = useAtomValue(pathAtom) === to;
  const isSettled = useAtomValue(firstRowsAtom);
  return (
    <Link
      to={to}
      className={`${css.action} ${css.sign}`}
      title={t(messages.messages)}
      aria-current={isOpen ? 'page' : undefined}
    >
      <Voicemail size={18} strokeWidth={1.75} aria-hidden="true" />
      <span className="ui-hidden">{t(messages.messages)}</span>
      {isSettled && (
        <PartFence onError={(error) => reportError(error)}>
          <Suspense>
            <MessagesCount />
          </Suspense>
        </PartFence>
      )}
    </Link>
  );
}
