// Says so where the page cannot start: the browser is too old, or one of the scripts is not found, not understood or
// stopped by an error. Loaded before them, in the syntax of the oldest browsers. The words are those of
// src/app/StartNotices.tsx; src/main.tsx reports how the start went.
(function () {
  var root = document.documentElement;
  var isStarted = false;

  // In the language of the address, which is what the page would have been shown in.
  function tell(kind) {
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', function () {
        tell(kind);
      });
      return;
    }
    var prefix = location.pathname.split('/')[1];
    var notices = document.querySelectorAll('[data-notice="' + kind + '"]');
    var shown;
    for (var i = 0; i < notices.length; i++) {
      if (notices[i].lang === prefix || (!shown && notices[i].lang === root.lang)) shown = notices[i];
    }
    if (shown) shown.removeAttribute('hidden');
  }

  // The site's own scripts only: those of extensions fail as well.
  function isOurs(address) {
    return typeof address === 'string' && address.indexOf(location.origin) === 0;
  }

  // Pictures that are not found are reported here too; they have no part in the start.
  function onError(event) {
    var script = event.target && event.target.nodeName === 'SCRIPT' ? event.target.src : event.filename;
    if (!isStarted && isOurs(script)) tell('failed');
  }

  addEventListener('error', onError, true);
  addEventListener('page-started', function () {
    isStarted = true;
  });
  addEventListener('page-failed', function () {
    tell('failed');
  });

  // The two things that came last: streams (Firefox 102), and WebAssembly under a policy like this page's (Chrome 97,
  // Safari 16). The bytes are the shortest module there is.
  function canReadPhotos() {
    try {
      return (
        typeof TransformStream === 'function' && !!new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))
      );
    } catch (refused) {
      return false;
    }
  }
  if (!canReadPhotos()) tell('old');
})();
