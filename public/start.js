// Once the delivered page is painted, fetches what makes it alive. `scripts/prerender.ts` lays that by in a template;
// the notice is that of src/app/PageView.tsx.
const { content } = document.getElementById('alive');
for (const script of content.querySelectorAll('script')) {
  script.addEventListener('error', () => document.getElementById('start-failure')?.removeAttribute('hidden'));
}
// What has been taken out is gone: only the first call does anything.
const start = () => document.head.append(content);
new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
// Pages in the background are not painted, and some browsers keep such things to themselves.
setTimeout(start, 500);
