/** A drawer with one form: adding a user, a team, a number, placing an order. */
export { DrawerForm } from './drawer-form.tsx';
