import { css, type Theme } from '@emotion/react';
import { lazy, use } from 'react';
import { useTranslation } from 'react-i18next';
import { easiestAnswer, answersOf } from '../../cameras/answer';
import { loadCameras } from '../../cameras/cameras';
import { alsoSoldAs, type Brand, fullModelName } from '../../cameras/catalogue';
import { loadContent } from '../../content/content';
import { useLanguage } from '../router/LanguageProvider';
import { loadTranslator } from '../../i18n/translator';
import { Deferred } from '../ui/Deferred';
import { Cluster, screenOnly, Stack } from '../ui/layouts';
import { touchArea } from '../ui/touchArea';
import { Link } from '../ui/Link';
import { ShortText, Unbroken } from '../ui/Unbroken';
import { FirstWay } from './model/FirstWay';
import { ModelTool } from './model/ModelTool';
import { Verdict } from './model/Verdict';

interface Props {
  readonly brand: Brand;
  readonly slug: string;
}

/**
 * A camera's page: first the verdict, and the tool or, if photos have no count, the best other way to find one. The
 * meaning of the count follows.
 */
export default function ModelPage({ brand, slug }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const model = use(loadCameras(brand.id)).find((camera) => camera.slug === slug)!;
  const name = fullModelName(model, locale);
  const otherNames = alsoSoldAs(model, locale);
  const isTried = easiestAnswer(model).way === 'photo';
  const { usb, cardReport } = answersOf(model);
  const readsByCable = isTried && usb.way === 'usb';
  const showsCardReport = cardReport.certainty === 'reported';

  return (
    <>
      <Stack as="header" gap={1} below={3} css={styles.header}>
        <h1>
          <ShortText>{t('model.heading', { model: name })}</ShortText>
        </h1>
        {otherNames.length > 0 && (
          <p css={styles.also} data-other-names>
            <Unbroken text={t('model.also', { names: otherNames.join(t('list.separator')) })} />
          </p>
        )}
      </Stack>
      <Deferred load={() => loadTranslator(locale, ['modelGuide'])}>
        <Verdict model={model} />
      </Deferred>
      <div css={styles.first} data-holds-tool>
        {isTried ? (
          <ModelTool model={model} />
        ) : (
          <Deferred load={() => loadTranslator(locale, ['modelGuide', 'ways'])}>
            <FirstWay model={model} />
          </Deferred>
        )}
        {(showsCardReport || readsByCable) && (
          <Cluster as="p" gap={[1, 5]} size="s" above={5} css={screenOnly}>
            {showsCardReport && (
              <span>
                <Link href="/card-report">{t('model.cardReport.link')}</Link> {t('model.cardReport.warning')}
              </span>
            )}
            {readsByCable && (
              <Link href="/connect" css={touchArea}>
                {t('footer.connect')}
              </Link>
            )}
          </Cluster>
        )}
      </div>

      <Deferred
        load={() =>
          Promise.all([
            importGuide(),
            loadTranslator(locale, ['modelGuide', 'ways', 'advice']),
            loadContent(locale, 'market'),
            loadContent(locale, `models/${model.brand}`),
          ])
        }
      >
        <ModelGuide model={model} />
      </Deferred>
    </>
  );
}

const importGuide = () => import('./model/ModelGuide');
const ModelGuide = lazy(importGuide);

const styles = {
  header: (theme: Theme) => css({ [theme.media.mobile]: { marginBottom: theme.space(2) } }),
  also: (theme: Theme) => css({ color: theme.color.textMuted, fontSize: theme.size.s }),
  first: (theme: Theme) => css({ marginTop: theme.space(5), [theme.media.mobile]: { marginTop: theme.space(4) } }),
};
