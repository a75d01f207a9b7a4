// Fetches what hydrates the prerendered page once that is painted. `scripts/prerender.ts` puts the tags into a template.
(function () {
  var content = document.getElementById('hydration').content;
  // Appending empties the template, so only the first call does anything.
  function start() {
    document.head.appendChild(content);
  }
  try {
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  } catch (noObserver) {
    // the timer below starts it
  }
  // Pages in the background are not painted, and some browsers don't report paints.
  setTimeout(start, 500);
})();
