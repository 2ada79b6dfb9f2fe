import type { PartModule, PartName, PartProps } from '@jackfield/contract';
import { type ComponentType, createElement } from 'react';

/**
 * The whole of a module that `parts` of a remote.json names.
 *
 *     export const { contract, render } = definePart('call-routing/ivr-panel/v1', '^1.2.0', IvrPanel);
 */
export function definePart<Name extends PartName>(
  _name: Name,
  contract: string,
  Component: ComponentType<PartProps[Name]>,
): PartModule<Name> {
  return { contract, render: (props) => createElement(Component, props) };
}
