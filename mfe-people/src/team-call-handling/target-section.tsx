import type { TargetPlace } from '@jackfield/contract/api/routing';
import type { Team } from '@jackfield/contract/api/team';
import { FormSection } from '@jackfield/kit/form-section';
import type { MediaActions } from '@jackfield/kit/media-manager';
import { RoutingEditor, type RoutingMenus } from '@jackfield/kit/routing-editor';
import { type Control, Controller } from 'react-hook-form';
import type { RoutingField, RoutingValues } from './routing-values.ts';

export interface TargetSectionProps {
  team: Team;
  control: Control<RoutingValues>;
  name: RoutingField;
  place: TargetPlace;
  title: string;
  intro: string;
  greetings: MediaActions;
  menus?: RoutingMenus | undefined;
}

/** One place of a team's routing as a section of its page. */
export function TargetSection(props: TargetSectionProps) {
  const { team, control, name, place, title, intro, greetings, menus } = props;
  return (
    <FormSection title={title} intro={intro}>
      <Controller
        control={control}
        name={name}
        render={({ field, fieldState: { error } }) => (
          <RoutingEditor
            label={title}
            place={place}
            ownerId={team.id}
            value={field.value}
            stored={team[name]}
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
