/**
 * Stands in for the form engine of the component library, which its controls load for one context.
 * Forms are react-hook-form's and schemas of the contract.
 */
export const FormProvider = ({ children }) => children;

/** @throws Error always: the kit draws no form of the library. */
export function useForm() {
  throw new Error('Forms of the component library are not part of the build.');
}
