/**
 * Stands in for components of the component library that only register styles, and for
 * placeholders that the kit never asks for.
 */
export default function NoPart() {
  return null;
}
