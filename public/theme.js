// Sets the visitor's own choice of light or dark before the first paint; the key is that of src/config/storage.ts.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // no storage: the system decides
}
