// Runs before any other script of the page, in the syntax of the oldest browsers.

// The security policy does not cover peer connections, so we remove them, in a way that no later script can undo.
Object.getOwnPropertyNames(window).forEach(function (name) {
  if (/^(?:webkit|moz)?RTC/.test(name)) {
    Object.defineProperty(window, name, { value: undefined, writable: false, configurable: false });
  }
});

// Sets the visitor's own choice of light or dark before the first paint; the key is that of src/config/storage.ts.
try {
  var theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.setAttribute('data-theme', theme);
} catch (noStorage) {
  // without storage the system decides
}
