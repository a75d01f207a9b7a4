// Shows a notice if the page cannot start because the browser is too old, or because a script is missing, has syntax
// that the browser doesn't know, or throws. Also shows a notice while a file waits for the page to start. Loads before
// the other scripts, in the syntax of the oldest browsers. The notices come from src/site/app/StartNotices.tsx.
// src/main.tsx reports how the start went, and public/first.js reports waiting files.
(function () {
  var root = document.documentElement;
  var isStarted = false;
  var isFailed = false;

  // Shows the notice in the language of the address, because the page would have been in that language.
  function tell(kind) {
    var prefix = location.pathname.split('/')[1];
    var notices = document.querySelectorAll('[data-notice="' + kind + '"]');
    var shown;
    for (var i = 0; i < notices.length; i++) {
      if (notices[i].lang === prefix || (!shown && notices[i].lang === root.lang)) shown = notices[i];
    }
    if (shown) shown.removeAttribute('hidden');
  }

  // The notices come before the page's root in the markup.
  function whenThere(work) {
    if (document.getElementById('root')) work();
    else document.addEventListener('DOMContentLoaded', work);
  }

  function fail(kind) {
    isFailed = true;
    untell('waiting');
    whenThere(function () {
      tell(kind);
    });
  }

  function untell(kind) {
    var notices = document.querySelectorAll('[data-notice="' + kind + '"]');
    for (var i = 0; i < notices.length; i++) notices[i].setAttribute('hidden', '');
  }

  // Only the site's own scripts count, because scripts of extensions fail too.
  function isOurs(address) {
    return typeof address === 'string' && address.indexOf(location.origin) === 0;
  }

  // Missing pictures cause this event too, but don't matter for the start.
  function onError(event) {
    var script = event.target && event.target.nodeName === 'SCRIPT' ? event.target.src : event.filename;
    if (!isStarted && isOurs(script)) fail('failed');
  }

  addEventListener('error', onError, true);
  addEventListener('page-started', function () {
    isStarted = true;
  });
  addEventListener('page-failed', function () {
    fail('failed');
  });
  addEventListener('files-waiting', function () {
    whenThere(function () {
      if (!isFailed && window.pageFiles.areWaiting()) tell('waiting');
    });
  });
  addEventListener('files-received', function () {
    untell('waiting');
  });

  // Checks the two newest features that the site needs: streams (Firefox 102), and WebAssembly under a policy like this
  // page's (Chrome 97, Safari 16). The bytes are the shortest valid module.
  function canReadPhotos() {
    try {
      return (
        typeof TransformStream === 'function' && !!new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))
      );
    } catch (refused) {
      return false;
    }
  }
  if (!canReadPhotos()) fail('old');
})();
