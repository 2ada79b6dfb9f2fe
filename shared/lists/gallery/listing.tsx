import css from '@jackfield/kit/gallery/frame.module.css';
import { Avatar, StatusBadge, Tag } from '@jackfield/kit/ui/core';
import {
  CirclePause,
  Copy,
  Headset,
  MailPlus,
  Pencil,
  Trash2,
  UsersRound,
} from '@jackfield/kit/ui/icons';
import type { MenuGroups } from '@jackfield/kit/ui/menu';
import { type Column, pageRows } from '@jackfield/kit/ui/table';
import { exportAction } from '@jackfield/lists/csv-export';
import { ListPage, useListParams } from '@jackfield/lists/list-page';
import { useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router';

interface Person {
  id: string;
  name: string;
  email: string;
  extension: string;
  number: string;
  status: 'Active' | 'Pending' | 'Suspended';
  online: boolean;
}

const names =
  'Renee Castellano,Maya Okafor,Daniel Whitcombe,Priya Raghunathan,Tomás Herrera,Alice Nakagawa,Marcus Bellweather,Ingrid Solberg,Jonah Abernathy,Wei Ling Tan,Grace Adeyemi,Peter Lindqvist,Sofia Marchetti'.split(
    ',',
  );
const person = (at: number): Person => {
  const name = names[at % names.length] ?? '';
  return {
    id: String(at),
    name,
    email: `${name.split(' ')[0]?.toLowerCase()}${at}@harbordental.com`,
    extension: String(1001 + at),
    number: `+1 (251) 555-${String(100 + at).padStart(4, '0')}`,
    status: at % 7 === 5 ? 'Pending' : at % 11 === 10 ? 'Suspended' : 'Active',
    online: at % 3 === 0,
  };
};
const shapes = {
  Active: ['success', 'dot'],
  Pending: ['warning', 'ring'],
  Suspended: ['error', 'bar'],
} as const;

function Status({ status }: { status: Person['status'] }) {
  const [meaning, shape] = shapes[status];
  return (
    <StatusBadge meaning={meaning} shape={shape}>
      {status}
    </StatusBadge>
  );
}

const columns: Column<Person>[] = [
  {
    key: 'fullName',
    title: 'Name',
    width: 284,
    sortable: true,
    render: (row) => (
      <span style={{ display: 'flex', gap: 11, alignItems: 'center' }}>
        <Avatar name={row.name} presence={row.online ? 'online' : 'offline'} />
        <span style={{ lineHeight: '17px' }}>
          <Link to="#" style={{ color: 'inherit', fontWeight: 500 }}>
            {row.name}
          </Link>{' '}
          {row.id === '0' && <Tag tone="brand">Owner</Tag>}
          <br />
          <span className="ui-caption">{row.email}</span>
        </span>
      </span>
    ),
  },
  {
    key: 'extension',
    title: 'Extension',
    width: 96,
    sortable: true,
    render: (row) => row.extension,
  },
  { key: 'number', title: 'Number', width: 184, render: (row) => row.number },
  {
    key: 'teams',
    title: 'Teams',
    width: 146,
    from: 992,
    optional: true,
    render: () => 'Front desk',
  },
  { key: 'status', title: 'Status', width: 116, render: (row) => <Status status={row.status} /> },
];
const nothing = () => undefined;
const menu = (): MenuGroups => [
  [
    { key: 'edit', label: 'Edit', icon: Pencil, shortcut: 'E', run: nothing },
    { key: 'copy', label: 'Copy number', icon: Copy, shortcut: 'C', run: nothing },
  ],
  [
    { key: 'suspend', label: 'Suspend…', icon: CirclePause, run: nothing },
    { key: 'delete', label: 'Delete…', icon: Trash2, danger: true, run: nothing },
  ],
];
const defaults = {
  sort: { key: 'fullName', direction: 'asc' as const },
  filters: ['role', 'team'],
};
const rowId = (row: Person) => row.id;
const rowName = (row: Person) => row.name;

/** The users listing in the state that `?state=` names. */
export function Listing() {
  const state = new URLSearchParams(location.search).get('state') ?? 'rows';
  const [params, onParams] = useListParams(defaults);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const count = state === 'rows' ? 48 : state === 'endless' ? 10_000 : 0;
  const people = useMemo(() => Array.from({ length: count }, (_row, at) => person(at)), [count]);
  const onRange = useCallback(() => undefined, []);
  const rows =
    state === 'endless'
      ? { count: people.length, rowAt: (at: number) => people[at], onRange }
      : pageRows(people.slice((params.page - 1) * params.pageSize, params.page * params.pageSize));
  const filter = (key: string, label: string, values: string[]) => ({
    key,
    label,
    options: values.map((value) => ({ value, label: value })),
  });
  return (
    <main className={css.sheet}>
      <ListPage
        list="gallery"
        title="Users"
        things="users"
        icon={UsersRound}
        primary={{ label: 'Add user', run: nothing }}
        more={() => [[exportAction({ name: 'users', load: async () => new Blob(['Name']) })]]}
        params={params}
        onParams={onParams}
        address={{ query: new URLSearchParams(params.filters).toString(), open: nothing }}
        searchPlaceholder="Search name, email, number…"
        searchPlaceholderShort="Search users"
        pills={[
          { value: '', label: 'All', count: 48 },
          { value: 'active', label: 'Active', count: 41 },
          { value: 'pending', label: 'Pending', count: 5 },
          { value: 'suspended', label: 'Suspended', count: 2 },
        ]}
        pillsLabel="Status"
        filters={[
          filter('role', 'Role', ['Admin', 'Standard']),
          filter('team', 'Team', ['Billing']),
        ]}
        all={state === 'empty' ? 0 : 48}
        total={count}
        loading={state === 'loading'}
        failed={state === 'failed'}
        onRetry={nothing}
        texts={{
          emptyTitle: 'No user available',
          emptyText:
            'Add the people who make and take calls. Each one gets an extension, voicemail and the desktop and mobile apps.',
          noMatchText: 'Searched names, emails, extensions and numbers in all 48 users.',
          deniedTitle: 'You do not have access to users',
        }}
        {...(state === 'denied' && {
          denied: {
            text: 'Only admins can see this list. Ask Renee Castellano, the account owner, to change your role.',
            action: { label: 'Go to your settings', run: nothing },
          },
        })}
        columns={columns}
        rows={rows}
        rowId={rowId}
        rowName={rowName}
        menu={menu}
        onOpen={nothing}
        phoneRow={(row) => ({
          picture: (
            <Avatar name={row.name} size={40} presence={row.online ? 'online' : 'offline'} />
          ),
          title: row.name,
          line: `Ext. ${row.extension} · ${row.number}`,
          ...(row.status !== 'Active' && { badge: <Status status={row.status} /> }),
        })}
        chosen={chosen}
        onChosen={setChosen}
        bulk={{
          actions: [
            { key: 'resend', label: 'Resend invitation', icon: MailPlus, run: nothing },
            { key: 'team', label: 'Add to team', icon: Headset, run: nothing },
            { key: 'suspend', label: 'Suspend', icon: CirclePause, run: nothing },
            { key: 'delete', label: 'Delete', icon: Trash2, danger: true, run: nothing },
          ],
          note: 'Resend applies to 1 pending user',
        }}
      />
    </main>
  );
}
