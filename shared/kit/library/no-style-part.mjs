/** Stands in for components of the component library that only register styles. */
export default function StylePart() {
  return null;
}
