// Once the prerendered page is painted, fetches what hydrates it. `scripts/prerender.ts` lays that by in a template.
(function () {
  var content = document.getElementById('hydration').content;
  // What has been taken out is gone: only the first call does anything.
  function start() {
    document.head.appendChild(content);
  }
  try {
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  } catch (noObserver) {
    // The timer does it.
  }
  // Pages in the background are not painted, and some browsers keep such things to themselves.
  setTimeout(start, 500);
})();
