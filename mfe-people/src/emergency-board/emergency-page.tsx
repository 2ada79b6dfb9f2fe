import { mayDo } from '@jackfield/contract';
import { exportEmergencyPeople } from '@jackfield/contract/api/emergency';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { MissingPage } from '@jackfield/kit/error-page';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { TabbedPage } from '@jackfield/kit/tabbed-page';
import { Button, useIsPhone } from '@jackfield/kit/ui/core';
import { Segmented } from '@jackfield/kit/ui/form';
import { Download, ListChecks } from '@jackfield/kit/ui/icons';
import { exportAction } from '@jackfield/lists/csv-export';
import { accountAtom, call, common, profileAtom, useLiveRefetch, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { UsersTabs } from '../users-tabs/users-tabs.tsx';
import { Board, useBoardParams } from './board.tsx';
import css from './board.module.css';
import { boardEvents, boardKey } from './board-query.ts';
import { CallLog } from './call-log.tsx';
import { boardMessages as messages } from './messages.ts';

const SeveralDialog = lazyPart(() =>
  import('./several-dialog.tsx').then((file) => file.SeveralDialog),
);

/** What a phone shows at once. */
type View = 'people' | 'calls';

/** /admin-settings/users/emergency: whom 911 would find, in the USA and Canada (EMER-01). */
export function Component() {
  const country = useAtomValue(accountAtom)?.country;
  return country === 'USA' || country === 'CAN' ? <EmergencyPage /> : <MissingPage text="page" />;
}

function EmergencyPage() {
  const t = useT();
  const { show } = useBoardParams();
  const [isSeveral, setSeveral] = useState(false);
  const [view, setView] = useState<View>('people');
  const isPhone = useIsPhone();
  const mayFix = mayDo(useAtomValue(profileAtom), 'people:write');
  useLiveRefetch(boardEvents, boardKey);
  useBreadcrumb([{ label: t(common.users) }, { label: t(messages.title) }]);
  const file = exportAction({
    name: 'emergency-addresses',
    load: () => call(exportEmergencyPeople, { query: { show } }),
  });
  return (
    <TabbedPage
      title={t(common.users)}
      label={t(messages.title)}
      tabs={<UsersTabs />}
      actions={
        <div className="ui-actions">
          <Button icon={<Download size={16} strokeWidth={1.75} />} onClick={() => file.run()}>
            {file.label}
          </Button>
          {mayFix && (
            <Button
              icon={<ListChecks size={16} strokeWidth={1.75} />}
              onClick={() => setSeveral(true)}
            >
              {t(messages.several)}
            </Button>
          )}
        </div>
      }
    >
      {isPhone && (
        <div className={css.views}>
          <Segmented<View>
            block
            label={t(messages.views)}
            value={view}
            onChange={setView}
            options={[
              { value: 'people', label: t(messages.people) },
              { value: 'calls', label: t(messages.calls) },
            ]}
          />
        </div>
      )}
      <div className={css.page}>
        {(!isPhone || view === 'people') && <Board />}
        {(!isPhone || view === 'calls') && (
          <div className={css.side}>
            <CallLog />
          </div>
        )}
      </div>
      {isSeveral && <SeveralDialog show={show} onClose={() => setSeveral(false)} />}
    </TabbedPage>
  );
}
