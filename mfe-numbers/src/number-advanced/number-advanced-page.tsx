import { useMay } from '@jackfield/kit/may';
import {
  callerIdChangeSchema,
  callerIdPermissionSchema,
  type Company,
  updateCompany,
} from '@jackfield/contract/api/company';
import { FormSection } from '@jackfield/kit/form-section';
import { useNamed } from '@jackfield/records/people-picker';
import { call, useT } from '@jackfield/runtime';
import { HoldMusic } from '@jackfield/voice-media/hold-music';
import { Controller } from 'react-hook-form';
import * as v from 'valibot';
import { type NumberFormProps, NumberPage } from '../number-page/number-page.tsx';
import { NumberRecord } from '../number-page/number-record.tsx';
import { useNumberForm } from '../number-page/use-number-form.ts';
import { CallerIdControl } from './caller-id-control.tsx';
import { advancedMessages } from './messages.ts';

const fields = ['callerIDPermission'] as const;
const schema = v.object({ callerIDPermission: callerIdChangeSchema });
const typed = v.object({ callerIDPermission: callerIdPermissionSchema });
type AdvancedValues = v.InferOutput<typeof typed>;

const valuesOf = ({ callerIDPermission }: Company): AdvancedValues => ({ callerIDPermission });

/** Edits who may show a company number as caller ID; the account's hold music acts at once (NUM-03). */
function AdvancedForm({ company, isGone }: NumberFormProps) {
  const t = useT();
  const seesMedia = useMay('media:read');
  const { id, tenantId } = company;
  const edit = useNumberForm<AdvancedValues>(company, {
    section: 'advanced-settings',
    fields,
    valuesOf,
    schema,
    typed,
    save: (change, version) => call(updateCompany, { params: { id }, body: change }, { version }),
  });
  const shown = [edit.yours, ...(edit.conflict ? [valuesOf(edit.conflict.current)] : [])];
  const named = useNamed(
    'teammate',
    shown.flatMap(({ callerIDPermission }) => callerIDPermission.teammateIds),
  );

  function textOf({ callerIDPermission: { type, teammateIds } }: AdvancedValues): string {
    if (type === 'everyone') return t(advancedMessages.everyone);
    return teammateIds.map((one) => named(one).found?.name ?? t(advancedMessages.gone)).join(', ');
  }

  return (
    <NumberRecord<AdvancedValues>
      company={company}
      section="advanced-settings"
      edit={edit}
      labelOf={(field) => t(advancedMessages[field])}
      textOf={textOf}
      isGone={isGone}
      below={seesMedia && <HoldMusic owner={{ type: 'tenant', id: tenantId }} />}
    >
      <FormSection title={t(advancedMessages.title)} intro={t(advancedMessages.intro)}>
        <Controller
          control={edit.form.control}
          name="callerIDPermission"
          render={({ field, fieldState: { error } }) => (
            <CallerIdControl
              value={field.value}
              error={error?.message ?? error?.root?.message}
              onChange={field.onChange}
            />
          )}
        />
      </FormSection>
    </NumberRecord>
  );
}

/** Advanced settings of a company number (NUM-03, annex G8). */
export const Component = () => <NumberPage form={AdvancedForm} />;
