import { notify } from '@jackfield/runtime';
import {
  LiftedLists,
  Alert,
  Avatar,
  Button,
  IconButton,
  Kbd,
  StatusBadge,
  Tag,
  Tooltip,
} from '@jackfield/kit/ui/core';
import {
  Checkbox,
  Field,
  Input,
  Password,
  RadioGroup,
  Segmented,
  Switch,
} from '@jackfield/kit/ui/form';
import { Select } from '@jackfield/kit/ui/select';
import { Ellipsis, Pencil, Plus, Star, Trash2 } from '@jackfield/kit/ui/icons';
import { Menu } from '@jackfield/kit/ui/menu';
import { ConfirmDialog, Drawer, LoadingDialog } from '@jackfield/kit/ui/overlay';
import { ReasonDialog } from '@jackfield/kit/reason-dialog';
import { useState } from 'react';
import css from './frame.module.css';

const nothing = () => undefined;

function Fields() {
  const [ring, setRing] = useState<'all' | 'robin'>('all');
  const [kind, setKind] = useState<'local' | 'free'>('local');
  return (
    <>
      <Field label="Company name" hint="Shown on invoices" required>
        <Input defaultValue="Harbor Dental Group" />
      </Field>
      <Field label="Phone" error="The Phone format is invalid." required>
        <Input defaultValue="+1 (251) 555-01" />
      </Field>
      <Field label="Password">
        <Password defaultValue="secret" />
      </Field>
      <div className={css.pair}>
        <Field label="Read only" hint="Set by your carrier" disabled>
          <Input defaultValue="251" />
        </Field>
        <Field label="Country">
          <Select
            defaultValue="MY"
            options={[
              { value: 'MY', label: 'Malaysia' },
              { value: 'US', label: 'USA' },
            ]}
          />
        </Field>
      </div>
      <Field label="Member">
        <LiftedLists>
          <Select options={[]} emptyOf="user" placeholder="Choose a user" />
        </LiftedLists>
      </Field>
      <RadioGroup
        label="Ring"
        value={ring}
        onChange={setRing}
        options={[
          { value: 'all', label: 'Ring simultaneously' },
          { value: 'robin', label: 'Round robin' },
        ]}
      />
      <div className={css.row}>
        <Checkbox defaultChecked>Agree</Checkbox>
        <Checkbox indeterminate>Some</Checkbox>
        <Checkbox>None</Checkbox>
        <Switch defaultChecked aria-label="On" />
        <Switch aria-label="Off" />
      </div>
      <div>
        <Segmented
          label="Kind"
          value={kind}
          onChange={setKind}
          options={[
            { value: 'local', label: 'Local' },
            { value: 'free', label: 'Toll-Free' },
          ]}
        />
      </div>
    </>
  );
}

function Overlays() {
  const [open, setOpen] = useState<string>();
  const close = () => setOpen(undefined);
  const show = (name: string) => (
    <Button key={name} onClick={() => setOpen(name)}>
      {name}
    </Button>
  );
  return (
    <>
      <div className={css.row}>
        {['Confirm', 'Reason', 'Loading', 'Drawer', 'Success', 'Failure', 'Account'].map(show)}
        <Menu
          groups={[
            [
              { key: 'edit', label: 'Edit', icon: Pencil, shortcut: 'E', run: nothing },
              { key: 'star', label: 'Set as default', icon: Star, shortcut: 'D', run: nothing },
            ],
            [{ key: 'delete', label: 'Delete…', icon: Trash2, danger: true, run: nothing }],
          ]}
        >
          <Button>Menu</Button>
        </Menu>
        <Button
          onClick={() => {
            notify.success('Maya Okafor was suspended', { label: 'Undo', run: nothing });
            notify.error('Oops, something went wrong.');
            notify.info('Tomás Herrera changed these hours', { label: 'Show', run: nothing });
          }}
        >
          Toasts
        </Button>
      </div>
      <ConfirmDialog
        open={open === 'Confirm'}
        title="Delete “Holiday closure 2026”?"
        confirmText="Delete voicemail"
        onConfirm={close}
        onClose={close}
      >
        Are you sure you want to delete this voicemail?
      </ConfirmDialog>
      {open === 'Reason' && (
        <ReasonDialog
          title="Act as Maya?"
          confirmText="Act as Maya"
          hint="For example: setting up voicemail as agreed by phone"
          required
          confirm={async () => nothing()}
          onClose={close}
        >
          What you change from now on counts as done by Maya.
        </ReasonDialog>
      )}
      <LoadingDialog open={open === 'Loading'} />
      <Drawer open={open === 'Drawer'} title="Order history" onClose={close}>
        Nothing was ordered yet.
      </Drawer>
      <Drawer open={open === 'Success'} title="Order placed" header="success" onClose={close}>
        The listing for +1 (251) 555-0142 was sent to the carriers.
      </Drawer>
      <Drawer open={open === 'Failure'} title="Order failed" header="failure" onClose={close}>
        The card was declined.
      </Drawer>
      <Drawer open={open === 'Account'} title="MY ACCOUNT" width={280} onClose={close}>
        Renee Castellano
      </Drawer>
    </>
  );
}

/** Every small piece beside the picture it was built from. */
export function Components() {
  return (
    <main className={css.sheet}>
      <h1 className="ui-hidden">Components</h1>
      <div className={css.columns}>
        <section className={css.column}>
          <div className={css.row}>
            <Button type="primary">Save changes</Button>
            <Button>Cancel</Button>
            <Button type="text">Clear</Button>
            <Button danger>Delete</Button>
            <Button danger type="primary">
              Delete user
            </Button>
            <Button type="primary" loading>
              Saving…
            </Button>
            <Button disabled>Disabled</Button>
            <Button size="small" icon={<Plus size={15} strokeWidth={1.75} />}>
              Add
            </Button>
            <IconButton
              type="default"
              label="More"
              icon={<Ellipsis size={16} strokeWidth={1.75} />}
            />
          </div>
          <Fields />
        </section>
        <section className={css.column}>
          <div className={css.row}>
            <StatusBadge meaning="success" shape="dot">
              Active
            </StatusBadge>
            <StatusBadge meaning="warning" shape="ring">
              Pending
            </StatusBadge>
            <StatusBadge meaning="error" shape="bar">
              Suspended
            </StatusBadge>
            <StatusBadge meaning="info" shape="ring">
              In review
            </StatusBadge>
            <StatusBadge meaning="error" shape="cross">
              Rejected
            </StatusBadge>
            <StatusBadge meaning="quiet" shape="ring">
              Draft
            </StatusBadge>
            <StatusBadge meaning="live" shape="dot">
              In a call
            </StatusBadge>
          </div>
          <div className={css.row}>
            <Avatar name="Maya Okafor" presence="online" presenceLabel="Online" />
            <Avatar name="Daniel Whitcombe" presence="offline" presenceLabel="Offline" />
            <Tag tone="brand">Default</Tag>
            <Tag>Toll-free</Tag>
            <Kbd keys={['Ctrl', 'K']} />
          </div>
          <Alert kind="info" title="There will be additional charges for personal number." />
          <Alert kind="warning" title="Card ending 0119 expires next month">
            Add another card so calls keep working.
          </Alert>
          <Alert
            kind="error"
            title="The change was not saved"
            action={<Button size="small">Try again</Button>}
          >
            The server did not answer. Your entries are still here.
          </Alert>
          <div>
            <Tooltip title="Set as default" shortcut="D">
              <Button>Tooltip</Button>
            </Tooltip>
          </div>
        </section>
        <section className={css.column}>
          <Overlays />
        </section>
      </div>
    </main>
  );
}
