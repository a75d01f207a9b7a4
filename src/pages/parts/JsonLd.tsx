import { useEffect, useState } from 'react';
import { trustedScript } from '../../config/trustedTypes';
import { useIsHydrated } from '../../ui/useIsHydrated';

/** Structured data about what the page shows. */
export function JsonLd({ data }: { readonly data: object }) {
  // No text may end the script element.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  const isDrawn = useIsHydrated();
  const [delivered] = useState(isDrawn ? undefined : json);

  // React makes script elements out of HTML text, which the page's policy refuses: only delivered ones are React's.
  useEffect(() => (json === delivered ? undefined : addScript(json)), [json, delivered]);
  return json === delivered && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** Returns what takes it away again. */
function addScript(json: string): () => void {
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.textContent = trustedScript(json);
  document.head.append(script);
  return () => script.remove();
}
