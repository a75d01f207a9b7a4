// Sets the visitor's own choice of light or dark before the first paint; the key is that of src/config/storage.ts.
try {
  var theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.setAttribute('data-theme', theme);
} catch (noStorage) {
  // the system decides
}
