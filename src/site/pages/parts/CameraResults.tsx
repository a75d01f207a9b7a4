/** What the camera search fetches on first use: every maker's cameras, and the list of results. */

import { css, type Theme } from '@emotion/react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { verdictOf } from '../../../cameras/answer';
import {
  alsoSoldAs,
  brandName,
  findBrand,
  fullModelName,
  type ListedCamera,
  type ListedMakerId,
  listedMakers,
  pagePath,
} from '../../../cameras/catalogue';
import { loadAllCameras } from '../../../cameras/cameras';
import { findCameras, namesPhone } from '../../../cameras/lists';
import { SUGGESTED_CAMERAS } from '../../../config/constants';
import { useLanguage } from '../../router/LanguageProvider';
import { Cluster } from '../../ui/layouts';
import { Link } from '../../ui/Link';
import { Unbroken } from '../../ui/Unbroken';
import { NO_CHOICE, queryOf } from '../cameras/choice';

export interface LoadedSearch {
  /** the few best matches */
  readonly find: (query: string) => readonly ListedCamera[];
  readonly CameraResults: typeof CameraResults;
  readonly NoCameras: typeof NoCameras;
}

/** Fetches every maker's cameras. */
export async function loadSearch(): Promise<LoadedSearch> {
  const all = await loadAllCameras();
  return { find: (query) => findCameras(all, query).slice(0, SUGGESTED_CAMERAS), CameraResults, NoCameras };
}

interface FollowProps {
  readonly onFollow: (event: MouseEvent) => void;
}

interface ResultsProps extends FollowProps {
  readonly found: readonly ListedCamera[];
  /** index of the result selected by keyboard; -1 for none */
  readonly active: number;
  readonly listId: string;
  readonly optionId: (index: number) => string;
}

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
          href={placeOf(model, locale)}
          css={styles.option}
          onClick={onFollow}
          onMouseDown={keepFocus}
        >
          <span css={styles.name}>
            <Unbroken text={fullModelName(model, locale)} />
          </span>{' '}
          <OtherNames model={model} />
          <span css={styles.verdict}>{t(`verdict.${verdictOf(model)}`)}</span>
        </Link>
      ))}
    </div>
  );
}

/** The camera's names in other markets, because the visitor may have searched for one. */
function OtherNames({ model }: { readonly model: ListedCamera }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const names = alsoSoldAs(model, locale);
  return (
    names.length > 0 && (
      <span css={styles.otherNames}>
        <Unbroken text={names.join(t('list.separator'))} />{' '}
      </span>
    )
  );
}

/** The path to a camera's page; without one, to the table of all cameras with the camera's row first. */
const placeOf = (camera: ListedCamera, locale: string) =>
  pagePath(camera.brand, camera.slug) ?? `/cameras${queryOf({ ...NO_CHOICE, query: fullModelName(camera, locale) })}`;

/** The path to a maker's list of cameras; without one, to the table of all cameras filtered by maker. */
const listOf = (brand: ListedMakerId) =>
  findBrand(brand) ? `/${brand}/all-models` : `/cameras${queryOf({ ...NO_CHOICE, brand })}`;

/** Tells the visitor that phones keep no count, or that no camera has this name. Links to each maker's list. */
function NoCameras({ query, onFollow }: FollowProps & { readonly query: string }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  if (namesPhone(query)) return <p css={styles.none}>{t('reason.phone')}</p>;
  return (
    <div css={styles.none}>
      <p>{t('search.none', { query })}</p>
      <Cluster as="ul" gap={[0, 4]} above={1} css={styles.brands}>
        {listedMakers.map((maker) => (
          <li key={maker.id}>
            <Link href={listOf(maker.id)} onClick={onFollow} onMouseDown={keepFocus}>
              {brandName(maker, locale)}
            </Link>
          </li>
        ))}
      </Cluster>
    </div>
  );
}

/** A press on a link must not take the focus from the field, which would close the results. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

const styles = {
  option: (theme: Theme) =>
    css({
      // doubled, to outweigh the link style of a surrounding menu
      '&&': {
        display: 'block',
        minHeight: theme.tap,
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
  otherNames: (theme: Theme) => css({ display: 'block', color: theme.color.textMuted, fontSize: theme.size.xs }),
  verdict: (theme: Theme) => css({ color: theme.color.textMuted, fontSize: theme.size.xs }),
  none: (theme: Theme) => css({ padding: theme.space(2), fontSize: theme.size.s, overflowWrap: 'anywhere' }),
  brands: css({ '& a': { display: 'flex', alignItems: 'center', minHeight: 32 } }),
};
