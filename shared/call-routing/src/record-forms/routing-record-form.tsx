import { type CallFlowProps, FlowAside, useFlowReview } from '@jackfield/call-routing/call-flow';
import { ownerFacts } from '@jackfield/call-routing/call-override';
import { useRoutingMenus } from '@jackfield/call-routing/ivr-panel';
import {
  completeOr,
  knownNames,
  missingIn,
  RoutingSection,
  useTargetText,
} from '@jackfield/call-routing/routing-editor';
import { useSaveLater } from '@jackfield/call-routing/planned-changes';
import { paths } from '@jackfield/contract';
import type { RoutingTarget, TargetPlace } from '@jackfield/contract/api/routing';
import type { RecordEdit, Versioned } from '@jackfield/records/record-form';
import { useGreetings } from '@jackfield/voice-media/media-manager';
import type { ComponentType, ReactNode } from 'react';
import type { FieldPathByValue } from 'react-hook-form';
import type { RecordForm, RoutedRecord } from './routed-record.ts';
import type { RoutingValues } from './routing-shapes.ts';

/** One target of a record, as a section of its form. */
export interface RoutedPlace<Field extends string> {
  readonly name: Field & FieldPathByValue<RoutingValues<Field>, RoutingTarget>;
  readonly place: TargetPlace;
  /** What it is called in the routing, by which the map of calls leads to it. */
  readonly part: 'openHour' | 'closedHour' | 'missedCall';
  readonly title: string;
  /** One sentence: which calls go there. */
  readonly intro: ReactNode;
}

export interface RoutingRecordFormProps<Stored extends Versioned, Field extends string> {
  record: RoutedRecord;
  /** The targets that are stored. */
  stored: RoutingValues<Field>;
  edit: RecordEdit<Stored, RoutingValues<Field>>;
  /** Draws the map of calls: CallFlow, or the part of another remote. */
  map: ComponentType<CallFlowProps>;
  /** In the order of the page. */
  places: readonly RoutedPlace<Field>[];
  /** The page of the record, which takes the form. */
  children(form: RecordForm<Stored, RoutingValues<Field>>): ReactNode;
}

/** Edits where the calls of a company number or a team go, with their map beside (ROUTE-02, TEAM-03). */
export function RoutingRecordForm<Stored extends Versioned, Field extends string>(
  props: RoutingRecordFormProps<Stored, Field>,
) {
  const { record, stored, edit, places } = props;
  const { kind, id } = record;
  const { actions: greetings } = useGreetings({ type: kind, id });
  const owner = { ownerType: kind, ownerId: id } as const;
  const { menus, dialog } = useRoutingMenus(owner);
  const { yours, conflict } = edit;
  const shown = [yours, ...(conflict ? [conflict.base, edit.valuesOf(conflict.current)] : [])];
  const targetText = useTargetText(
    shown.flatMap((values) => places.map(({ name }) => values[name])),
    knownNames({ greetings, menus }),
  );

  const members: Partial<Record<RoutedPlace<Field>['part'], RoutingTarget>> = {};
  for (const { name, part } of places) members[part] = completeOr(yours[name], stored[name]);
  const change = { list: ownerFacts[kind].list, id, members };
  const review = useFlowReview({
    edit: { ...edit, dialogs: dialog },
    change,
    map: props.map,
    unfinished: missingIn(places.map(({ name }) => yours[name])),
    zone: record.hours.timeZone,
  });

  const planned = useSaveLater(review.edit, {
    part: () => ({ entity: kind, id, version: record.version, members: edit.form.getValues() }),
    zone: record.hours.timeZone,
  });

  return props.children({
    edit: planned,
    labelOf: (field) => places.find(({ name }) => name === field)?.title ?? field,
    textOf: (values, field) => targetText(values[field]),
    children: (
      <FlowAside side={review.side}>
        {places.map(({ part, name, ...section }) => (
          <div key={part} data-place={part} tabIndex={-1}>
            <RoutingSection
              {...section}
              name={name}
              ownerId={id}
              stored={stored[name]}
              control={edit.form.control}
              greetings={greetings}
              menus={menus && { ...menus, pathOf: (menuId) => paths.admin.menus(owner, menuId) }}
            />
          </div>
        ))}
      </FlowAside>
    ),
  });
}
