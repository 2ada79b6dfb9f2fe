import type { RoutingEditorProps } from '@jackfield/call-routing/routing-editor';
import type { RoutingTarget, TargetPlace } from '@jackfield/contract/api/routing';

/** Where calls go while the owner is closed; a date may have an action of its own (annex J3). */
export interface HoursRouting extends Pick<RoutingEditorProps, 'greetings' | 'menus'> {
  place: TargetPlace;
  /** The record whose hours they are. */
  ownerId: string;
  /** What an own action begins with: where calls go on other closed days. */
  preset: RoutingTarget;
}
