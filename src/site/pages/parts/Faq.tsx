import type { FaqItem } from '../../../content/types';
import { Accordion } from '../../ui/Accordion';
import { withoutMarkup, RichText } from '../../ui/RichText';
import { JsonLd } from './JsonLd';

/** Collapsible questions, also as structured data. */
export function Faq({ items }: { readonly items: readonly FaqItem[] }) {
  return (
    <div>
      {items.map(({ question, answer }) => (
        <Accordion key={question} summary={question}>
          <RichText text={answer} />
        </Accordion>
      ))}
      <JsonLd
        data={{
          '@type': 'FAQPage',
          mainEntity: items.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: withoutMarkup(answer) },
          })),
        }}
      />
    </div>
  );
}
