/** Leaves for the provider's sign-in page. */
export const leaveFor = (address: string): void => window.location.assign(address);
