/**
 * Stands in for the component library's style hooks: the rules come as a sheet
 * (`@jackfield/kit/theme/library.css`), so a control needs only the class of its theme.
 */
export default function useStyle() {
  return ['', 'jf'];
}
export { useStyle as useSharedStyle };
