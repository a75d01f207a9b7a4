import { useEffect, useState } from 'react';
import { trustedScript } from '../../config/trustedTypes';
import { useIsHydrated } from '../../ui/useIsHydrated';

/** Structured data about what the page shows. */
export function JsonLd({ data }: { readonly data: object }) {
  // No text may end the script element.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  const isHydrated = useIsHydrated();
  const [prerendered] = useState(isHydrated ? undefined : json);

  // React makes script elements out of HTML text, which the page's policy refuses: only prerendered ones are React's.
  useEffect(() => (json === prerendered ? undefined : addScript(json)), [json, prerendered]);
  return json === prerendered && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** Returns what takes it away again. */
function addScript(json: string): () => void {
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.textContent = trustedScript(json);
  document.head.append(script);
  return () => script.remove();
}
