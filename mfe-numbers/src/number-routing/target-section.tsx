import type { Company } from '@jackfield/contract/api/company';
import type { TargetPlace } from '@jackfield/contract/api/routing';
import { FormSection } from '@jackfield/kit/form-section';
import type { MediaActions } from '@jackfield/kit/media-manager';
import { RoutingEditor, type RoutingMenus } from '@jackfield/kit/routing-editor';
import { type Control, Controller } from 'react-hook-form';
import type { RoutingField, RoutingValues } from './routing-values.ts';

interface TargetSectionProps {
  company: Company;
  control: Control<RoutingValues>;
  name: RoutingField;
  place: TargetPlace;
  title: string;
  intro: string;
  greetings: MediaActions;
  menus: RoutingMenus | undefined;
}

/** Where calls of one hour go. */
export function TargetSection(props: TargetSectionProps) {
  const { company, control, name, place, title, intro, greetings, menus } = props;
  return (
    <FormSection title={title} intro={intro}>
      <Controller
        control={control}
        name={name}
        render={({ field, fieldState: { error } }) => (
          <RoutingEditor
            label={title}
            place={place}
            ownerId={company.id}
            value={field.value}
            stored={company[name]}
            error={error?.message}
            greetings={greetings}
            menus={menus}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
        )}
      />
    </FormSection>
  );
}
