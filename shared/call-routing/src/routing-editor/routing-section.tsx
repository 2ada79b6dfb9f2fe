import type { RoutingTarget } from '@jackfield/contract/api/routing';
import { FormSection } from '@jackfield/kit/form-section';
import type { ReactNode } from 'react';
import { type Control, Controller, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { RoutingEditor, type RoutingEditorProps } from './routing-editor.tsx';

export interface RoutingSectionProps<Values extends FieldValues>
  extends Pick<RoutingEditorProps, 'place' | 'ownerId' | 'stored' | 'greetings' | 'menus'> {
  control: Control<Values>;
  /** Field of the form that holds the target. */
  name: FieldPathByValue<Values, RoutingTarget>;
  title: string;
  /** One sentence: which calls go there. */
  intro: ReactNode;
}

/** One place of the routing as a section of a form. */
export function RoutingSection<Values extends FieldValues>(props: RoutingSectionProps<Values>) {
  const { control, name, title, intro, ...editor } = props;
  return (
    <FormSection title={title} intro={intro}>
      <Controller
        control={control}
        name={name}
        render={({ field, fieldState: { error } }) => (
          <RoutingEditor
            {...editor}
            label={title}
            value={field.value}
            error={error?.message}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
        )}
      />
    </FormSection>
  );
}
