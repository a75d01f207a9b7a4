/**
 * Whether the browser deletes what a site keeps once it was not visited for seven days: Safari, and every browser on
 * iOS, unless the site is installed. Source: https://webkit.org/blog/10218/, section '7-Day Cap'.
 */
export function clearsUnvisited({ userAgent } = navigator): boolean {
  const isWebKit = /AppleWebKit/.test(userAgent) && !/Chrome|Chromium|Edg\//.test(userAgent);
  return isWebKit && !window.matchMedia('(display-mode: standalone)').matches;
}
