/** An amount as the axes of charts name it, without cents where there are none. */
export const roundAmount = (amount: string): string => amount.replace(/[.,]00(?!\d)/, '');
