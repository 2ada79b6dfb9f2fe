import { paths, type YourSettingsPage } from '@jackfield/contract';
import type { Teammate } from '@jackfield/contract/api/teammate';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { FormRecord, type FormRecordProps } from '@jackfield/records/record-page';
import { useT } from '@jackfield/runtime';
import type { FieldValues } from 'react-hook-form';
import { settingsMessages } from './messages.ts';
import { SettingsHead } from './settings-head.tsx';
import { settingsTabs } from './settings-tabs.ts';

interface OwnRecordProps<Values extends FieldValues>
  extends Omit<FormRecordProps<Teammate, Values>, 'head' | 'tabs' | 'tab'> {
  person: Teammate;
  page: YourSettingsPage;
}

/** A page with a form about oneself. */
export function OwnRecord<Values extends FieldValues>(props: OwnRecordProps<Values>) {
  const t = useT();
  const { person, page, ...form } = props;
  useBreadcrumb([{ label: t(settingsMessages.title) }]);
  return (
    <FormRecord
      {...form}
      head={<SettingsHead person={person} />}
      tabs={settingsTabs()}
      tab={paths.yourSettings.page(page)}
    />
  );
}
