// Runs before all other scripts of the page, in the syntax of the oldest browsers.

// Removes peer connections and passkeys for good, because a page could send data with them. The security policy stops
// neither: for a passkey, a browser sends a request to any host that a page names.
function remove(owner, name) {
  Object.defineProperty(owner, name, { value: undefined, writable: false, configurable: false });
}
Object.getOwnPropertyNames(window).forEach(function (name) {
  if (/^(?:(?:webkit|moz)?RTC|PublicKeyCredential$)/.test(name)) remove(window, name);
});
if ('credentials' in navigator) remove(Navigator.prototype, 'credentials');

// Before the first paint, sets the visitor's choice of light or dark, and reserves space for a history kept on this
// device. src/site/browser/choices.ts has the same keys.
try {
  var theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.setAttribute('data-theme', theme);
  if (localStorage.getItem('keep-history') === 'true') document.documentElement.setAttribute('data-keeps', '');
} catch (noStorage) {
  // without storage, the system decides on light or dark, and no history is kept
}

// Hides the table of all cameras if the address has filters (src/site/pages/cameras/choice.ts), which the prerendered
// page ignores. The rows appear once the page has applied the filters.
if (/[?&](q|brand|answer|sort)=/.test(location.search)) document.documentElement.setAttribute('data-asked', '');

// Collects the files that a visitor chooses in the drop zone, or drops or pastes anywhere, from the first moment on.
// Also keeps the browser from opening dropped files. The files wait until a component takes them
// (src/site/browser/useGivenFiles.ts), because the page may not have started, or another page may have to be shown
// first.
(function () {
  var waiting = { files: [], items: [] };
  var receiver;
  var isOwnDrag = false;
  var isUnanswered = false;

  function announce(name) {
    window.dispatchEvent(new Event(name));
  }

  // Reads the files during the event, because the browser empties `given` afterward. `items`: files and folders.
  // `place`: a component that takes the files instead of the receiver.
  function keep(event, given, place) {
    var files = [].slice.call(given.files);
    var items = [].slice
      .call(given.items || [])
      .map(function (item) {
        return item.kind === 'file' && ((item.webkitGetAsEntry && item.webkitGetAsEntry()) || item.getAsFile());
      })
      .filter(Boolean);
    // Pasted files may be missing from `items`.
    if (items.length === 0) items = files;
    if (items.length === 0) return false;
    event.preventDefault();
    if (place) {
      place.dispatchEvent(new CustomEvent('files-given', { detail: { files: files, items: items } }));
      return true;
    }
    waiting = { files: waiting.files.concat(files), items: waiting.items.concat(items) };
    handOver();
    return true;
  }

  function handOver() {
    var given = waiting;
    if (given.items.length === 0) return;
    if (!receiver) {
      announce('files-waiting');
      return;
    }
    waiting = { files: [], items: [] };
    announce('files-received');
    receiver(given);
  }

  function has(transfer, type) {
    return [].indexOf.call(transfer.types || [], type) !== -1;
  }

  function isField(target) {
    return !!target.closest && !!target.closest('input:not([type=file]), textarea, [contenteditable]');
  }

  // Listens before React, which stops events on components that it has not hydrated yet.
  function on(type, listener) {
    window.addEventListener(type, listener, true);
  }
  on('dragstart', function () {
    isOwnDrag = true;
  });
  on('dragend', function () {
    isOwnDrag = false;
  });
  on('dragover', function (event) {
    // Otherwise, the browser would open a dropped file or address.
    if (has(event.dataTransfer, 'Files') || !isField(event.target)) event.preventDefault();
  });
  on('drop', function (event) {
    var place = event.target.closest && event.target.closest('[data-takes-files]');
    if (!keep(event, event.dataTransfer, place) && !isField(event.target)) {
      event.preventDefault();
      // Visitors drag the page's own links and texts by mistake, so such drags cause no notice.
      if (!isOwnDrag) {
        isUnanswered = true;
        announce('nothing-given');
      }
    }
    isOwnDrag = false;
  });
  on('paste', function (event) {
    var pasted = event.clipboardData;
    // Text from office programs comes with a picture, so text pasted into a field is left alone.
    if (pasted && !(isField(event.target) && has(pasted, 'text/plain'))) keep(event, pasted);
  });
  on('change', function (event) {
    var input = event.target;
    if (!input.hasAttribute || !input.hasAttribute('data-zone')) return;
    keep(event, input);
    // Otherwise, choosing the same file again would cause no event.
    input.value = '';
  });

  window.pageFiles = {
    receive: function (next) {
      receiver = next;
      handOver();
      return function () {
        if (receiver === next) receiver = undefined;
      };
    },
    isReceived: function () {
      return receiver !== undefined;
    },
    areWaiting: function () {
      return waiting.items.length > 0;
    },
    takeUnanswered: function () {
      var was = isUnanswered;
      isUnanswered = false;
      return was;
    },
  };
})();

// Repeats a press on a button that came before React listened. On a slow phone, a page is visible one second before its
// scripts have loaded, and three seconds before the last of them have loaded.
(function () {
  var pressed;

  function pressAgain() {
    // Waits a moment, because the press may make React hydrate the component at once and then reach React.
    setTimeout(function () {
      if (pressed) pressed.click();
    });
  }

  function hear(event) {
    pressed = event.target.closest && event.target.closest('#root button');
  }

  window.addEventListener('click', hear, true);
  window.addEventListener('page-started', function () {
    // React stops a press on a component that it has not hydrated, so a press that arrives here has reached React.
    window.addEventListener('click', function () {
      pressed = undefined;
    });
    pressAgain();
  });
  window.addEventListener('part-hydrated', pressAgain);
})();
