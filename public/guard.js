// Shows a notice if the page cannot start: the browser is too old, or a script is missing, throws, or has syntax that
// the browser doesn't know. Also shows a notice while a file waits for the start. Runs before other scripts, in the
// syntax of the oldest browsers. The notices come from src/site/app/StartNotices.tsx. src/main.tsx reports a successful
// start, and public/first.js reports waiting files.
(function () {
  var root = document.documentElement;
  var isStarted = false;
  var isFailed = false;

  // The language comes from the address, as for the page.
  function tell(kind) {
    var prefix = location.pathname.split('/')[1];
    var notices = document.querySelectorAll('[data-notice="' + kind + '"]');
    var shown;
    for (var i = 0; i < notices.length; i++) {
      if (notices[i].lang === prefix || (!shown && notices[i].lang === root.lang)) shown = notices[i];
    }
    if (shown) shown.removeAttribute('hidden');
  }

  // The notices precede the root in the markup.
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

  // Only the site's own scripts count, because extensions' scripts fail too.
  function isOurs(address) {
    return typeof address === 'string' && address.indexOf(location.origin) === 0;
  }

  // Missing pictures also cause this event, but don't prevent the start.
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
