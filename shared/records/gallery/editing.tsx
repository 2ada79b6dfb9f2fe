import { ErrorAlert } from '@jackfield/kit/error-alert';
import { Fields, FormSection, Wide } from '@jackfield/kit/form-section';
import css from '@jackfield/kit/gallery/frame.module.css';
import { Avatar, Button, StatusBadge } from '@jackfield/kit/ui/core';
import { Field, Input } from '@jackfield/kit/ui/form';
import { Select } from '@jackfield/kit/ui/select';
import { ConflictView } from '@jackfield/records/conflict-view';
import { EditPage, LinkTabs } from '@jackfield/records/edit-page';
import { RecordHistory } from '@jackfield/records/record-history';
import { SaveBar } from '@jackfield/records/save-bar';
import { useState } from 'react';

const nothing = () => undefined;

/** A record's page with unsaved, refused and running input. */
export function Editing() {
  const [last, setLast] = useState('Okafor');
  const [first, setFirst] = useState('Maya');
  const [tried, setTried] = useState(false);
  const changed = [first !== 'Maya' && 'First name', last !== 'Okafor' && 'Last name'].filter(
    (name) => name !== false,
  );
  const wrong = tried && first === '';
  return (
    <main className={css.sheet}>
      <EditPage
        head={
          <div className={css.row} style={{ padding: '18px 28px 0' }}>
            <Avatar name="Maya Okafor" size={48} presence="online" presenceLabel="Online" />
            <h1>Maya Okafor</h1>
            <StatusBadge meaning="success" shape="dot">
              Active
            </StatusBadge>
          </div>
        }
        tabs={
          <LinkTabs
            tabs={[
              {
                label: 'Profile',
                to: '/',
                mark: wrong ? 'errors' : changed.length > 0 ? 'unsaved' : undefined,
              },
              { label: 'Phone numbers', to: '/numbers' },
              { label: 'Call handling', to: '/handling' },
              { label: 'Voicemail', to: '/voicemail' },
              { label: 'Advanced settings', to: '/advanced', mark: 'locked' },
            ]}
          />
        }
        bar={
          <SaveBar
            changed={changed}
            invalid={wrong ? ['First name'] : []}
            onDiscard={() => {
              setFirst('Maya');
              setLast('Okafor');
            }}
            onSave={() => setTried(true)}
          />
        }
      >
        <FormSection
          title="Identity"
          intro="Shown to teammates and as the caller name between extensions."
        >
          <Fields>
            <Field
              label="First name"
              required
              error={wrong ? 'The First name is required.' : undefined}
            >
              <Input value={first} onChange={(event) => setFirst(event.target.value)} />
            </Field>
            <Field label="Last name" required>
              <Input value={last} onChange={(event) => setLast(event.target.value)} />
            </Field>
            <Field label="Title">
              <Input defaultValue="Office manager" />
            </Field>
            <Field label="Email" required hint="Changing it sends a confirmation email.">
              <Input defaultValue="maya.okafor@harbordental.com" />
            </Field>
          </Fields>
        </FormSection>
        <FormSection
          title="Calling"
          intro="The extension colleagues dial and the place this user works in."
        >
          <Fields>
            <Field label="Extension" required hint="Free extensions from 1000 to 1999">
              <Input defaultValue="1002" />
            </Field>
            <Field label="Role" hint="Admins manage every user, number and invoice.">
              <Select defaultValue="admin" options={[{ value: 'admin', label: 'Admin' }]} />
            </Field>
            <Wide>
              <Field label="Time zone" required>
                <Select
                  defaultValue="America/Chicago"
                  options={[
                    { value: 'America/Chicago', label: 'Central Time, Chicago (UTC−06:00)' },
                  ]}
                />
              </Field>
            </Wide>
          </Fields>
        </FormSection>
      </EditPage>
    </main>
  );
}

/** Two edits that met. */
export function Conflict() {
  return (
    <main className={css.sheet}>
      <h1 className="ui-hidden">Conflict</h1>
      <ConflictView
        name="Tomás Herrera"
        fields={[
          {
            key: 'title',
            label: 'Title',
            base: 'Office manager',
            theirs: 'Practice manager',
            yours: 'Front desk lead',
          },
          {
            key: 'email',
            label: 'Email',
            base: 'maya@harbordental.com',
            theirs: '',
            yours: 'maya.okafor@harbordental.com',
          },
        ]}
        onSave={nothing}
        onClose={nothing}
      />
    </main>
  );
}

/** Changes of a record, and a failure beside them. */
export function Changes() {
  const item = (id: string, who: string, when: string, sentences: string[]) => ({
    id,
    who,
    at: '2026-11-18T16:12:00Z',
    when,
    exactly: '2026-11-18, 4:12 pm',
    sentences,
  });
  return (
    <main className={css.sheet}>
      <div className={css.columns}>
        <section className={css.column}>
          <h1>History of Maya Okafor</h1>
          <RecordHistory
            items={[
              item('3', 'Renee Castellano', '12 minutes ago', [
                'Changed title from Office manager to Front desk lead',
                'Set time zone to Central Time, Chicago',
              ]),
              item('2', 'Support as Renee Castellano', '2 days ago', ['Suspended the user']),
              item('1', 'Renee Castellano', '3 months ago', ['Invited the user']),
            ]}
            loading={false}
            hasMore
            onMore={nothing}
            onRetry={nothing}
            emptyText="Every change appears here."
          />
        </section>
        <section className={css.column}>
          <ErrorAlert title="The change was not saved" onRetry={nothing}>
            The server did not answer. Your entries are still here.
          </ErrorAlert>
          <Button>After</Button>
        </section>
      </div>
    </main>
  );
}
