/** What the search for a camera needs once it is used: every brand's cameras, and how results look. */

import { css, type Theme } from '@emotion/react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { answerKind } from '../../catalogue/answerKind';
import { brandName, brands, fullModelName, type Model } from '../../catalogue/catalogue';
import { loadCameras } from '../../catalogue/cameras';
import { findCameras } from '../../catalogue/lists';
import { SUGGESTED_CAMERAS } from '../../config/constants';
import { useLanguage } from '../../i18n/LanguageProvider';
import { Link } from '../../ui/Link';
import { Unbroken } from '../../ui/Unbroken';

export interface LoadedSearch {
  /** the best few */
  readonly find: (query: string) => readonly Model[];
  readonly CameraResults: typeof CameraResults;
  readonly NoCameras: typeof NoCameras;
}

/** Fetches the cameras of every brand. */
export async function loadSearch(): Promise<LoadedSearch> {
  const all = (await Promise.all(brands.map(({ id }) => loadCameras(id)))).flat();
  return { find: (query) => findCameras(all, query).slice(0, SUGGESTED_CAMERAS), CameraResults, NoCameras };
}

interface FollowProps {
  readonly onFollow: (event: MouseEvent) => void;
}

interface ResultsProps extends FollowProps {
  readonly found: readonly Model[];
  /** the place of the result that the keyboard is at; -1 for none */
  readonly active: number;
  readonly listId: string;
  readonly optionId: (index: number) => string;
}

/** The cameras found, each with how to get its count. */
function CameraResults({ found, active, listId, optionId, onFollow }: ResultsProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot hold links
    <div role="listbox" id={listId} aria-label={t('nav.cameras')}>
      {found.map((model, index) => (
        <Link
          key={model.slug}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option is no link
          role="option"
          id={optionId(index)}
          aria-selected={index === active}
          tabIndex={-1}
          href={`/${model.brand}/${model.slug}`}
          css={styles.option}
          onClick={onFollow}
          onMouseDown={keepFocus}
        >
          <span css={styles.name}>
            <Unbroken text={fullModelName(model, locale)} />
          </span>{' '}
          <span css={styles.verdict}>{t(`verdict.${answerKind(model)}`)}</span>
        </Link>
      ))}
    </div>
  );
}

/** Says that there is no such camera, and links to the list of each brand. */
function NoCameras({ query, onFollow }: FollowProps & { readonly query: string }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  return (
    <div css={styles.none}>
      <p>{t('search.none', { query })}</p>
      <ul css={styles.brands}>
        {brands.map((brand) => (
          <li key={brand.id}>
            <Link href={`/${brand.id}/all-models`} onClick={onFollow} onMouseDown={keepFocus}>
              {brandName(brand, locale)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Pressing the mouse on a link must not take the focus from the field, which would close the results. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

const styles = {
  option: (theme: Theme) =>
    css({
      // twice, to outweigh the links of a menu around it
      '&&': {
        display: 'block',
        minHeight: 44,
        padding: theme.space(1.5, 2),
        borderRadius: theme.radius.s,
        color: theme.color.text,
        lineHeight: 1.35,
        textDecoration: 'none',
      },
      '&:hover': { background: theme.color.sunken },
      '&[aria-selected="true"]': {
        background: theme.color.sunken,
        outline: `2px solid ${theme.color.focus}`,
        outlineOffset: -2,
      },
    }),
  name: (theme: Theme) => css({ display: 'block', fontSize: theme.size.s, fontWeight: 600 }),
  verdict: (theme: Theme) => css({ color: theme.color.textMuted, fontSize: theme.size.xs }),
  none: (theme: Theme) => css({ padding: theme.space(2), fontSize: theme.size.s, overflowWrap: 'anywhere' }),
  brands: (theme: Theme) =>
    css({
      display: 'flex',
      flexWrap: 'wrap',
      gap: theme.space(0, 4),
      margin: theme.space(1, 0, 0),
      padding: 0,
      listStyle: 'none',
      '& a': { display: 'flex', alignItems: 'center', minHeight: 32 },
    }),
};
