import { useTranslation } from 'react-i18next';
import { Section } from '../../site/pages/parts/Section';
import { TitledCards } from '../../site/pages/parts/TitledCards';

/** What a history is good for; shown while there is none. */
export default function WhatItShows() {
  const { t } = useTranslation();
  return (
    <Section heading={t('history.what.heading')}>
      <TitledCards
        icons={['scale', 'clock', 'search']}
        cards={(['line', 'pace', 'check'] as const).map((key) => ({
          title: t(`history.what.${key}.title`),
          text: t(`history.what.${key}.text`),
        }))}
      />
    </Section>
  );
}
