import { EmptyState } from '@jackfield/kit/empty-state';
import { ErrorAlert } from '@jackfield/kit/error-alert';
import { PhoneInput } from '@jackfield/kit/phone-input';
import { PlainTable } from '@jackfield/kit/plain-table';
import { PriceBox } from '@jackfield/kit/price-box';
import { QrCode } from '@jackfield/kit/qr-code';
import { ReadMore } from '@jackfield/kit/read-more';
import { SummaryCard } from '@jackfield/kit/summary-card';
import { TimeZoneSelect } from '@jackfield/kit/time-zone-select';
import { Button, Skeleton, Spinner } from '@jackfield/kit/ui/core';
import { Field, Input, TextArea } from '@jackfield/kit/ui/form';
import * as icons from '@jackfield/kit/ui/icons';
import { Dialog, DiscardQuestion, FormDialog } from '@jackfield/kit/ui/overlay';
import {
  type Column,
  DataTable,
  Pager,
  pageRows,
  RowMenu,
  TwoLines,
  TwoLinesSkeleton,
} from '@jackfield/kit/ui/table';
import { useState } from 'react';
import css from './frame.module.css';

const nothing = () => undefined;

interface Person {
  id: string;
  name: string;
  email: string;
}

const people: Person[] = ['Renee Castellano', 'Maya Okafor', 'Daniel Whitcombe'].map((name) => ({
  id: name,
  name,
  email: `${name.split(' ')[0]?.toLowerCase()}@harbordental.com`,
}));
const columns: Column<Person>[] = [
  {
    key: 'name',
    title: 'Name',
    width: 400,
    sortable: true,
    render: ({ name, email }) => <TwoLines first={name} second={email} isName />,
    skeleton: <TwoLinesSkeleton first={120} second={180} />,
  },
];
const actions = () => [[{ key: 'edit', label: 'Edit', icon: icons.Pencil, run: nothing }]];

function Tables() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const table = {
    columns,
    rows: pageRows(people),
    rowId: ({ id }: Person) => id,
    rowName: ({ name }: Person) => name,
  };
  return (
    <>
      <DataTable {...table} label="People" chosen={chosen} onChoose={setChosen} menu={actions} />
      <DataTable {...table} label="People that load" loading={2} />
      <Pager page={1} pageSize={25} total={63} onPage={nothing} onPageSize={nothing} />
      <RowMenu name="Maya Okafor" groups={actions} />
      <PlainTable
        label="Minutes"
        columns={[{ title: 'Month' }, { title: 'Minutes', isFigure: true }]}
        rows={[{ key: 'may', cells: ['May', '1,204'] }]}
      />
    </>
  );
}

function Inputs() {
  const [phone, setPhone] = useState('+12515550142');
  const [zone, setZone] = useState('America/Chicago');
  return (
    <>
      <Field label="Note">
        <TextArea rows={3} most={200} />
      </Field>
      <Field label="Phone">
        <PhoneInput value={phone} onChange={setPhone} />
      </Field>
      <Field label="Time zone">
        <TimeZoneSelect value={zone} onChange={setZone} />
      </Field>
    </>
  );
}

function Messages() {
  return (
    <>
      <div className={css.row}>
        <Spinner label="Loading" />
        <Skeleton width={160} height={12} />
      </div>
      <EmptyState icon={icons.Bell} title="No alarms yet" action={<Button>Add alarm</Button>}>
        Alarms ring on every phone of a team.
      </EmptyState>
      <ErrorAlert title="The alarms could not be loaded" onRetry={nothing}>
        The server did not answer.
      </ErrorAlert>
      <SummaryCard title="Minutes" state="ready" height={80}>
        1,204 this month
      </SummaryCard>
      <PriceBox
        lines={[{ label: 'Number', amount: '$2.00' }]}
        total={{ label: 'Total', amount: '$2.00' }}
      />
      <ReadMore text={'What was said on the telephone. '.repeat(20)} />
      <QrCode text="https://portal.example" label="Address of the portal" />
    </>
  );
}

function Dialogs() {
  const [open, setOpen] = useState<string>();
  const close = () => setOpen(undefined);
  return (
    <div className={css.row}>
      {['Dialog', 'Form', 'Discard'].map((name) => (
        <Button key={name} onClick={() => setOpen(name)}>
          {name}
        </Button>
      ))}
      <Dialog open={open === 'Dialog'} title="Order history" onClose={close}>
        Nothing was ordered yet.
      </Dialog>
      {open === 'Form' && (
        <FormDialog title="Add alarm" confirmText="Add alarm" onConfirm={close} onClose={close}>
          <Field label="Name" required>
            <Input />
          </Field>
        </FormDialog>
      )}
      {open === 'Discard' && <DiscardQuestion onDiscard={close} onKeep={close} />}
    </div>
  );
}

/** Larger pieces, and every icon with its name. */
export function Pieces() {
  return (
    <main className={css.sheet}>
      <h1 className="ui-hidden">Pieces</h1>
      <div className={css.columns}>
        <section className={css.column}>
          <Tables />
        </section>
        <section className={css.column}>
          <Inputs />
          <Dialogs />
        </section>
        <section className={css.column}>
          <Messages />
        </section>
      </div>
      <section className={css.columns}>
        {Object.entries(icons).map(([name, Icon]) => (
          <span key={name} className={css.row}>
            <Icon size={16} strokeWidth={1.75} aria-hidden="true" /> {name}
          </span>
        ))}
      </section>
    </main>
  );
}
