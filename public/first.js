// Runs before any other script of the page, in the syntax of the oldest browsers.

// The security policy covers neither peer connections nor passkeys, for which a browser asks the host that a page names.
// So we remove them, in a way that no later script can undo.
function remove(owner, name) {
  Object.defineProperty(owner, name, { value: undefined, writable: false, configurable: false });
}
Object.getOwnPropertyNames(window).forEach(function (name) {
  if (/^(?:(?:webkit|moz)?RTC|PublicKeyCredential$)/.test(name)) remove(window, name);
});
if ('credentials' in navigator) remove(Navigator.prototype, 'credentials');

// Sets the visitor's own choice of light or dark before the first paint; the key is that of src/config/storage.ts.
try {
  var theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.setAttribute('data-theme', theme);
} catch (noStorage) {
  // without storage the system decides
}
