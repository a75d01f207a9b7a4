import type { Untrusted } from '../../config/fileText';
import { css, type Theme } from '@emotion/react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readAllTags } from '../../reader/rawTags';
import type { RawTag } from '../../reader/result';
import { hexTag } from '../../reader/records';
import { formatNumber } from '../../i18n/format';
import { useLanguage } from '../router/LanguageProvider';
import { importReader } from '../../reader/files/loadReader';
import { field } from '../ui/field';
import { Cluster } from '../ui/layouts';
import { Table } from '../ui/Table';
import { plainText } from '../../i18n/words/plainText';

async function readTags(file: File): Promise<readonly Untrusted<RawTag>[]> {
  const { blobSource, loadCore } = await importReader();
  return readAllTags(await loadCore(), blobSource(file));
}

/** The most characters shown of a value. More would tell a visitor nothing. */
const VALUE_CHARACTERS = 120;

/** Lists every tag of the file. The search covers names, numbers and values. */
export default function MetadataTable({ file }: { readonly file: File }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const search = useId();
  const [tags, setTags] = useState<readonly ShownTag[] | 'failed'>();
  const [query, setQuery] = useState('');

  useEffect(() => {
    let isCurrent = true;
    readTags(file).then(
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
      <Cluster gap={[2, 3]} align="center" above={4} below={4}>
        <label htmlFor={search}>{t('metadata.search')}</label>
        <input
          id={search}
          type="search"
          css={styles.input}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <output css={styles.found}>
          {shown.length > 0
            ? t('metadata.found', {
                shown: formatNumber(shown.length, locale),
                all: formatNumber(tags.length, locale),
              })
            : t('metadata.none')}
        </output>
      </Cluster>
      {shown.length > 0 && (
        <Table
          css={styles.table}
          maxHeight={480}
          caption={t('metadata.summary')}
          hideCaption
          columns={[
            t('metadata.name'),
            t('metadata.tag'),
            t('metadata.directory'),
            t('metadata.type'),
            t('metadata.value'),
          ]}
          rows={shown.map(({ name, number, directory, type, value }) => [
            name,
            <code key="number">{number}</code>,
            directory,
            type,
            <bdi key="value">{value}</bdi>,
          ])}
        />
      )}
    </>
  );
}

interface ShownTag {
  readonly directory: string;
  readonly number: string;
  readonly name: string;
  readonly type: string;
  readonly value: string;
  /** searched text, in lower case */
  readonly haystack: string;
}

function showTag({ directory, tag, name = '', type, count, value }: Untrusted<RawTag>): ShownTag {
  const shown = {
    directory: plainText(directory),
    number: hexTag(tag),
    name: plainText(name) || '–',
    type: `${type}${count > 1 ? `[${count}]` : ''}`,
    value: plainText(value, VALUE_CHARACTERS),
  };
  return { ...shown, haystack: Object.values(shown).join(' ').toLowerCase() };
}

const styles = {
  note: (theme: Theme) => css({ marginTop: theme.space(3), color: theme.color.textMuted }),
  input: (theme: Theme) => [field(theme), css({ flex: '1 1 200px', maxWidth: 360, padding: theme.space(1, 3) })],
  found: (theme: Theme) => css({ color: theme.color.textMuted, fontSize: theme.size.s }),
  table: css({
    '& code': { whiteSpace: 'nowrap' },
    'td:last-child': { minWidth: 200, overflowWrap: 'anywhere' },
  }),
};
