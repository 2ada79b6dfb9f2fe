import { ConflictView } from '@jackfield/records/conflict-view';
import { common, useFormats, useT } from '@jackfield/runtime';
import { type GuardField, valueOf, wantedOf } from './guard-merge.ts';
import { alertLabels, capLabels, type GuardConflict, type GuardForm } from './use-guard-form.ts';

const labels = { ...capLabels, ...alertLabels };

/** What two people have changed of the guard at once, field by field (annex J1). */
export function GuardConflictDialog({ form, of }: { form: GuardForm; of: GuardConflict }) {
  const t = useT();
  const { money } = useFormats();
  const { base, current, yours, fields } = of;
  const textOf = (value: ReturnType<typeof wantedOf>) =>
    typeof value === 'number' ? money(value) : t(value === true ? common.on : common.off);
  const fieldOf = (field: GuardField) => ({
    key: field,
    label: t(labels[field]),
    base: textOf(valueOf(base, field)),
    theirs: textOf(valueOf(current, field)),
    yours: textOf(wantedOf(yours, field)),
  });
  return (
    <ConflictView
      name={t(common.somebody)}
      fields={fields.map(fieldOf)}
      saving={form.isSaving}
      onClose={form.closeConflict}
      onSave={(choices) => {
        const theirs = fields.filter((field) => choices[field] === 'theirs');
        void form.resolve(of, theirs);
      }}
    />
  );
}
