import { useEffect, useState } from 'react';
import { trustedScript } from '../../browser/trustedTypes';
import { useIsHydrated } from '../../browser/useIsHydrated';

/** Structured data about the page's content. */
export function JsonLd({ data }: { readonly data: object }) {
  // '<' is escaped so that no text can close the script element.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  const isHydrated = useIsHydrated();
  const [prerendered, setPrerendered] = useState(isHydrated ? undefined : json);

  // In the browser, React creates script elements through innerHTML, which the page's policy refuses. So React renders
  // only the prerendered script. `addScript` adds all others, even one that replaces a prerendered script whose data
  // has changed.
  if (prerendered !== undefined && json !== prerendered) setPrerendered(undefined);
  useEffect(() => (json === prerendered ? undefined : addScript(json)), [json, prerendered]);
  return json === prerendered && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** Returns a function that removes the script. */
function addScript(json: string): () => void {
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.textContent = trustedScript(json);
  document.head.append(script);
  return () => script.remove();
}
