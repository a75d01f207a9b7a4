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

// Before the first paint, sets the visitor's own choice of light or dark, and makes room for the cameras of whoever keeps
// a history on this device; the keys are those of src/site/browser/choices.ts.
try {
  var theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.setAttribute('data-theme', theme);
  if (localStorage.getItem('keep-history') === 'true') document.documentElement.setAttribute('data-keeps', '');
} catch (noStorage) {
  // without storage the system decides, and nothing is kept
}

// What an address asks for of the table of all cameras (src/site/pages/cameras/choice.ts), the prerendered page can't know: its
// rows wait until it does.
if (/[?&](q|brand|answer|sort)=/.test(location.search)) document.documentElement.setAttribute('data-asked', '');

// Everything that a visitor gives a page, from the first moment on: files that are chosen in the tool's zone, dropped or
// pasted anywhere. Nothing dropped opens in place of the site. Files wait until a part of the page receives them
// (src/site/browser/useGivenFiles.ts), be it that the page has not started, be it that another one has to be shown first.
(function () {
  var waiting = { files: [], items: [] };
  var receiver;
  var isOwnDrag = false;
  var isUnanswered = false;

  function announce(name) {
    window.dispatchEvent(new Event(name));
  }

  // Read within the event: after it, the browser empties what it gave. Items are files and folders. `place`: a part of the
  // page that takes them instead of the receiver.
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

  // Where a text may be dropped or pasted.
  function isField(target) {
    return !!target.closest && !!target.closest('input:not([type=file]), textarea, [contenteditable]');
  }

  // Before React, which stops events on parts of the page that it has not hydrated yet.
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
    // Otherwise the browser would open what is dropped.
    if (has(event.dataTransfer, 'Files') || !isField(event.target)) event.preventDefault();
  });
  on('drop', function (event) {
    var place = event.target.closest && event.target.closest('[data-takes-files]');
    if (!keep(event, event.dataTransfer, place) && !isField(event.target)) {
      event.preventDefault();
      // A link or a text of this page that was dragged by mistake needs no answer.
      if (!isOwnDrag) {
        isUnanswered = true;
        announce('nothing-given');
      }
    }
    isOwnDrag = false;
  });
  on('paste', function (event) {
    var pasted = event.clipboardData;
    // Office programs add a picture to a text.
    if (pasted && !(isField(event.target) && has(pasted, 'text/plain'))) keep(event, pasted);
  });
  on('change', function (event) {
    var input = event.target;
    if (!input.hasAttribute || !input.hasAttribute('data-zone')) return;
    keep(event, input);
    // Otherwise choosing the same file again would be no change.
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

// A button that is pressed before React hears it is pressed again once it does: on a slow phone a page is seen one second
// before its scripts are there, and three before those of its last part.
(function () {
  var pressed;

  function pressAgain() {
    // Later, because a press that makes React hydrate a part at once is heard right after that.
    setTimeout(function () {
      if (pressed) pressed.click();
    });
  }

  function hear(event) {
    pressed = event.target.closest && event.target.closest('#root button');
  }

  window.addEventListener('click', hear, true);
  window.addEventListener('page-started', function () {
    // React stops a press on a part that it has not hydrated, so it has heard one that comes through.
    window.addEventListener('click', function () {
      pressed = undefined;
    });
    pressAgain();
  });
  window.addEventListener('part-hydrated', pressAgain);
})();
