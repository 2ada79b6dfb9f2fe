/** Where areas stand: one element for the life of the page, moved into the sheet by the layout. */
const element = document.createElement('div');
element.id = 'area';
element.style.height = '100%';

export const outlet = (): HTMLElement => element;
