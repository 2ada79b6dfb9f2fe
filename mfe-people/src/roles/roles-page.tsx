import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { TabbedPage } from '@jackfield/kit/tabbed-page';
import { useIsPhone } from '@jackfield/kit/ui/core';
import { Select } from '@jackfield/kit/ui/select';
import { common, useLiveRefetch, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { peopleKeys } from '../people/api/keys.ts';
import { UsersTabs } from '../users-tabs/users-tabs.tsx';
import { columnLabels } from './column-label.ts';
import { Legend } from './jack.tsx';
import { Matrix, RoleRows } from './matrix.tsx';
import { rolesMessages as messages } from './messages.ts';
import { RoleAside } from './role-aside.tsx';
import { type Column, columns } from './role-matrix.ts';
import css from './roles.module.css';
import { countOf, rolesEvents, rolesOptions } from './roles-query.ts';

/** /admin-settings/users/roles: who sees and changes what, and who has which role (RIGHT-02). */
export function Component() {
  const t = useT();
  const isPhone = useIsPhone();
  const [chosen, setChosen] = useState<Column>('phoneManager');
  useLiveRefetch(rolesEvents, peopleKeys.roles);
  const query = useQuery(rolesOptions());
  useBreadcrumb([{ label: t(common.users) }, { label: t(messages.title) }]);
  const { data: people } = query;
  const named = (column: Column) => {
    const label = t(columnLabels[column]);
    return people ? { label, note: String(countOf(people, column)) } : { label };
  };
  return (
    <TabbedPage title={t(common.users)} label={t(messages.title)} tabs={<UsersTabs />}>
      <div className={css.page}>
        <div className={css.main}>
          {isPhone ? (
            <>
              <Select<Column>
                aria-label={t(messages.chosen)}
                value={chosen}
                options={columns.map((column) => ({ value: column, ...named(column) }))}
                onChange={(column) => setChosen(column)}
              />
              <RoleAside key={chosen} column={chosen} query={query} />
              <RoleRows column={chosen} />
            </>
          ) : (
            <Matrix
              people={people}
              isFailed={query.isError && !people}
              chosen={chosen}
              onChoose={setChosen}
            />
          )}
          <Legend />
        </div>
        {!isPhone && <RoleAside key={chosen} column={chosen} query={query} />}
      </div>
    </TabbedPage>
  );
}
