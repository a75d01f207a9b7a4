/** Structured data beside the text it repeats. */
export function JsonLd({ data }: { readonly data: object }) {
  // No text may end the script element.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
