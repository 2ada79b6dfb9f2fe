/** Range of the host contract that this remote was built for. */
export const contract = '^1.0.0';

/** Shows the one page of the area. */
export async function mount({ element }) {
  const heading = document.createElement('h1');
  heading.textContent = 'Made of an ES module';
  element.replaceChildren(heading);
  return {
    async unmount() {
      element.replaceChildren();
    },
  };
}
