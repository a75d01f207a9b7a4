import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { joinSentences } from '../../i18n/format';
import { useLanguage } from '../router/LanguageProvider';
import { Icon } from '../ui/Icon';
import { Cluster, Measure } from '../ui/layouts';

interface Props {
  /** true if the photo has a count, which a copy without the location may lose */
  readonly hasCount: boolean;
}

/** Warns that the photo contains its location, which a seller may not want to share. */
export function GpsNotice({ hasCount }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const text = joinSentences([t('gps.text'), ...(hasCount ? [t('gps.count')] : [])], locale);
  return (
    <Cluster as="aside" isOneRow gap={3} css={styles.notice}>
      <Icon name="pin" css={styles.icon} />
      <Measure>
        <b>{t('gps.title')}</b> {text}
      </Measure>
    </Cluster>
  );
}

const styles = {
  notice: (theme: Theme) =>
    css({ padding: theme.space(3, 4), border: `1px solid ${theme.color.text}`, borderRadius: theme.radius.m }),
  icon: css({ flex: 'none' }),
};
