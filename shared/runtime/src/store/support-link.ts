const number = /^\+?[\d\s().-]+$/;

/** What opens the operator's `supportAddress`: an email, a phone number, or the address of a page. */
export function supportLink(address: string): string {
  if (number.test(address)) return `tel:${address.replaceAll(/[^\d+]/g, '')}`;
  return address.includes('@') && !address.includes(':') ? `mailto:${address}` : address;
}
