import { css, type Theme } from '@emotion/react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readAllTags, type RawTag } from '../extraction/rawTags';
import { formatNumber } from '../i18n/format';
import { useLanguage } from '../i18n/LanguageProvider';
import { plainText } from './plainText';

/** A value longer than this says no more to a reader. */
const VALUE_CHARACTERS = 120;

/** Every tag of the file, with a search over names, numbers and values. */
export default function MetadataTable({ file }: { readonly file: File }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const search = useId();
  const [tags, setTags] = useState<readonly ShownTag[] | 'failed'>();
  const [query, setQuery] = useState('');

  useEffect(() => {
    let isCurrent = true;
    readAllTags(file).then(
      (read) => isCurrent && setTags(read.map(showTag)),
      () => isCurrent && setTags('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [file]);

  if (tags === 'failed') return <p css={styles.note}>{t('metadata.failed')}</p>;
  if (!tags) return <p css={styles.note}>{t('metadata.loading')}</p>;

  const wanted = query.trim().toLowerCase();
  const shown = tags.filter(({ haystack }) => haystack.includes(wanted));

  return (
    <>
      <div css={styles.search}>
        <label htmlFor={search}>{t('metadata.search')}</label>
        <input
          id={search}
          type="search"
          css={styles.input}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <span role="status" css={styles.found}>
          {shown.length > 0
            ? t('metadata.found', { shown: formatNumber(shown.length, locale), all: formatNumber(tags.length, locale) })
            : t('metadata.none')}
        </span>
      </div>
      {shown.length > 0 && (
        // The table scrolls by itself; without a tab stop the keyboard could not reach what it hides.
        <div css={styles.window} tabIndex={0} role="region" aria-label={t('metadata.summary')}>
          <table css={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('metadata.directory')}</th>
                <th scope="col">{t('metadata.tag')}</th>
                <th scope="col">{t('metadata.name')}</th>
                <th scope="col">{t('metadata.type')}</th>
                <th scope="col">{t('metadata.value')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((tag) => (
                <tr key={tag.key}>
                  <td>{tag.directory}</td>
                  <td css={styles.code}>{tag.number}</td>
                  <td>{tag.name}</td>
                  <td css={styles.code}>{tag.type}</td>
                  <td css={styles.value}>
                    <bdi>{tag.value}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}

interface ShownTag {
  readonly key: number;
  readonly directory: string;
  readonly number: string;
  readonly name: string;
  readonly type: string;
  readonly value: string;
  /** what the search looks through */
  readonly haystack: string;
}

function showTag({ directory, tag, name = '', type, count, value }: RawTag, key: number): ShownTag {
  const shown = {
    directory: plainText(directory),
    number: `0x${tag.toString(16).toUpperCase().padStart(4, '0')}`,
    name: plainText(name),
    type: `${type}${count > 1 ? `[${count}]` : ''}`,
    value: plainText(value, VALUE_CHARACTERS),
  };
  return { key, ...shown, haystack: Object.values(shown).join(' ').toLowerCase() };
}

const styles = {
  note: (theme: Theme) => css({ marginTop: theme.space(3), color: theme.color.textMuted }),
  search: (theme: Theme) =>
    css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space(2, 3), margin: theme.space(4, 0) }),
  input: (theme: Theme) =>
    css({
      flex: '1 1 200px',
      maxWidth: 360,
      minHeight: 44,
      padding: theme.space(1, 3),
      border: `1px solid ${theme.color.textMuted}`,
      borderRadius: theme.radius.s,
      background: theme.color.surface,
    }),
  found: (theme: Theme) => css({ color: theme.color.textMuted, fontSize: theme.size.s }),
  window: (theme: Theme) =>
    css({
      overflow: 'auto',
      maxHeight: 480,
      border: `1px solid ${theme.color.line}`,
      borderRadius: theme.radius.s,
      [theme.media.print]: { maxHeight: 'none' },
    }),
  table: (theme: Theme) =>
    css({
      width: '100%',
      fontSize: theme.size.xs,
      '& th, & td': {
        padding: theme.space(1, 3),
        borderBottom: `1px solid ${theme.color.line}`,
        textAlign: 'start',
        verticalAlign: 'top',
      },
      '& th': { position: 'sticky', top: 0, background: theme.color.sunken, whiteSpace: 'nowrap' },
    }),
  code: (theme: Theme) => css({ fontFamily: theme.font.figures, whiteSpace: 'nowrap' }),
  value: css({ minWidth: 220, overflowWrap: 'anywhere' }),
};
