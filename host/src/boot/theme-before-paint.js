// Inlined by the server before the first paint: theme of this browser on the root element.
(() => {
  let choice = 'system';
  try {
    choice = JSON.parse(localStorage.getItem('jackfield.theme') ?? '"system"');
  } catch {
    // Storage may be closed to the page; the system's theme is right then.
  }
  const isDark =
    choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
})();
