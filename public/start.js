// Fetches the scripts that hydrate the prerendered page, after it is painted. `scripts/prerender.ts` puts their tags
// into a template.
(function () {
  var content = document.getElementById('hydration').content;
  // Only the first call has an effect, because appending empties the template.
  function start() {
    document.head.appendChild(content);
  }
  try {
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  } catch (noObserver) {
    // without this observer, the timer below starts the page
  }
  // Background pages are not painted, and some browsers don't report paints.
  setTimeout(start, 500);
})();
